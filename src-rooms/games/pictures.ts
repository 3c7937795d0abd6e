import type { PackContent } from "../../src-shared/catalog/packs.ts";
import { pictureKey } from "../../src-shared/text/packEntries.ts";
import { freshFirst, type Random } from "./random.ts";

/** Keys of all pictures in these packs, without duplicates. */
export function pictureKeys(packs: readonly PackContent[]): string[] {
  const ids = packs.flatMap(({ kind, entries }) => (kind === "picture" ? entries : []));
  return [...new Set(ids)].map(pictureKey);
}

/**
 * Orders the pictures when the host chose picture packs: first the packs' pictures that nobody here has seen,
 * then built-in ones that nobody has seen, then the rest, seen longest ago first. `seen`: keys, oldest first.
 */
export function packsFirst(
  theirs: readonly string[],
  builtIn: readonly string[],
  seen: readonly string[],
  random: Random,
): string[] {
  const known = new Set(seen);
  const fresh = theirs.filter((key) => !known.has(key));
  const rest = [...theirs.filter((key) => known.has(key)), ...builtIn];
  return [...random.shuffled(fresh), ...freshFirst(rest, (key) => key, seen, random)];
}
