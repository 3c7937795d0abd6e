import { fold } from "../../src-shared/text/fold.ts";

/** Shortest word that counts, letters. Shorter ones are mostly articles and prepositions. */
const TELLING = 4;

/** The significant words of a line, folded. */
export function telling(text: string): ReadonlySet<string> {
  return new Set(
    fold(text)
      .split(" ")
      .filter((word) => word.length >= TELLING),
  );
}

/** Similarity of two sets of words: the words in both as a share of the words in either, 0 to 1. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared / (one.size + other.size - shared);
}

/**
 * Pairs of lines that say nearly the same. Each has at least three significant words, and the pair's
 * similarity is at least `limit`.
 */
export function nearlyTwice(
  lines: readonly string[],
  limit: number,
): (readonly [string, string])[] {
  const known = new Map<string, { readonly line: string; readonly words: ReadonlySet<string> }[]>();
  const found: (readonly [string, string])[] = [];
  for (const line of lines) {
    const words = telling(line);
    if (words.size < 3) continue;
    const met = new Set([...words].flatMap((word) => known.get(word) ?? []));
    for (const other of met) {
      if (overlap(words, other.words) >= limit) found.push([other.line, line]);
    }
    const entry = { line, words };
    for (const word of words) known.set(word, [...(known.get(word) ?? []), entry]);
  }
  return found;
}

/** Texts that occur more than once, compared without case, accents and punctuation. */
export function twice(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const key = fold(text) || text;
    const isKnown = seen.has(key);
    seen.add(key);
    return isKnown;
  });
}
