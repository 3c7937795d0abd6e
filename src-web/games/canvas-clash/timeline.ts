import type { EffectName } from "../../audio/files.ts";

/** Timeline of a REVEAL, ms since the stage began. */

/** The word is slammed onto the screen. */
const WORD_MS = 350;
/** The painters are revealed. */
const PAINTERS_MS = 1_500;
/** The players who gave credits appear, one after the other. */
const CREDITS_MS = 2_700;
/** Points are counted. */
const POINTS_MS = 4_200;

export const REVEAL_MARKS: readonly number[] = [WORD_MS, PAINTERS_MS, CREDITS_MS, POINTS_MS];

/** How far the reveal has come. */
export interface RevealStep {
  readonly word: boolean;
  readonly painters: boolean;
  readonly credits: boolean;
  readonly points: boolean;
}

/** Returns the step after this many of the marks. */
export function revealStep(passed: number): RevealStep {
  return { word: passed > 0, painters: passed > 1, credits: passed > 2, points: passed > 3 };
}

/** Returns the sound of a step: the word, the painters, the credits, the points. */
export function revealCue(step: RevealStep): EffectName | undefined {
  if (step.points) return "points";
  if (step.credits) return "votesFly";
  if (step.painters) return "reveal";
  return step.word ? "stamp" : undefined;
}
