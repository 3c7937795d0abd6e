import type { Random } from "./random.ts";

/**
 * In which order content comes, so that a regular table sees nothing twice while there is anything new: what
 * nobody here has seen, mixed; then the rest, the longest ago first. `seen`: ids, oldest first.
 */
export function freshFirst<Item>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  seen: readonly string[],
  random: Random,
): Item[] {
  // Of an id that came again the last time counts: later places overwrite earlier ones.
  const place = new Map(seen.map((id, at) => [id, at]));
  const placeOf = (item: Item) => place.get(idOf(item));
  const fresh = items.filter((item) => placeOf(item) === undefined);
  const old = items
    .filter((item) => placeOf(item) !== undefined)
    .sort((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0));
  return [...random.shuffled(fresh), ...old];
}
