import type { Call, Result, Shown } from "../../../src-rooms/games/rps-shoot/types.ts";
import { HANDS, type Hand } from "../../../src-shared/catalog/games/rps-shoot.ts";
import { picture } from "../../game-kit/gameParts.ts";

const FILES: Readonly<Record<Shown, string>> = {
  ROCK: "rock",
  PAPER: "paper",
  SCISSORS: "scissors",
  NOTHING: "nothing",
};

/** Returns the picture of a hand that points to the right. */
export function handPicture(hand: Shown): string | undefined {
  return picture(`games/rps-shoot/${FILES[hand]}.webp`);
}

/** Returns the result as the other fighter sees it: WIN and LOSE are swapped. */
export function mirrored(result: Result): Result {
  if (result === "WIN") return "LOSE";
  return result === "LOSE" ? "WIN" : result;
}

/** Turns a call between the fighter's own view ('I win') and that of the battle's first fighter. */
export function callForMe(call: Call, isFirst: boolean): Call {
  if (isFirst || call === "TIE") return call;
  return call === "WIN" ? "LOSE" : "WIN";
}

/** How often a player has shown each hand; undefined if they have shown none. */
export type HandCounts = Readonly<Record<Hand, number>> | undefined;

interface Habit {
  /** The hand the player shows more often than any other; undefined if there is none. */
  readonly favourite: Hand | undefined;
  /** The hands they have shown, most frequent first. */
  readonly hands: readonly { readonly hand: Hand; readonly count: number }[];
}

/** Returns what a fighter's revealed hands say about them. */
export function habitOf(history: HandCounts): Habit {
  const hands = HANDS.map((hand) => ({ hand, count: history?.[hand] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const [first, second] = hands;
  const isClear = first !== undefined && first.count > (second?.count ?? 0);
  return { favourite: isClear ? first.hand : undefined, hands };
}
