import { playerIdsOf, type PlayerId } from "../../src-shared/protocol/ids.ts";

/** Somebody in a game: their points, and whether they are gone for good. */
interface Scoring {
  readonly score: number;
  readonly left?: boolean;
}

type Scorings = Readonly<Record<PlayerId, Scoring>>;

const counted = new WeakMap<Scorings, Readonly<Record<PlayerId, number>>>();

/** `scores` of a game: the points in its record of players. The same record gives the same object. */
export function scoresIn(players: Scorings): Readonly<Record<PlayerId, number>> {
  const known = counted.get(players);
  if (known) return known;
  const scores = Object.fromEntries(
    playerIdsOf(players).map((id) => [id, players[id]?.score ?? 0]),
  );
  counted.set(players, scores);
  return scores;
}

/** What a late comer begins with: the fewest points of those who are there, 0 where nobody is. */
export function lowestScore(players: Scorings): number {
  const there = playerIdsOf(players).flatMap((id) => {
    const player = players[id];
    return player && !player.left ? [player.score] : [];
  });
  return there.length > 0 ? Math.min(...there) : 0;
}
