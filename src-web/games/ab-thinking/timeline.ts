/** When what happens in a REVEAL, ms since the stage began. */
const VOTES_MS = 700;
/** A breath for the guesses of the room. */
const ANSWER_MS = 3_200;
const OWNERS_MS = 4_900;
const POINTS_MS = 6_200;

/** Votes, the storyteller's card, owners, points: ascending. */
export const REVEAL_MARKS: readonly number[] = [VOTES_MS, ANSWER_MS, OWNERS_MS, POINTS_MS];

/** How far the reveal has come. */
export interface RevealStep {
  /** Votes lie on their cards. */
  readonly votes: boolean;
  /** The storyteller's card is out. */
  readonly answer: boolean;
  /** So is whose the others are. */
  readonly owners: boolean;
  /** Points are paid. */
  readonly points: boolean;
}

/** The step after this many of the marks. */
export function revealStep(passed: number): RevealStep {
  return { votes: passed > 0, answer: passed > 1, owners: passed > 2, points: passed > 3 };
}
