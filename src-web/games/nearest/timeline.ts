/** Timeline of a REVEAL, ms since the stage began. */

/** The number line is empty for a moment. */
const FIRST_MS = 700;
/** Time between two numbers that land. */
const LAND_MS = 600;
/** A pause before the answer appears. */
const GASP_MS = 1_100;
const CHEER_MS = 900;
const PAY_MS = 900;

/** Returns the marks of each landing, the answer, the winners and the points, ascending. */
export function revealMarks(landings: number): readonly number[] {
  const answer = FIRST_MS + landings * LAND_MS + GASP_MS;
  return [
    ...Array.from({ length: landings }, (_, at) => FIRST_MS + at * LAND_MS),
    answer,
    answer + CHEER_MS,
    answer + CHEER_MS + PAY_MS,
  ];
}

/** How far the reveal has come. */
export interface RevealStep {
  /** How many numbers are on the line. */
  readonly landed: number;
  /** Whether the answer is revealed. */
  readonly answered: boolean;
  /** Whether the nearest players are being celebrated. */
  readonly judged: boolean;
  /** Whether the points are being counted up. */
  readonly paid: boolean;
}

/** Returns the step after this many of the marks. */
export function revealStep(passed: number, landings: number): RevealStep {
  return {
    landed: Math.min(passed, landings),
    answered: passed > landings,
    judged: passed > landings + 1,
    paid: passed > landings + 2,
  };
}
