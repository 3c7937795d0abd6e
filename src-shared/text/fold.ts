import type { Language } from "../catalog/languages.ts";

/** Letters with a stroke or ligature that do not decompose, although people often type them without it. */
const UNTIED: Readonly<Record<string, string>> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ŋ: "n",
};

/** Returns the text in lower case without accents, strokes and ligatures; everything else stays. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, "")
    .replaceAll(/[łøđðþßæœıŋ]/gu, (letter) => UNTIED[letter] ?? letter);
}

/**
 * Returns the form in which texts are compared: no case, accents or punctuation, single spaces. 'Ça va,
 * Łódź!' is `ca va lodz`.
 */
export function fold(text: string): string {
  return plainLetters(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** How umlauts are spelt on keyboards without them. */
const SPELT_OUT: Partial<Record<Language, Readonly<Record<string, string>>>> = {
  de: { ä: "ae", ö: "oe", ü: "ue" },
  dk: { æ: "ae", ø: "oe", å: "aa" },
};

/**
 * Returns the text with its umlauts spelt out, in lower case: 'Schlüssel' is `schluessel`, 'rødgrød' is
 * `roedgroed`.
 */
export function speltOut(text: string, language: Language): string {
  const letters = SPELT_OUT[language];
  const lower = text.normalize("NFC").toLowerCase();
  return letters ? lower.replaceAll(/[äöüæøå]/gu, (letter) => letters[letter] ?? letter) : lower;
}
