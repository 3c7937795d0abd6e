import { Link2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce, toast } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { CopyByHand } from "../../ui/forms/CopyByHand.tsx";

/** How long 'Copied' is shown, ms (specification, section 9). */
const COPIED_MS = 2_000;

/** A button that copies a link to the clipboard, to be sent some other way. */
export function CopyLink({ url, label }: { readonly url: string; readonly label?: string }) {
  const { t } = useTranslation(["links", "common"]);
  const [isCopied, setCopied] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timeout = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timeout);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
      announce(t("common:button.copied"));
    } catch {
      // Without https or permission a page cannot write to the clipboard.
      setRefused(true);
      toast(t("copyFailed"), "bad");
    }
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
