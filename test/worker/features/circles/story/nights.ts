import type { GameType } from "../../../../../src-shared/catalog/gameTypes.ts";
import type {
  Line,
  Night,
  NightGame,
} from "../../../../../src-worker/features/circles/story/night.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const FIRST = Date.UTC(2026, 0, 2, 20);

/** Scores by name. A name in capitals is a robot; one that ends in a question mark is nobody known. */
export type Scores = Readonly<Record<string, number>>;

/** A game with these scores, in any order. */
export function played(scores: Scores, gameType: GameType = "RPS_SHOOT"): NightGame {
  const all = Object.entries(scores);
  const lines = all.map(([name, score]): Line => {
    const robot = name === name.toUpperCase();
    const isKnown = !robot && !name.endsWith("?");
    const rank = 1 + all.filter(([, other]) => other > score).length;
    return { robot, rank, score, ...(isKnown && { memberId: name }) };
  });
  return { gameType, lines: lines.toSorted((a, b) => a.rank - b.rank) };
}

/** The evening with this number; each is a week after the one before. */
export function night(number: number, ...games: readonly NightGame[]): Night {
  return { roomId: `room ${number}`, at: FIRST + number * 7 * DAY_MS, games };
}

/** Evenings of one game each. */
export const nights = (...all: readonly Scores[]): Night[] =>
  all.map((scores, at) => night(at, played(scores)));
