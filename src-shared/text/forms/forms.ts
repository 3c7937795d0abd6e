/**
 * What a language does to a word without making it another word. Articles and the words of
 * `different` are written as people write them; endings and irregular forms are folded (no accents).
 */
export interface WordForms {
  /** Leading words that count for nothing; one that ends with an apostrophe sticks to its word. */
  readonly articles: readonly string[];
  /** Base ending and changed ending: plurals, diminutives, articles at the end of a word. */
  readonly endings: readonly (readonly [base: string, changed: string])[];
  /** Forms no ending explains; the words of one line are the same word. */
  readonly irregular: readonly (readonly string[])[];
  /** Words that look like forms or misspellings of each other and are not. */
  readonly different: readonly (readonly [string, string])[];
}

/** Each line's words as pairs: the first with every other. */
export function lines(...texts: readonly string[]): readonly (readonly string[])[] {
  return texts.map((text) => text.split(" "));
}

/** `one/other` pairs. */
export function pairs(text: string): readonly (readonly [string, string])[] {
  return text.split(" ").map((pair) => {
    const [one = "", other = ""] = pair.split("/");
    return [one, other] as const;
  });
}

/** The same ending after each of these letters doubled: `hat`, `hatten`. */
export function doubled(letters: string, ending: string): readonly (readonly [string, string])[] {
  return Array.from(letters, (letter) => [letter, letter + letter + ending] as const);
}
