import type { Result, Shown, ShownMoves } from "../../../src-rooms/games/rps-shoot/types.ts";
import type { ShootStep } from "./timeline.ts";

/** Pictures in a fighter's strip, in the order in which they are drawn. */
export const KUNG_FU = {
  stance: 0,
  breath: 1,
  windUp: 2,
  rock: 3,
  paper: 4,
  scissors: 5,
  hit: 6,
  stagger: 7,
  win: 8,
  winJump: 9,
  lose: 10,
  shrug: 11,
} as const;

/** How many pictures a strip has. */
export const KUNG_FU_COUNT = Object.keys(KUNG_FU).length;

const THROWS: Readonly<Record<Shown, number>> = {
  ROCK: KUNG_FU.rock,
  PAPER: KUNG_FU.paper,
  SCISSORS: KUNG_FU.scissors,
  NOTHING: KUNG_FU.shrug,
};

const ENDS: Readonly<Record<Result, readonly [number, number]>> = {
  WIN: [KUNG_FU.win, KUNG_FU.winJump],
  LOSE: [KUNG_FU.stagger, KUNG_FU.lose],
  TIE: [KUNG_FU.stance, KUNG_FU.shrug],
  NONE: [KUNG_FU.stance, KUNG_FU.shrug],
};

/** The two pictures between which a fighter changes at this moment; twice the same stands still. */
export function kungFuFrames(
  moves: ShownMoves,
  results: readonly Result[],
  full: Result,
  step: ShootStep,
): readonly [number, number] {
  if (step.slam) return ENDS[full];
  if (step.shaking) return [KUNG_FU.windUp, KUNG_FU.stance];
  const at = step.revealed - 1;
  if (at < 0) return [KUNG_FU.stance, KUNG_FU.breath];
  const thrown = THROWS[moves[at] ?? "NOTHING"];
  return [thrown, results[at] === "LOSE" ? KUNG_FU.hit : thrown];
}
