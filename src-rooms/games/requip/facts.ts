/** Lengths of the stages, ms. */
export const WRITE_MS = 80_000;
/** WRITE when everybody has only one prompt. */
export const WRITE_ONE_MS = 50_000;
/** 3 s to read and 15 s to vote. */
export const DUEL_MS = 18_000;
export const REVEAL_MS = 7_000;
/** Up to this many players, everybody has two prompts. */
export const RING_UP_TO = 8;
/** Most claps of one author that count. */
export const CLAPS_MAX = 20;
