import { fallsFlat, type EntryTally } from "../../../src-shared/catalog/packs.ts";
import { entryKey } from "../../../src-shared/text/packEntries.ts";
import type { PackRow } from "./pack.repository.ts";

/** How an entry of this pack did so far; `isRetired`: its owner lets it rest, or it fell flat too often. */
export function tallyOf(
  { shown, flat, retired }: Pick<PackRow, "shown" | "flat" | "retired">,
  entry: string,
): EntryTally & { readonly isRetired: boolean } {
  const key = entryKey(entry);
  const tally = { shown: shown[key] ?? 0, flat: flat[key] ?? 0 };
  return { ...tally, isRetired: retired.includes(key) || fallsFlat(tally) };
}
