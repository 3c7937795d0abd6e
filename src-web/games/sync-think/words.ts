import type { CSSProperties } from "react";

/** Words are written in letters of one height: a lower-case word is as big as a capital one. */
const SHORTEST = 4;

/** A longer word is broken in the middle rather than drawn too small to read. */
const LONGEST_LINE = 14;

/** Capitals much wider than others, and by how much: without it MAMMUT would break before its last letter. */
const WIDE = /[MWŴÆŒ]/gu;
const WIDER = 0.3;

/** How many letters of usual width a word is as wide as. */
function widthOf(word: string): number {
  const wide = word.toUpperCase().match(WIDE)?.length ?? 0;
  return Math.round((Array.from(word).length + WIDER * wide) * 10) / 10;
}

interface Lines {
  /** Letters of the longest line; one that is wider than others counts for more. */
  readonly letters: number;
  readonly lines: 1 | 2 | 3;
}

/** How wide the widest line is where these words, with a space between any two, stand in so many lines. */
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

/** How a word is set: in one line, in two where it has a space or is very long, in three where two would be too long. */
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

/** `--letters` and `--lines` for style sheets that fit a word into its card. */
export function fitted(text: string): CSSProperties {
  const { letters, lines } = linesOf(text);
  return { "--letters": letters, "--lines": lines } as CSSProperties;
}

/** Accents stay: only the room knows which of them make another word, as 'bar' and 'bär'. */
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
 * The word on the table that this one is, as far as a phone can tell while somebody types; the room
 * knows plurals, too, and has the last word.
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

/** Is there anything to compare in it? */
export function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}
