import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { currentTag } from "./language.ts";

/** Formats numbers and lists for the language on screen. */
interface Formats {
  readonly number: (value: number) => string;
  readonly list: (items: readonly string[]) => string;
}

/** Formatters for the language on screen; they change with it. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useMemo(() => {
    // Reading `language` makes the formatters follow a change of language.
    const tag = language ? currentTag() : "en";
    const number = new Intl.NumberFormat(tag);
    const list = new Intl.ListFormat(tag, { type: "conjunction" });
    return { number: (value) => number.format(value), list: (items) => list.format(items) };
  }, [language]);
}
