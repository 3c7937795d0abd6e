/** Combining marks one letter may carry: more is a tower that covers the lines around it. */
const MARKS_MAX = 2;

/**
 * What players wrote, as the room keeps it: NFC, trimmed, single spaces, without control and
 * formatting characters (which could turn the direction of everything after them) and without
 * towers of accents. Never HTML: screens print texts as texts.
 */
export function cleanText(text: string): string {
  return (
    text
      .normalize("NFC")
      .replaceAll(/[\s\p{Z}]+/gu, " ")
      // Joiners hold emoji together and stay; the rest of the invisible goes.
      .replaceAll(/[\p{Cc}\p{Co}\p{Cn}\p{Cs}]|(?!\u200d)\p{Cf}/gu, "")
      .replaceAll(new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, "gu"), "$1")
      .replaceAll(/ {2,}/gu, " ")
      .trim()
  );
}

/** Length as people count it: an emoji or an accented letter is one. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of new Intl.Segmenter().segment(text)) length += 1;
  return length;
}
