/** One place of the word bar: a letter or sign that is shown, or undefined for a hidden letter. */
export type Cell = string | undefined;

const HIDDEN = "_";

/** The bar as words of cells; `_` is a hidden letter. */
export function wordsOf(bar: string): readonly (readonly Cell[])[] {
  return bar
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => Array.from(word, (sign) => (sign === HIDDEN ? undefined : sign)));
}

const LETTER = /\p{L}|\p{N}/u;

/** How many letters each word has, hidden or shown: signs do not count. */
export function letterCounts(words: readonly (readonly Cell[])[]): number[] {
  return words.map(
    (cells) => cells.filter((cell) => cell === undefined || LETTER.test(cell)).length,
  );
}

/** The longest stretch of cells that cannot be broken, and all cells with the gaps between words. */
export function barLength(words: readonly (readonly Cell[])[]): { longest: number; all: number } {
  const lengths = words.map((cells) => cells.length);
  const all = lengths.reduce((sum, length) => sum + length, 0) + Math.max(0, lengths.length - 1);
  return { longest: Math.max(1, ...lengths), all: Math.max(1, all) };
}
