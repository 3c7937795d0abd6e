import { Link2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce, toast } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { CopyByHand } from "../../ui/forms/CopyByHand.tsx";

/** 'Copied' stays this long (specification, section 9). */
const COPIED_MS = 2_000;

/** A link to send by other ways: the clipboard gets it. */
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
      // Without https, or without leave, a page does not reach the clipboard.
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
