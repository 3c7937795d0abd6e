import { Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../ui/feedback/announcer.ts";
import { useCopied } from "../../ui/feedback/useCopied.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { CopyByHand } from "../../ui/forms/CopyByHand.tsx";

/** A button that copies a link to the clipboard, to be sent some other way. */
export function CopyLink({ url, label }: { readonly url: string; readonly label?: string }) {
  const { t } = useTranslation(["links", "common"]);
  const [isCopied, copied] = useCopied();
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    if (await copied(url)) return;
    setRefused(true);
    toast(t("copyFailed"), "bad");
  };
  return (
    <>
      <Button variant="quiet" wide icon={<Link2 />} lockMs={0} onClick={() => void copy()}>
        {isCopied ? t("common:button.copied") : (label ?? t("copy"))}
      </Button>
      {isRefused && <CopyByHand label={label ?? t("copy")} url={url} />}
    </>
  );
}
