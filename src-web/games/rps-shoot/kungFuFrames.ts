import type { Result, Shown, ShownMoves } from "../../../src-rooms/games/rps-shoot/types.ts";
import type { ShootStep } from "./timeline.ts";

/** Pictures on a fighter's sheet, in the order in which they are drawn. */
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

/** How many pictures a sheet has, and how many of them stand in a row. */
export const KUNG_FU_COUNT = Object.keys(KUNG_FU).length;
export const KUNG_FU_COLUMNS = 4;
export const KUNG_FU_ROWS = KUNG_FU_COUNT / KUNG_FU_COLUMNS;

/** What a fighter shows at a moment. */
export interface KungFuMove {
  /** One after the other. The last is the one that tells it all, for who wants no movement. */
  readonly pictures: readonly [number, ...number[]];
  /** Begins anew after the last, which otherwise stays. */
  readonly loops: boolean;
}

const THROWS: Readonly<Record<Shown, number>> = {
  ROCK: KUNG_FU.rock,
  PAPER: KUNG_FU.paper,
  SCISSORS: KUNG_FU.scissors,
  NOTHING: KUNG_FU.shrug,
};

const EVEN: KungFuMove = { pictures: [KUNG_FU.stance, KUNG_FU.shrug], loops: true };
const ENDS: Readonly<Record<Result, KungFuMove>> = {
  WIN: { pictures: [KUNG_FU.winJump, KUNG_FU.win], loops: true },
  LOSE: { pictures: [KUNG_FU.stagger, KUNG_FU.lose], loops: false },
  TIE: EVEN,
  NONE: EVEN,
};

/** What a fighter does at this moment of the reveal. */
export function kungFuMove(
  moves: ShownMoves,
  results: readonly Result[],
  full: Result,
  step: ShootStep,
): KungFuMove {
  if (step.slam) return ENDS[full];
  if (step.shaking) return { pictures: [KUNG_FU.stance, KUNG_FU.windUp], loops: false };
  const at = step.revealed - 1;
  if (at < 0) return { pictures: [KUNG_FU.breath, KUNG_FU.stance], loops: true };
  const thrown = THROWS[moves[at] ?? "NOTHING"];
  if (results[at] === "LOSE") return { pictures: [thrown, KUNG_FU.hit], loops: false };
  return { pictures: [thrown], loops: false };
}
