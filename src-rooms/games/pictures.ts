import type { PackContent } from "../../src-shared/catalog/packs.ts";
import { pictureKey } from "../../src-shared/text/packEntries.ts";
import { freshFirst, type Random } from "./random.ts";

/** Keys of all pictures in these packs, each once. */
export function pictureKeys(packs: readonly PackContent[]): string[] {
  const ids = packs.flatMap(({ kind, entries }) => (kind === "picture" ? entries : []));
  return [...new Set(ids)].map(pictureKey);
}

/**
 * In which order pictures come where the host chose packs of them: theirs that nobody here has seen, then the
 * house's, then what was seen, the longest ago first. `seen`: keys, oldest first.
 */
export function packsFirst(
  theirs: readonly string[],
  house: readonly string[],
  seen: readonly string[],
  random: Random,
): string[] {
  const known = new Set(seen);
  const fresh = theirs.filter((key) => !known.has(key));
  const rest = [...theirs.filter((key) => known.has(key)), ...house];
  return [...random.shuffled(fresh), ...freshFirst(rest, (key) => key, seen, random)];
}
