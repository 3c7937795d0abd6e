import {
  FALLBACK_LANGUAGE,
  intlTag,
  languageOfTag,
  type Language,
} from "../../src-shared/catalog/languages.ts";
import { texts } from "./instance.ts";

/** The language on screen, in our own codes (`dk` for Danish). */
export function currentLanguage(): Language {
  return languageOfTag(texts.language ?? "") ?? FALLBACK_LANGUAGE;
}

/** The same as the tag that Intl, speech and `<html lang>` understand (`da` for Danish). */
export function currentTag(): string {
  return intlTag(currentLanguage());
}

/** Show everything in this language from now on; the choice is kept in the browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  const url = new URL(location.href);
  // An address that names a language would take the choice back at the next reload; the rest of it stays.
  if (url.searchParams.has("lng")) {
    url.searchParams.delete("lng");
    history.replaceState(history.state, "", url);
  }
  await texts.changeLanguage(intlTag(language));
}
