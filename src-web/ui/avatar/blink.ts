/** Time between two blinks of one character, ms. */
export const BLINK_EVERY_MS = 6_400;
/** Longest time its eyes are shut, ms: a fortieth, as the stylesheet has it. */
export const BLINK_MS = BLINK_EVERY_MS / 40;
/** As many seats as a room has: each blinks in a slot of its own. */
const SLOTS = 16;
/** Neighbours blink far from each other: no common divisor with the number of slots. */
const STRIDE = 7;

/** When a seat (from 0) begins to blink, ms; negative, so that it is in the middle of it at once. */
export function blinkDelayMs(seat: number): number {
  return -(((seat * STRIDE) % SLOTS) * BLINK_EVERY_MS) / SLOTS;
}
