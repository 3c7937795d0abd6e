/** Lengths of the stages, ms. */
export const SNAP_MS = 30_000;
export const CAPTION_MS = 75_000;
export const SHOW_MS = 7_000;
export const VOTE_MS = 18_000;
export const REVEAL_MS = 7_000;
/** Captions each player writes in a round. */
export const CAPTIONS_EACH = 2;
/** Claps each player has for a photo. */
export const CLAPS_EACH = 3;

/** Points (RULES.md, SN8, SN10 and SN11). */
export const POT = 1_000;
export const ALONE = 500;
export const TOP = 100;
export const UNANIMOUS = 250;
export const UNANIMOUS_FROM = 3;
/** Lines from packs that each person is dealt in a round. */
export const LINES_EACH = 3;
/** Most lines from packs that a game takes: as many as five rounds at a full table deal. */
export const LINES_MOST = 240;
