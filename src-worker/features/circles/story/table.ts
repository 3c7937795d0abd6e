import type { Night } from "./night.ts";
import { championsOf, standingOf } from "./standing.ts";

/** A member's line in the all-time table. */
interface TableLine {
  readonly memberId: string;
  readonly evenings: number;
  readonly games: number;
  readonly wins: number;
  /** Evenings won. */
  readonly crowns: number;
  readonly points: number;
  readonly rank: number;
}

/** Returns the table over all evenings, best first. Members who never played are not in it. */
export function tableOf(nights: readonly Night[]): TableLine[] {
  const sums = new Map<string, Omit<TableLine, "memberId" | "rank">>();
  for (const night of nights) {
    const standing = standingOf(night);
    const champions = championsOf(standing);
    for (const { memberId, points, wins } of standing) {
      const before = sums.get(memberId);
      const games = night.games.filter(({ lines }) =>
        lines.some((line) => line.memberId === memberId),
      ).length;
      sums.set(memberId, {
        evenings: (before?.evenings ?? 0) + 1,
        games: (before?.games ?? 0) + games,
        wins: (before?.wins ?? 0) + wins,
        crowns: (before?.crowns ?? 0) + Number(champions.includes(memberId)),
        points: (before?.points ?? 0) + points,
      });
    }
  }
  const all = [...sums].map(([memberId, sum]) => ({ memberId, ...sum }));
  return all
    .map((one) => ({ ...one, rank: 1 + all.filter(({ points }) => points > one.points).length }))
    .toSorted((a, b) => a.rank - b.rank || b.crowns - a.crowns || b.wins - a.wins);
}
