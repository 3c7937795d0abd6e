import type { Answered, Landing } from "../../../src-rooms/games/nearest/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";

/** A player and a count. */
interface Tally {
  readonly id: PlayerId;
  readonly count: number;
}

/** Returns the player with the most of these landings; undefined when there are none. */
function most(landings: readonly Landing[]): Tally | undefined {
  const counts = new Map<PlayerId, number>();
  for (const { playerId } of landings) counts.set(playerId, (counts.get(playerId) ?? 0) + 1);
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best && { id: best[0], count: best[1] };
}

/** Returns who was nearest most often. */
export function sharpest(answered: readonly Answered[]): Tally | undefined {
  return most(answered.flatMap(({ landings }) => landings.filter(({ place }) => place === 1)));
}

/** Returns who hit the answer exactly most often. */
export function bullseye(answered: readonly Answered[]): Tally | undefined {
  return most(
    answered.flatMap(({ answer, landings }) => landings.filter(({ value }) => value === answer)),
  );
}

/** Returns the number farthest off the chart, relative to the answer. */
export function wildest(
  answered: readonly Answered[],
): (Answered & { readonly landing: Landing }) | undefined {
  const wild = answered.flatMap((one) =>
    one.landings.filter(({ place }) => place === undefined).map((landing) => ({ ...one, landing })),
  );
  const far = ({ landing, answer }: (typeof wild)[number]) =>
    Math.abs(landing.value - answer) / Math.max(1, answer);
  const [best] = wild.sort((one, other) => far(other) - far(one));
  return best;
}
