import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "./announcer.ts";

/** How long 'Copied' is shown, ms (specification, section 9). */
const COPIED_MS = 2_000;

/**
 * Copies texts to the clipboard. `isCopied` is true for a moment after each, for the button to say so; screen
 * readers announce it. `copy` resolves to false if the page may not write to the clipboard: without https or
 * permission.
 */
export function useCopied(): readonly [
  isCopied: boolean,
  copy: (text: string) => Promise<boolean>,
] {
  const { t } = useTranslation("common");
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timeout = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timeout);
  }, [isCopied]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch (error) {
      console.error("cannot copy", error);
      return false;
    }
    setCopied(true);
    announce(t("button.copied"));
    return true;
  };
  return [isCopied, copy];
}
