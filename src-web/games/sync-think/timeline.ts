import type { SharedReveal } from "../../../src-rooms/games/sync-think/types.ts";
import type { EffectName } from "../../audio/files.ts";

/** Timeline of a REVEAL, ms since the stage began (specification, section 9). */
const ANSWERS_MS = 5_000;
const JUDGED_MS = 10_000;
/** A moment after the verdict, the points fly to the players. */
const PAID_MS = 11_200;

/** Marks of the answers, the verdict and the points, ascending. */
export const REVEAL_MARKS: readonly number[] = [ANSWERS_MS, JUDGED_MS, PAID_MS];

/** How far the reveal has come. */
export interface RevealStep {
  /** Whether the drum roll is over and the words are on screen. */
  readonly answers: boolean;
  /** Whether lone words are struck through and groups glow. */
  readonly judged: boolean;
  /** Whether the points are being counted up. */
  readonly paid: boolean;
}

/** Returns the step after this many of the marks. */
export function revealStep(passed: number): RevealStep {
  return { answers: passed > 0, judged: passed > 1, paid: passed > 2 };
}

/** Returns the sound of a step: the drum roll, the words, a match or none, the points. */
export function revealCue(reveal: SharedReveal, step: RevealStep): EffectName {
  if (!step.answers) return "drumRoll";
  if (!step.judged) return "reveal";
  if (step.paid && Object.values(reveal.gains).some((gain) => gain > 0)) return "points";
  return reveal.groups.some(({ outcome }) => outcome === "sync") ? "sync" : "strike";
}
