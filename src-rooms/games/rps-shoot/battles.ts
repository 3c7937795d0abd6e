import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { Battle, ShownMoves } from "./types.ts";

/** NOTHING instead of undefined: a state is plain JSON and must be the same after it was stored. */
export const EMPTY: ShownMoves = ["NOTHING", "NOTHING", "NOTHING"];
const BATTLES_OF_TWO = 3;
const EVERYBODY_MEETS_UP_TO = 4;

export function battleOf(first: PlayerId, second: PlayerId): Battle {
  return { first, second, firstMoves: EMPTY, secondMoves: EMPTY };
}

/** `uniquePlayersKey` (specification, section 3): both ids, lower one first. */
export function uniquePlayersKey(a: PlayerId, b: PlayerId): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/**
 * Battles of a round among `ring` (players in shuffled order), rules RS2 and RS3. `roundCount` starts at 1.
 * With fewer than two players there are none.
 */
export function battlesOfRound(ring: readonly PlayerId[], roundCount: number): Battle[] {
  const [one, two] = ring;
  if (one === undefined || two === undefined) return [];
  if (ring.length === 2) {
    return Array.from({ length: BATTLES_OF_TWO }, (_, at) =>
      at % 2 === 0 ? battleOf(one, two) : battleOf(two, one),
    );
  }
  if (ring.length <= EVERYBODY_MEETS_UP_TO) {
    return ring.flatMap((first, at) => ring.slice(at + 1).map((second) => battleOf(first, second)));
  }
  const steps = Math.floor((ring.length - 1) / 2);
  const step = ((roundCount - 1) % steps) + 1;
  return ring.map((first, at) =>
    // SAFETY: the index is taken modulo the ring's length.
    battleOf(first, ring[(at + step) % ring.length] as PlayerId),
  );
}
