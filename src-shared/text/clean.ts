/** Combining marks one letter may carry: more is a tower that covers the lines around it. */
const MARKS_MAX = 2;

/** Letters by name that nobody sees, as fillers of Korean and an empty Braille cell; signs that choose an emoji's look stay. */
const UNSEEN_LETTER = /(?!\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|\u2800/gu;

const JOINER = "\u200d";

/** Joiners hold emoji together and stay there; between letters nobody sees them. */
function joined(before: string, after: string): string {
  const isEmoji =
    /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u.test(before) &&
    /^\p{Extended_Pictographic}/u.test(after);
  return isEmoji ? before + JOINER + after : before + after;
}

/**
 * What players wrote, as the room keeps it: NFC, trimmed, single spaces, without control and
 * formatting characters (which could turn the direction of everything after them) and without
 * towers of accents. Never HTML: screens print texts as texts.
 */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\s\p{Z}]+/gu, " ")
    .replaceAll(/[\p{Cc}\p{Co}\p{Cn}\p{Cs}]|(?!\u200d)\p{Cf}/gu, "")
    .replaceAll(UNSEEN_LETTER, "")
    .split(JOINER)
    .reduce(joined)
    .replaceAll(new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, "gu"), "$1")
    .replaceAll(/ {2,}/gu, " ")
    .trim();
}

/** Length as people count it: an emoji or an accented letter is one. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of new Intl.Segmenter().segment(text)) length += 1;
  return length;
}
