import { useTranslation } from "react-i18next";
import { currentTag } from "../../i18n/language.ts";
import { formatMoney } from "./money.ts";

/** Returns a formatter for amounts in minor units, in the language on screen. */
export function useMoney(): (amount: number, currency: string) => string {
  const { i18n } = useTranslation();
  // Reading `language` makes the tag follow a change of language.
  const tag = i18n.language ? currentTag() : "en";
  return (amount, currency) => formatMoney(amount, currency, tag);
}
