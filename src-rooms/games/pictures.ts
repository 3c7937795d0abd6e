import type { PackContent } from "../../src-shared/catalog/packs.ts";
import { freshFirst, type Random } from "./random.ts";

const PREFIX = "picture:";

/** By what a picture of a pack is known among what a game shows. */
export function pictureKey(id: string): string {
  return `${PREFIX}${id}`;
}

/** The picture behind such a key; undefined: it is the key of something else. */
export function pictureOfKey(key: string): string | undefined {
  return key.startsWith(PREFIX) ? key.slice(PREFIX.length) : undefined;
}

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
