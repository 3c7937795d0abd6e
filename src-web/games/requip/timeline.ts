import type { SharedMatchup } from "../../../src-rooms/games/requip/types.ts";
import type { EffectName } from "../../audio/files.ts";

/** Timeline of a REVEAL, ms since the stage began. */
const FIRST_VOTE_MS = 500;
/** Votes land one after the other, all of them within this time, ms. */
const VOTES_MS = 1_500;
const AUTHORS_MS = FIRST_VOTE_MS + VOTES_MS + 300;
const WINNER_MS = AUTHORS_MS + 800;
const STAMP_MS = WINNER_MS + 800;
const OTHERS_MS = STAMP_MS + 700;

/** Marks of votes, authors, winner, stamps and others' answers, ascending, for `useElapsedMarks`. */
export const REVEAL_MARKS: readonly number[] = [
  FIRST_VOTE_MS,
  AUTHORS_MS,
  WINNER_MS,
  STAMP_MS,
  OTHERS_MS,
];

/** How far the reveal has come. */
export interface RevealStep {
  readonly votes: boolean;
  readonly authors: boolean;
  /** Whether the winner and the points are revealed. */
  readonly winner: boolean;
  /** Whether the machines are stamped. */
  readonly stamp: boolean;
  readonly others: boolean;
}

/** Returns the step after this many of the marks. */
export function revealStep(passed: number): RevealStep {
  return {
    votes: passed > 0,
    authors: passed > 1,
    winner: passed > 2,
    stamp: passed > 3,
    others: passed > 4,
  };
}

/** Returns the sound of a step: votes, the authors, the points, and a machine that is caught. */
export function revealCue(matchup: SharedMatchup, step: RevealStep): EffectName | undefined {
  if (step.stamp) return stampCue(matchup) ?? "points";
  if (step.winner) return "points";
  if (step.authors) return matchup.kind === "jinx" ? "jinx" : "reveal";
  return step.votes ? "votesFly" : undefined;
}

function stampCue({ answer1, answer2 }: SharedMatchup): EffectName | undefined {
  const answers = [answer1, answer2];
  if (answers.some(({ machine, responseText }) => machine && responseText !== "")) {
    return "robotCaught";
  }
  return answers.some(({ requipped }) => requipped) ? "stamp" : undefined;
}

/** Returns how long the vote with this index waits before it flies, ms. */
export function voteDelay(at: number, count: number): number {
  return count <= 1 ? 0 : (at * VOTES_MS) / count;
}
