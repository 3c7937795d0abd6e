/** Lengths of the stages, ms. */
export const READY_MS = 4_000;
export const DRAW_MS = 75_000;
export const CREDIT_MS = 15_000;
export const REVEAL_MS = 8_000;

/** Names of the canvases. */
export const CANVAS_LETTERS = ["A", "B", "C", "D"] as const;
