import type { Language } from "../../src-shared/catalog/languages.ts";
import de from "./locales/de.json";
import dk from "./locales/dk.json";
import en from "./locales/en.json";
import es from "./locales/es.json";
import fr from "./locales/fr.json";
import nl from "./locales/nl.json";
import pl from "./locales/pl.json";
import ro from "./locales/ro.json";
import sk from "./locales/sk.json";

export type MailTexts = typeof en;

/** The texts of mails by language. A language without one of the texts does not compile. */
export const MAIL_TEXTS: Readonly<Record<Language, MailTexts>> = {
  en,
  dk,
  nl,
  de,
  es,
  fr,
  pl,
  sk,
  ro,
};

/** Replaces the `{{names}}` in a text. Placeholders inside the inserted values stay as they are. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/gu, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the mail has no value for {{${name}}}`);
    return value;
  });
}
