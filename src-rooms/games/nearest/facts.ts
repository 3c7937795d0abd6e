import { DIGITS_MAX } from "../../../src-shared/catalog/games/nearest.ts";

export const QUESTIONS_PER_ROUND = 3;

/** Lengths of the stages, ms. */
export const ESTIMATE_MS = 25_000;
/** Long enough for ten players to land one after the other. */
export const REVEAL_MS = 12_000;
/** Largest number a player can enter. */
export const HIGHEST = 10 ** DIGITS_MAX - 1;
/** How many years the chart shows on either side of a year. */
export const YEARS_AROUND = 60;
