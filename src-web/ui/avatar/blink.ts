/** Time between two blinks of one character, ms. */
export const BLINK_EVERY_MS = 6_400;
/** Longest time that the eyes are shut, ms: a fortieth, as in the style sheet. */
export const BLINK_MS = BLINK_EVERY_MS / 40;
/** As many slots as a room has seats, so that each seat blinks in its own. */
const SLOTS = 16;
/** Makes neighbours blink far apart in time; has no common divisor with the number of slots. */
const STRIDE = 7;

/**
 * Returns when a seat (from 0) starts its blink cycle, ms; negative, so that it starts in the middle of one.
 */
export function blinkDelayMs(seat: number): number {
  return -(((seat * STRIDE) % SLOTS) * BLINK_EVERY_MS) / SLOTS;
}
