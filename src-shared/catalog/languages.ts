/**
 * Interface languages and their order in the picker (specification, section 9).
 * `dk` is this product's code for Danish; browsers and Intl know it as `da`.
 */
export const LANGUAGES = ["en", "dk", "nl", "de", "es", "fr", "pl", "sk", "ro"] as const;

export type Language = (typeof LANGUAGES)[number];

/** The language of people for whom none of the others fits (specification, section 9). */
export const FALLBACK_LANGUAGE: Language = "en";

/** Each language's own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  dk: "Dansk",
  nl: "Nederlands",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  pl: "Polski",
  sk: "Slovenčina",
  ro: "Română",
};

/** Returns the BCP 47 tag for Intl, `<html lang>` and speech. */
export function intlTag(language: Language): string {
  return language === "dk" ? "da" : language;
}

/** Returns the supported language of a tag such as `da-DK` or `pl`; undefined when there is none. */
export function languageOfTag(tag: string): Language | undefined {
  const base = tag.toLowerCase().split(/[-_]/)[0];
  const wanted = base === "da" ? "dk" : base;
  return LANGUAGES.find((language) => language === wanted);
}
