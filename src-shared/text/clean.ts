import { charactersOf } from "./characters.ts";

/** Combining marks one letter may carry: more form a stack that covers the lines around it. */
const MARKS_MAX = 2;

/**
 * Invisible characters that Unicode counts as letters or symbols, such as Korean fillers and the empty
 * Braille cell. The selectors of an emoji's look are kept.
 */
const UNSEEN_LETTER = /(?!\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|\u2800/gu;

/**
 * A selector of an emoji's look, with the emoji before it if there is one. Without one it is invisible, and makes two
 * texts differ that look the same.
 */
const SELECTOR = /(\p{Emoji}[\ufe0e\ufe0f])|[\ufe0e\ufe0f]/gu;

const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const JOINER = "\u200d";

/**
 * Joins two parts of a text: the joiner between them is kept inside an emoji and dropped between letters,
 * where it is invisible.
 */
function joined(before: string, after: string): string {
  const isEmoji =
    /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u.test(before) &&
    /^\p{Extended_Pictographic}/u.test(after);
  return isEmoji ? before + JOINER + after : before + after;
}

/**
 * Cleans a player's text for storage: NFC, trimmed, single spaces, without control and formatting characters
 * (which could change the direction of everything after them) and without stacks of accents. Empty if nothing of
 * it can be seen. Never HTML: screens render texts as plain text.
 */
export function cleanText(text: string): string {
  const clean = text
    .normalize("NFC")
    .replaceAll(/[\s\p{Z}]+/gu, " ")
    .replaceAll(/[\p{Cc}\p{Co}\p{Cn}\p{Cs}]|(?!\u200d)\p{Cf}/gu, "")
    .replaceAll(UNSEEN_LETTER, "")
    .replaceAll(SELECTOR, "$1")
    .split(JOINER)
    .reduce(joined)
    .replaceAll(new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, "gu"), "$1")
    .replaceAll(/ {2,}/gu, " ")
    .trim();
  return SEEN.test(clean) ? clean : "";
}

/** Returns the length as people count it: an emoji or an accented letter is one. */
export function textLength(text: string): number {
  return charactersOf(text).length;
}
