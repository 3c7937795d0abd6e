/** When the first caption pops up in a SHOW, ms since the stage began: people look at the photo first. */
const FIRST_CARD_MS = 1_100;
/** When the last caption pops up at the latest, ms, so that it can still be read. */
const LAST_CARD_MS = 4_600;
const CARD_STEP_MS = 800;

/** Returns when each of `count` captions pops up, ms since the SHOW began. */
export function cardMarks(count: number): readonly number[] {
  const step = Math.min(CARD_STEP_MS, (LAST_CARD_MS - FIRST_CARD_MS) / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, at) => FIRST_CARD_MS + at * step);
}

/** Marks of votes, authors, points, stamp and photographer, ms since the REVEAL began. */
export const REVEAL_MARKS: readonly number[] = [400, 1_900, 2_800, 3_500, 4_300];

/** How far the reveal has come. */
export interface RevealStep {
  readonly votes: boolean;
  readonly authors: boolean;
  /** Whether the points are revealed and the best card is lit. */
  readonly points: boolean;
  readonly stamp: boolean;
  readonly photographer: boolean;
}

/** Returns the step after this many of the marks. */
export function revealStep(passed: number): RevealStep {
  return {
    votes: passed > 0,
    authors: passed > 1,
    points: passed > 2,
    stamp: passed > 3,
    photographer: passed > 4,
  };
}
