/** Outcomes of a battle that can be bet on. */
export const CALLS = ["WIN", "TIE", "LOSE"] as const;

/** Lengths of the stages, ms. */
export const PROGRAM_MS = 25_000;
export const BET_MS = 8_000;
export const SHOOT_MS = 7_000;
