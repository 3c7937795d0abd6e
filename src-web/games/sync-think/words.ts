import type { CSSProperties } from "react";

/** Words with fewer letters are sized like one of this many. */
const SHORTEST = 4;

/** A word longer than this is broken in the middle, as it would be too small to read. */
const LONGEST_LINE = 14;

/**
 * Capitals that are much wider than others, and by how much: without this, MAMMUT would break before its last
 * letter.
 */
const WIDE = /[MWŴÆŒ]/gu;
const WIDER = 0.3;

/** Returns the width of a word, in letters of usual width; words are shown in capitals. */
function widthOf(word: string): number {
  const wide = word.toUpperCase().match(WIDE)?.length ?? 0;
  return Math.round((Array.from(word).length + WIDER * wide) * 10) / 10;
}

interface Lines {
  /** Letters in the longest line; wide ones count for more than one. */
  readonly letters: number;
  readonly lines: 1 | 2 | 3;
}

/**
 * Returns the smallest possible width of the widest line when these words, with a space between any two, are
 * split into `lines` lines.
 */
function narrowest(words: readonly number[], lines: number): number {
  const whole = words.reduce((sum, width) => sum + width + 1, -1);
  if (lines === 1 || words.length === 1) return whole;
  const ends = words.slice(1).map((_, at) => at + 1);
  return Math.min(
    ...ends.map((end) =>
      Math.max(narrowest(words.slice(0, end), 1), narrowest(words.slice(end), lines - 1)),
    ),
  );
}

/**
 * Returns how a word is set: on one line, on two if it has a space or is very long, on three if two would be
 * too long.
 */
export function linesOf(text: string): Lines {
  const letters = Array.from(text).length;
  const words = text.split(/[\s-]+/u).map(widthOf);
  if (words.length === 1) {
    if (letters <= LONGEST_LINE) return { letters: Math.max(SHORTEST, widthOf(text)), lines: 1 };
    return { letters: Math.ceil(letters / 2) + 1, lines: 2 };
  }
  const lines = words.length > 2 && narrowest(words, 2) > LONGEST_LINE ? 3 : 2;
  return { letters: Math.max(SHORTEST, narrowest(words, lines)), lines };
}

/** Returns `--letters` and `--lines`, from which style sheets fit a word into its card. */
export function fitted(text: string): CSSProperties {
  const { letters, lines } = linesOf(text);
  return { "--letters": letters, "--lines": lines } as CSSProperties;
}

/** Accents stay: only the room knows which of them make a different word, as in 'bar' and 'bär'. */
function loose(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}

function strict(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/gu, "");
}

/**
 * Returns the used word that this text equals, as far as a phone can tell while the player types. The room
 * also knows plurals, and decides.
 */
export function usedAlready(
  text: string,
  forbidden: readonly string[],
  isClose: boolean,
): string | undefined {
  const key = isClose ? loose : strict;
  const typed = key(text);
  return typed === "" ? undefined : forbidden.find((word) => key(word) === typed);
}

/** Whether the text has anything to compare. */
export function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
