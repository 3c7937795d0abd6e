import type { SharedReveal } from "../../../src-rooms/games/sync-think/types.ts";
import type { EffectName } from "../../audio/files.ts";

/** When what happens in a REVEAL, ms since the stage began (specification, section 9). */
const ANSWERS_MS = 5_000;
const JUDGED_MS = 10_000;
/** A breath after the verdict, then the points go to the players. */
const PAID_MS = 11_200;

/** Answers, strike-through and groups, points: ascending. */
export const REVEAL_MARKS: readonly number[] = [ANSWERS_MS, JUDGED_MS, PAID_MS];

/** How far a reveal has come. */
export interface RevealStep {
  /** The drum roll is over: words are on screen. */
  readonly answers: boolean;
  /** Lone words are struck, groups glow. */
  readonly judged: boolean;
  /** Points are counted up. */
  readonly paid: boolean;
}

/** The step after this many of the marks. */
export function revealStep(passed: number): RevealStep {
  return { answers: passed > 0, judged: passed > 1, paid: passed > 2 };
}

/** What is heard at this step: the drum roll, the words, who met or that nobody did, the points. */
export function revealCue(reveal: SharedReveal, step: RevealStep): EffectName {
  if (!step.answers) return "drumRoll";
  if (!step.judged) return "reveal";
  if (step.paid && Object.values(reveal.gains).some((gain) => gain > 0)) return "points";
  return reveal.groups.some(({ outcome }) => outcome === "sync") ? "sync" : "strike";
}
