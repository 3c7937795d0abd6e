import type { Call, Result, Shown, ShownMoves } from "./types.ts";
import { CALL_UNITS, type Hand } from "../../../src-shared/catalog/games/rps-shoot.ts";

const BEATS: Readonly<Record<Hand, Hand>> = {
  ROCK: "SCISSORS",
  SCISSORS: "PAPER",
  PAPER: "ROCK",
};

/** The hand that wins against this one. */
export function counterOf(hand: Hand): Hand {
  return BEATS[BEATS[hand]];
}

/** A unit is the round's score divided by `ROUND_SCORE_DIVISOR` (specification, section 9). */
const ROUND_SCORE = 1000;
const ROUND_SCORE_DIVISOR = 10;

/** Points of one unit (RS13). */
export function unitOf(scoreMultiplier: number): number {
  return (ROUND_SCORE * scoreMultiplier) / ROUND_SCORE_DIVISOR;
}

const BATTLE_UNITS = 2;
const TIE_UNITS = 1;
const SWEEP_UNITS = 2;
const SWEEP_MOVES = 3;

/** Result of one move against another, from the first one's view (RS10). */
export function resultOfMove(mine: Shown, theirs: Shown): Result {
  if (mine === "NOTHING") return theirs === "NOTHING" ? "NONE" : "LOSE";
  if (theirs === "NOTHING") return "WIN";
  if (mine === theirs) return "TIE";
  return BEATS[mine] === theirs ? "WIN" : "LOSE";
}

/** The same result for the other fighter (RS12). */
export function swapped(result: Result): Result {
  if (result === "WIN") return "LOSE";
  return result === "LOSE" ? "WIN" : result;
}

interface Outcome {
  readonly results: readonly [Result, Result, Result];
  readonly fullResult: Result;
  /** Points for each, before any halving. */
  readonly firstPoints: number;
  readonly secondPoints: number;
}

function pointsFor(results: readonly Result[], full: Result, unit: number): number {
  const won = results.filter((result) => result === "WIN").length;
  let units = won;
  if (full === "WIN") units += BATTLE_UNITS;
  if (full === "TIE") units += TIE_UNITS;
  if (won === SWEEP_MOVES) units += SWEEP_UNITS;
  return units * unit;
}

/** Resolves a battle (RS11, RS14), from the first fighter's view. */
export function resolve(first: ShownMoves, second: ShownMoves, unit: number): Outcome {
  const results = [
    resultOfMove(first[0], second[0]),
    resultOfMove(first[1], second[1]),
    resultOfMove(first[2], second[2]),
  ] as const;
  const wins = results.filter((result) => result === "WIN").length;
  const losses = results.filter((result) => result === "LOSE").length;
  let fullResult: Result = "TIE";
  if (results.every((result) => result === "NONE")) fullResult = "NONE";
  else if (wins > losses) fullResult = "WIN";
  else if (losses > wins) fullResult = "LOSE";
  return {
    results,
    fullResult,
    firstPoints: pointsFor(results, fullResult, unit),
    secondPoints: pointsFor(results.map(swapped), swapped(fullResult), unit),
  };
}

/** What a call pays, points; negative for a wrong one (RS15). */
export function betPays(call: Call, fullResult: Result, unit: number): number {
  if (fullResult === "NONE") return 0;
  if (call !== fullResult) return CALL_UNITS.wrong * unit;
  return (call === "TIE" ? CALL_UNITS.tie : CALL_UNITS.right) * unit;
}
