import type { Told } from "../../../src-rooms/games/ab-thinking/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

/** The written clue that the fewest understood, but somebody did. */
export function finest(told: readonly Told[]): Told | undefined {
  return told
    .filter(({ clue, finders }) => clue.text !== undefined && !clue.silent && finders.length > 0)
    .toSorted((a, b) => a.finders.length - b.finders.length)[0];
}

/** Who found the storyteller's card most often; undefined when nobody did twice. */
export function mindReader(told: readonly Told[]): { id: PlayerId; count: number } | undefined {
  const found = new Map<PlayerId, number>();
  for (const id of told.flatMap(({ finders }) => finders)) found.set(id, (found.get(id) ?? 0) + 1);
  const [best] = [...found].sort(([, one], [, other]) => other - one);
  return best && best[1] > 1 ? { id: best[0], count: best[1] } : undefined;
}
