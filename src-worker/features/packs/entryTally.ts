import { fallsFlat, type EntryTally } from "../../../src-shared/catalog/packs.ts";
import { entryKey } from "../../../src-shared/text/packEntries.ts";
import type { PackRow } from "./pack.repository.ts";

/**
 * Returns how an entry of this pack has done so far. `isRetired`: its owner has switched it off, or it fell
 * flat too often.
 */
export function tallyOf(
  { shown, flat, retired }: Pick<PackRow, "shown" | "flat" | "retired">,
  entry: string,
): EntryTally & { readonly isRetired: boolean } {
  const key = entryKey(entry);
  // An entry may be the word "constructor", which every object inherits as a property.
  const countOf = (counts: typeof shown) => (Object.hasOwn(counts, key) ? (counts[key] ?? 0) : 0);
  const tally = { shown: countOf(shown), flat: countOf(flat) };
  return { ...tally, isRetired: retired.includes(key) || fallsFlat(tally) };
}
