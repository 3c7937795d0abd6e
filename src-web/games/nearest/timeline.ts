/** When what happens in a REVEAL, ms since the stage began. */

/** The empty number line, a breath long. */
const FIRST_MS = 700;
/** One number lands after the other. */
const LAND_MS = 600;
/** Everybody stares before the answer falls. */
const GASP_MS = 1_100;
const CHEER_MS = 900;
const PAY_MS = 900;

/** Each landing, the answer, the winners, the points: ascending. */
export function revealMarks(landings: number): readonly number[] {
  const answer = FIRST_MS + landings * LAND_MS + GASP_MS;
  return [
    ...Array.from({ length: landings }, (_, at) => FIRST_MS + at * LAND_MS),
    answer,
    answer + CHEER_MS,
    answer + CHEER_MS + PAY_MS,
  ];
}

/** How far a reveal has come. */
export interface RevealStep {
  /** Numbers on the line. */
  readonly landed: number;
  /** The answer is out. */
  readonly answered: boolean;
  /** Who was nearest is celebrated. */
  readonly judged: boolean;
  /** Points are counted up. */
  readonly paid: boolean;
}

/** The step after this many of the marks. */
export function revealStep(passed: number, landings: number): RevealStep {
  return {
    landed: Math.min(passed, landings),
    answered: passed > landings,
    judged: passed > landings + 1,
    paid: passed > landings + 2,
  };
}
