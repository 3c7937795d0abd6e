import { intlTag, type Language } from "../../src-shared/catalog/languages.ts";
import { files, read } from "./repository.ts";

export const LOCALES = "src-web/i18n/locales";
export type Texts = ReadonlyMap<string, string>;

/** Returns all texts of a locale file, by their dotted keys. */
export function textsOf(path: string): Texts {
  const texts = new Map<string, string>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value === "object" && value !== null) {
      for (const [name, part] of Object.entries(value)) walk(part, key ? `${key}.${name}` : name);
    } else texts.set(key, typeof value === "string" ? value : "");
  };
  walk(JSON.parse(read(path)), "");
  return texts;
}

/** Names of the namespaces, taken from the English locale files. */
export function namespaces(): string[] {
  return files(`${LOCALES}/en/*.json`).map((path) => path.replace(/^.*\/|\.json$/g, ""));
}

const PLURAL = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/;

export interface Plural {
  readonly base: string;
  readonly isOrdinal: boolean;
}

/**
 * Splits a plural key into its parts; undefined for a plain key. A key is a plural only if its `_other` form
 * exists.
 */
export function pluralOf(key: string, texts: Texts): Plural | undefined {
  const [, base, ordinal = ""] = PLURAL.exec(key) ?? [];
  if (base === undefined || !texts.has(`${base}${ordinal}_other`)) return undefined;
  return { base, isOrdinal: ordinal !== "" };
}

/** The keys a language must have, given the English ones: its own plural forms instead of English's. */
export function keysFor(language: Language, english: Texts): Set<string> {
  const keys = new Set<string>();
  for (const key of english.keys()) {
    const plural = pluralOf(key, english);
    if (!plural) keys.add(key);
    else {
      const type = plural.isOrdinal ? "ordinal" : "cardinal";
      const rules = new Intl.PluralRules(intlTag(language), { type });
      const infix = plural.isOrdinal ? "_ordinal" : "";
      for (const category of rules.resolvedOptions().pluralCategories) {
        keys.add(`${plural.base}${infix}_${category}`);
      }
    }
  }
  return keys;
}

/** Returns the distinct `{{names}}` and `<tags>` of a text, sorted. */
export function placeholders(text: string): string[] {
  const found = text.match(/\{\{\s*[\w.]+[^}]*\}\}|<\/?\w+\s*\/?>/g) ?? [];
  return [...new Set(found.map((part) => part.replaceAll(/\s+/g, "")))].toSorted((a, b) =>
    a.localeCompare(b),
  );
}
