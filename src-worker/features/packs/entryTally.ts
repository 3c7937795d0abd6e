import { fallsFlat, type EntryTally } from "../../../src-shared/catalog/packs.ts";
import { entryKey } from "../../../src-shared/text/packEntries.ts";
import type { PackRow } from "./pack.repository.ts";

/** How an entry of this pack did so far; `isRetired`: its owner lets it rest, or it fell flat too often. */
export function tallyOf(
  { shown, flat, retired }: Pick<PackRow, "shown" | "flat" | "retired">,
  entry: string,
): EntryTally & { readonly isRetired: boolean } {
  const key = entryKey(entry);
  // "Constructor" is a word, and something that every object has.
  const countOf = (counts: typeof shown) => (Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0);
  const tally = { shown: countOf(shown), flat: countOf(flat) };
  return { ...tally, isRetired: retired.includes(key) || fallsFlat(tally) };
}
