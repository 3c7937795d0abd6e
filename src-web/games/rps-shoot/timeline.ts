import type { Result } from "../../../src-rooms/games/rps-shoot/types.ts";
import type { EffectName } from "../../audio/files.ts";

/** Timeline of a SHOOT, ms since the stage began. */

/** The fighters take their places. */
const ENTER_MS = 500;
/** Duration of one pump of the fist (specification, section 4). */
const PUMP_MS = 200;
const PUMPS = 3;
/** A pause after each throw, for the gasp. */
const BEAT_MS = 700;
const SHAKE_MS = PUMPS * PUMP_MS;
const THROW_MS = SHAKE_MS + BEAT_MS;
export const THROWS = 3;

const throws = Array.from({ length: THROWS }, (_, at) => ENTER_MS + at * THROW_MS);
const SLAM_MS = ENTER_MS + THROWS * THROW_MS + 100;
const NETS_MS = SLAM_MS + 450;
const PAY_MS = NETS_MS + 650;

/** Marks of shake and reveal for each of the three throws, then slam, net scores and bets, ascending. */
export const SHOOT_MARKS: readonly number[] = [
  ...throws.flatMap((start) => [start, start + SHAKE_MS]),
  SLAM_MS,
  NETS_MS,
  PAY_MS,
];

/** How far a battle's reveal has come. */
export interface ShootStep {
  /** Number of throws that are revealed, 0 to 3. */
  readonly revealed: number;
  /** Whether fists are pumping for the next throw. */
  readonly shaking: boolean;
  /** Whether the battle's result is revealed. */
  readonly slam: boolean;
  /** Whether the fighters' net scores are being counted up. */
  readonly nets: boolean;
  /** Whether the bets are paid. */
  readonly paid: boolean;
}

/** Returns the step after this many of the marks. */
export function shootStep(passed: number): ShootStep {
  const inThrows = Math.min(passed, 2 * THROWS);
  return {
    revealed: Math.floor(inThrows / 2),
    shaking: inThrows % 2 === 1,
    slam: passed > 2 * THROWS,
    nets: passed > 2 * THROWS + 1,
    paid: passed > 2 * THROWS + 2,
  };
}

/** Returns the sound of a step: swinging fists, hands that meet, the gong, the points. */
export function shootCue(results: readonly Result[], step: ShootStep): EffectName | undefined {
  if (step.paid) return "points";
  if (step.slam) return "gong";
  if (step.shaking) return "swing";
  const result = results[step.revealed - 1];
  if (result === undefined || result === "NONE") return undefined;
  return result === "TIE" ? "clash" : "punch";
}
