import { CUES, type Cue } from "./cues.ts";

/** When what happens in a REVEAL, ms since the stage began, and how it sounds. */
interface Beat {
  readonly at: number;
  readonly cue: Cue;
}

const FIRST_VOTE_MS = 500;
/** Votes land one after the other, all of them within this. */
const VOTES_MS = 1_500;
const AUTHORS_MS = FIRST_VOTE_MS + VOTES_MS + 300;
const WINNER_MS = AUTHORS_MS + 800;
const STAMP_MS = WINNER_MS + 800;
const OTHERS_MS = STAMP_MS + 700;

const BEATS: readonly Beat[] = [
  { at: FIRST_VOTE_MS, cue: CUES.vote },
  { at: AUTHORS_MS, cue: CUES.author },
  { at: WINNER_MS, cue: CUES.winner },
  { at: STAMP_MS, cue: CUES.stamp },
  { at: OTHERS_MS, cue: CUES.others },
];

/** Ascending, for `useElapsedMarks`. */
export const REVEAL_MARKS: readonly number[] = BEATS.map(({ at }) => at);

/** How far a reveal has come. */
export interface RevealStep {
  readonly votes: boolean;
  readonly authors: boolean;
  /** Winner and points are out. */
  readonly winner: boolean;
  /** Machines wear their stamp. */
  readonly stamp: boolean;
  readonly others: boolean;
}

/** The step after this many of the marks. */
export function revealStep(passed: number): RevealStep {
  return {
    votes: passed > 0,
    authors: passed > 1,
    winner: passed > 2,
    stamp: passed > 3,
    others: passed > 4,
  };
}

/** How long the vote with this number waits before it flies, ms. */
export function voteDelay(at: number, count: number): number {
  return count <= 1 ? 0 : (at * VOTES_MS) / count;
}
