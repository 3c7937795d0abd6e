import {
  FALLBACK_LANGUAGE,
  intlTag,
  languageOfTag,
  type Language,
} from "../../src-rooms/catalog/languages.ts";
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
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  // An address that names a language would take the choice back at the next reload; the rest of it stays.
  if (query.has("lng")) {
    query.delete("lng");
    const rest = query.toString();
    history.replaceState(history.state, "", pathname + (rest && `?${rest}`) + hash);
  }
  await texts.changeLanguage(language);
}
