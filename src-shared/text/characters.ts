/** Made at the first use, as making one is slow and older browsers are lent theirs at the start. */
let segmenter: Intl.Segmenter | undefined;

/** Returns a text's characters as people count them: an emoji or a letter with its accents is one. */
export function charactersOf(text: string): string[] {
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
