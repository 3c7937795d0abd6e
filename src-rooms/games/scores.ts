import { playerIdsOf, type PlayerId } from "../../src-shared/protocol/ids.ts";

/** A player's points, and whether they have left for good. */
interface Scoring {
  readonly score: number;
  readonly left?: boolean;
}

type Scorings = Readonly<Record<PlayerId, Scoring>>;

const counted = new WeakMap<Scorings, Readonly<Record<PlayerId, number>>>();

/** A game's `scores`: the points in its record of players. Returns the same object for the same record. */
export function scoresIn(players: Scorings): Readonly<Record<PlayerId, number>> {
  const known = counted.get(players);
  if (known) return known;
  const scores = Object.fromEntries(
    playerIdsOf(players).map((id) => [id, players[id]?.score ?? 0]),
  );
  counted.set(players, scores);
  return scores;
}

/**
 * Score a late joiner begins with: the lowest of the players who are still in the game, 0 when there are
 * none.
 */
export function lowestScore(players: Scorings): number {
  const there = playerIdsOf(players).flatMap((id) => {
    const player = players[id];
    return player && !player.left ? [player.score] : [];
  });
  return there.length > 0 ? Math.min(...there) : 0;
}
