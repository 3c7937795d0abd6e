import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import type { Night, NightGame } from "./night.ts";
import { championsOf, isWin, standingOf } from "./standing.ts";

/** A game from the point of view of one of its players. */
export interface MemberGame {
  readonly gameType: GameType;
  readonly rank: number;
  readonly score: number;
  /** How many played. */
  readonly of: number;
  readonly isWin: boolean;
  readonly isLast: boolean;
  /**
   * For an unshared win, the lead over the second as a share of the winner's own points; absent otherwise.
   */
  readonly lead?: number;
  /** Another member has the same rank. */
  readonly isShared: boolean;
  /** A robot did better. */
  readonly robotAhead: boolean;
}

/** An evening from the point of view of a member who was there. */
export interface MemberNight {
  /** ms since 1970. */
  readonly at: number;
  readonly rank: number;
  /** Members who were there. */
  readonly of: number;
  readonly isChampion: boolean;
  readonly isLast: boolean;
  /** Evenings of the circle the member missed since the last one they attended; 0 for their first. */
  readonly missed: number;
  readonly games: readonly MemberGame[];
}

function myGame({ gameType, lines }: NightGame, memberId: string): MemberGame[] {
  const mine = lines.find((line) => line.memberId === memberId);
  if (!mine) return [];
  const others = lines.filter((line) => line !== mine);
  const second = Math.max(0, ...others.map(({ score }) => score));
  const won = isWin(mine);
  const isAlone = won && others.length > 0 && others.every(({ rank }) => rank > 1);
  const worst = Math.max(...lines.map(({ rank }) => rank));
  return [
    {
      gameType,
      rank: mine.rank,
      score: mine.score,
      of: lines.length,
      isWin: won,
      isLast: lines.length > 1 && worst > 1 && mine.rank === worst,
      ...(isAlone && { lead: (mine.score - second) / mine.score }),
      isShared: others.some((line) => line.memberId !== undefined && line.rank === mine.rank),
      robotAhead: others.some(({ robot, rank }) => robot && rank < mine.rank),
    },
  ];
}

/** Returns the evenings a member attended, in order. */
export function nightsOf(nights: readonly Night[], memberId: string): MemberNight[] {
  let missed = 0;
  let wasHere = false;
  return nights.flatMap((night) => {
    const standing = standingOf(night);
    const mine = standing.find((place) => place.memberId === memberId);
    if (!mine) {
      missed += Number(wasHere);
      return [];
    }
    const worst = Math.max(...standing.map(({ rank }) => rank));
    const evening = {
      at: night.at,
      rank: mine.rank,
      of: standing.length,
      isChampion: championsOf(standing).includes(memberId),
      isLast: worst > 1 && mine.rank === worst,
      missed,
      games: night.games.flatMap((game) => myGame(game, memberId)),
    };
    missed = 0;
    wasHere = true;
    return [evening];
  });
}
