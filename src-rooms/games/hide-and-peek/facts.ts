/** Lengths of the stages, ms. */
export const LIGHT_MS = 12_000;
export const DARK_MS = 8_000;
export const GUESS_MS = 12_000;
/** Length of GUESS in a lap with more than `MANY` hiders, ms. */
export const QUICK_GUESS_MS = 8_000;
export const MANY = 10;
export const REVEAL_MS = 5_000;

/** Points (RULES.md, HP7 and HP8). */
export const RIGHT = 250;
export const RIGHT_DOUBLED = 500;
export const WRONG_DOUBLED = -100;
export const PER_FOOLED = 100;
export const FOUND_BY_NOBODY = 200;
