/** Placement points for the first and the last place, the same in every game. */
const FIRST_POINTS = 100;
const LAST_POINTS = 10;

/**
 * Returns the placement points of all players of a game, by their ranks (from 1). Players who share a rank
 * share the points of the places it covers.
 */
export function placementPoints(ranks: readonly number[]): number[] {
  const step = ranks.length > 1 ? (FIRST_POINTS - LAST_POINTS) / (ranks.length - 1) : 0;
  return ranks.map((rank) => {
    const sharing = ranks.filter((other) => other === rank).length;
    return Math.round(FIRST_POINTS - step * (rank - 1 + (sharing - 1) / 2));
  });
}
