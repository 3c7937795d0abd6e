/** Placement points of the first and of the last of a game, whatever game it is. */
const FIRST_POINTS = 100;
const LAST_POINTS = 10;

/**
 * Placement points of everybody in a game, by their ranks (from 1): whoever shares a rank shares the points of
 * the places it stands for.
 */
export function placementPoints(ranks: readonly number[]): number[] {
  const step = ranks.length > 1 ? (FIRST_POINTS - LAST_POINTS) / (ranks.length - 1) : 0;
  return ranks.map((rank) => {
    const sharing = ranks.filter((other) => other === rank).length;
    return Math.round(FIRST_POINTS - step * (rank - 1 + (sharing - 1) / 2));
  });
}
