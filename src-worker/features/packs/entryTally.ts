import type { EntryTally } from "../../../src-shared/catalog/packs.ts";
import { entryKey } from "../../../src-shared/text/packEntries.ts";
import type { PackRow } from "./pack.repository.ts";

/** How an entry of this pack did so far. */
export function tallyOf(
  { shown, flat }: Pick<PackRow, "shown" | "flat">,
  entry: string,
): EntryTally {
  const key = entryKey(entry);
  return { shown: shown[key] ?? 0, flat: flat[key] ?? 0 };
}
