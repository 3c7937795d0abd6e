/**
 * Goal for each kind of content: a hundred evenings of eight people without a repeat. Kinds with text are
 * counted in each language, the rest once.
 */
export const GOALS = {
  requipFamily: 500,
  requipTeen: 150,
  requipAdult: 150,
  captions: 600,
  clues: 1_040,
  wordsEasy: 700,
  wordsMedium: 700,
  wordsHard: 400,
  pairs: 900,
  estimates: 400,
  pictures: 300,
  cards: 260,
  drawings: 400,
  /** Scenes of HIDE_AND_PEEK, counting each arrangement and lighting. */
  looks: 48,
} as const;

/** A kind of content that is counted. */
export type ContentKind = keyof typeof GOALS;
