/** Timeline of a REVEAL, ms since the stage began. */
const VOTES_MS = 700;
/** After a pause in which the room can guess. */
const ANSWER_MS = 3_200;
const OWNERS_MS = 4_900;
const POINTS_MS = 6_200;

/** Marks of votes, the storyteller's card, owners and points, ascending. */
export const REVEAL_MARKS: readonly number[] = [VOTES_MS, ANSWER_MS, OWNERS_MS, POINTS_MS];

/** How far the reveal has come. */
export interface RevealStep {
  /** Whether the votes are on their cards. */
  readonly votes: boolean;
  /** Whether the storyteller's card is revealed. */
  readonly answer: boolean;
  /** Whether the owners of the other cards are revealed. */
  readonly owners: boolean;
  /** Whether the points are paid. */
  readonly points: boolean;
}

/** Returns the step after this many of the marks. */
export function revealStep(passed: number): RevealStep {
  return { votes: passed > 0, answer: passed > 1, owners: passed > 2, points: passed > 3 };
}
