import {
  FALLBACK_LANGUAGE,
  intlTag,
  languageOfTag,
  type Language,
} from "../../src-shared/catalog/languages.ts";
import { texts } from "./instance.ts";

/** The language on screen, in the product's own codes (`dk` for Danish). */
export function currentLanguage(): Language {
  return languageOfTag(texts.language ?? "") ?? FALLBACK_LANGUAGE;
}

/** The same as a tag for Intl, speech and `<html lang>` (`da` for Danish). */
export function currentTag(): string {
  return intlTag(currentLanguage());
}

/** Switches everything to this language and stores the choice in the browser. */
export async function chooseLanguage(language: Language): Promise<void> {
  const url = new URL(location.href);
  // An address that names a language would undo the choice at the next reload; the rest of it stays.
  if (url.searchParams.has("lng")) {
    url.searchParams.delete("lng");
    history.replaceState(history.state, "", url);
  }
  await texts.changeLanguage(intlTag(language));
}
