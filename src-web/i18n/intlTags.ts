import type { FormatFunction, i18n } from "i18next";
import { intlTag, languageOfTag } from "../../src-shared/catalog/languages.ts";

function tagFor(code: string): string {
  const language = languageOfTag(code);
  return language ? intlTag(language) : code;
}

/**
 * i18next hands its language codes to Intl as they are, and Intl takes `dk` for no language at all:
 * it would count and format Danish the way the browser happens to be set. This translates the code
 * on the way to both.
 */
export function speakIntl({ services }: Pick<i18n, "services">): void {
  const { pluralResolver } = services;
  const getRule = pluralResolver.getRule.bind(pluralResolver);
  pluralResolver.getRule = (code: string, options?: object) => getRule(tagFor(code), options);
  // SAFETY: the types leave out the field in which the interpolator keeps its formatter.
  const interpolator = services.interpolator as { format?: FormatFunction };
  const { format } = interpolator;
  if (!format) return;
  interpolator.format = (value, name, code, options) =>
    format(value, name, code === undefined ? code : tagFor(code), options);
}
