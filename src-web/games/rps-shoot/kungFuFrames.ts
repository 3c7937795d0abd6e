import type { Result, Shown, ShownMoves } from "../../../src-rooms/games/rps-shoot/types.ts";
import type { ShootStep } from "./timeline.ts";

/** The pictures of a fighter's sprite sheet, in order. */
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

/** Number of pictures on a sheet; the columns below are those of its grid. */
export const KUNG_FU_COUNT = Object.keys(KUNG_FU).length;
export const KUNG_FU_COLUMNS = 4;
export const KUNG_FU_ROWS = KUNG_FU_COUNT / KUNG_FU_COLUMNS;

/** The pictures a fighter shows during one moment. */
export interface KungFuMove {
  /** Shown one after the other. With reduced motion only the last one is shown, which has to say it all. */
  readonly pictures: readonly [number, ...number[]];
  /** Whether the pictures repeat; otherwise the last one stays. */
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

/** Returns a fighter's move at this moment of the reveal. */
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
