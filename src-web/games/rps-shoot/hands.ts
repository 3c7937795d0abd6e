import type { Call, Result, Shown } from "../../../src-rooms/games/rps-shoot/types.ts";
import { HANDS, type Hand } from "../../../src-shared/catalog/games/rps-shoot.ts";
import { picture } from "../../game-kit/gameParts.ts";

const FILES: Readonly<Record<Shown, string>> = {
  ROCK: "rock",
  PAPER: "paper",
  SCISSORS: "scissors",
  NOTHING: "nothing",
};

/** Picture of a hand that points to the right. */
export function handPicture(hand: Shown): string | undefined {
  return picture(`games/rps-shoot/${FILES[hand]}.webp`);
}

/** The same result as the other fighter sees it: WIN and LOSE swapped. */
export function mirrored(result: Result): Result {
  if (result === "WIN") return "LOSE";
  return result === "LOSE" ? "WIN" : result;
}

/** The call that says 'I win' for the fighter on this side. */
export function callForMe(call: Call, isFirst: boolean): Call {
  if (isFirst || call === "TIE") return call;
  return call === "WIN" ? "LOSE" : "WIN";
}

/** How often somebody has shown each hand; undefined for who has shown none. */
export type HandCounts = Readonly<Record<Hand, number>> | undefined;

interface Habit {
  /** The hand somebody plays more often than each other; undefined when there is none. */
  readonly favourite: Hand | undefined;
  /** Hands they have shown, most often first, those never shown left out. */
  readonly hands: readonly { readonly hand: Hand; readonly count: number }[];
}

/** What the history of a fighter's revealed hands says about them. */
export function habitOf(history: HandCounts): Habit {
  const hands = HANDS.map((hand) => ({ hand, count: history?.[hand] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const [first, second] = hands;
  const isClear = first !== undefined && first.count > (second?.count ?? 0);
  return { favourite: isClear ? first.hand : undefined, hands };
}
