import type { Told } from "../../../src-rooms/games/ab-thinking/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

/** Returns the written clue that the fewest players understood, but at least one. */
export function finest(told: readonly Told[]): Told | undefined {
  return told
    .filter(({ clue, finders }) => clue.text !== undefined && !clue.silent && finders.length > 0)
    .toSorted((a, b) => a.finders.length - b.finders.length)[0];
}

/** Returns who found the storyteller's card most often; undefined when nobody did twice. */
export function mindReader(told: readonly Told[]): { id: PlayerId; count: number } | undefined {
  const found = new Map<PlayerId, number>();
  for (const id of told.flatMap(({ finders }) => finders)) found.set(id, (found.get(id) ?? 0) + 1);
  const [best] = [...found].sort(([, one], [, other]) => other - one);
  return best && best[1] > 1 ? { id: best[0], count: best[1] } : undefined;
}
