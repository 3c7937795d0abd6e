/** One place of the word bar: a letter or sign that is shown, or undefined for a hidden letter. */
export type Cell = string | undefined;

const HIDDEN = "_";

/** Splits the bar into words of cells; `_` is a hidden letter. */
export function wordsOf(bar: string): readonly (readonly Cell[])[] {
  return bar
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => Array.from(word, (sign) => (sign === HIDDEN ? undefined : sign)));
}

const LETTER = /\p{L}|\p{N}/u;

/** Returns the number of letters in each word, hidden or shown; signs do not count. */
export function letterCounts(words: readonly (readonly Cell[])[]): number[] {
  return words.map(
    (cells) => cells.filter((cell) => cell === undefined || LETTER.test(cell)).length,
  );
}

/** Returns the number of cells of the whole bar, including the gaps between words; at least 1. */
export function barLength(words: readonly (readonly Cell[])[]): number {
  const lengths = words.map((cells) => cells.length);
  const all = lengths.reduce((sum, length) => sum + length, 0) + Math.max(0, lengths.length - 1);
  return Math.max(1, all);
}
