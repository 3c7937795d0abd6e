import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../ui/feedback/announcer.ts";
import { CopyByHand } from "../../ui/forms/CopyByHand.tsx";

interface NotCopiedProps {
  /** Name of the field. */
  readonly label: string;
  readonly text: string;
}

/** Says that a text did not reach the clipboard, and shows it to be copied by hand. */
export default function NotCopied({ label, text }: NotCopiedProps) {
  const { t } = useTranslation("links");
  useEffect(() => toast(t("copyFailed"), "bad"), [t]);
  return <CopyByHand label={label} url={text} />;
}
