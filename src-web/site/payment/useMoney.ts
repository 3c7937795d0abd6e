import { useTranslation } from "react-i18next";
import { currentTag } from "../../i18n/language.ts";
import { formatMoney } from "./money.ts";

/** Writes amounts (minor units) as the language on screen does; changes with it. */
export function useMoney(): (amount: number, currency: string) => string {
  const { i18n } = useTranslation();
  // `language` is what makes the tag change.
  const tag = i18n.language ? currentTag() : "en";
  return (amount, currency) => formatMoney(amount, currency, tag);
}
