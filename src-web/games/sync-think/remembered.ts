import type { LevelEntry } from "../../../src-rooms/games/sync-think/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

interface Duo {
  readonly ids: readonly [PlayerId, PlayerId];
  /** How many words they had in common. */
  readonly count: number;
}

/** Returns the two players who wrote the same word most often; undefined if none ever did. */
export function closestDuo(entries: readonly LevelEntry[]): Duo | undefined {
  const duos = new Map<string, Duo>();
  for (const { matchingPlayerIds } of entries) {
    for (const [at, one] of matchingPlayerIds.entries()) {
      for (const other of matchingPlayerIds.slice(at + 1)) {
        const key = `${one}-${other}`;
        duos.set(key, { ids: [one, other], count: (duos.get(key)?.count ?? 0) + 1 });
      }
    }
  }
  return [...duos.values()].sort((a, b) => b.count - a.count)[0];
}

/** Returns the match at the earliest level, of most people among those; only words that may be shown. */
export function quickest(entries: readonly LevelEntry[]): LevelEntry | undefined {
  return entries
    .filter(({ text }) => text !== "")
    .toSorted(
      (a, b) => a.level - b.level || b.matchingPlayerIds.length - a.matchingPlayerIds.length,
    )[0];
}
