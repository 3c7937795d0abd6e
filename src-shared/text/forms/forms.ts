/**
 * Changes a language makes to a word without making it another word. Articles and the words of `different`
 * are written as people write them; endings and irregular forms are folded (no accents).
 */
export interface WordForms {
  /** Leading words that are ignored; one that ends with an apostrophe is joined to its word. */
  readonly articles: readonly string[];
  /**
   * Ending of the base form and ending of the changed form: plurals, diminutives, articles at the end of a
   * word.
   */
  readonly endings: readonly (readonly [base: string, changed: string])[];
  /** Forms that no ending explains; all words of one line are forms of the same word. */
  readonly irregular: readonly (readonly string[])[];
  /** Words that look like forms or misspellings of each other but are not. */
  readonly different: readonly (readonly [string, string])[];
}

/** Splits each line into its words. */
export function lines(...texts: readonly string[]): readonly (readonly string[])[] {
  return texts.map((text) => text.split(" "));
}

/** Splits a text into `one/other` pairs. */
export function pairs(text: string): readonly (readonly [string, string])[] {
  return text.split(" ").map((pair) => {
    const [one = "", other = ""] = pair.split("/");
    return [one, other] as const;
  });
}

/** Returns pairs of endings in which a final letter is doubled before an ending: `hat`, `hatten`. */
export function doubled(letters: string, ending: string): readonly (readonly [string, string])[] {
  return Array.from(letters, (letter) => [letter, letter + letter + ending] as const);
}
