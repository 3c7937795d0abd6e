/** Lengths of the stages, ms. */
export const CUE_MS = 3_000;
/** Time to think at level 0, and at every later one. */
export const FIRST_THINK_MS = 25_000;
export const THINK_MS = 20_000;
/** Drum roll from 0 s, answers at 5 s, struck words and groups at 10 s: screens follow these times. */
export const REVEAL_MS = 13_000;
