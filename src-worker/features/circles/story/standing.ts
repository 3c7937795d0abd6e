import { placementPoints } from "../../../../src-shared/catalog/placement.ts";
import type { Line, Night, NightGame, Place } from "./night.ts";

/** Placement points of each line, as in an evening's championship; all 0 if nobody scored. */
function pointsOf({ lines }: NightGame): readonly number[] {
  if (!lines.some(({ score }) => score > 0)) return lines.map(() => 0);
  return placementPoints(lines.map(({ rank }) => rank));
}

/** Whether this line won the game. A player without points never wins. */
export const isWin = ({ rank, score }: Line): boolean => rank === 1 && score > 0;

/** Returns the members' standing at the end of an evening, best first. Equal points mean an equal rank. */
export function standingOf({ games }: Night): Place[] {
  const sums = new Map<string, { points: number; wins: number }>();
  for (const game of games) {
    const points = pointsOf(game);
    for (const [at, line] of game.lines.entries()) {
      if (line.memberId === undefined) continue;
      const { points: before, wins } = sums.get(line.memberId) ?? { points: 0, wins: 0 };
      const sum = { points: before + (points[at] ?? 0), wins: wins + Number(isWin(line)) };
      sums.set(line.memberId, sum);
    }
  }
  const all = [...sums].map(([memberId, sum]) => ({ memberId, ...sum }));
  return all
    .map((one) => ({ ...one, rank: 1 + all.filter(({ points }) => points > one.points).length }))
    .toSorted((a, b) => a.rank - b.rank || b.wins - a.wins);
}

/**
 * Returns the winners of an evening: the members with the most points. Nobody wins without points, or as the
 * only member there.
 */
export function championsOf(standing: readonly Place[]): string[] {
  if (standing.length < 2) return [];
  return standing
    .filter(({ rank, points }) => rank === 1 && points > 0)
    .map(({ memberId }) => memberId);
}
