import type { Checkout } from "../../../src-shared/api/payment.ts";

/** First pause between two requests, ms (specification, section 9). */
const FIRST_MS = 300;
const GROWTH = 1.4;
const LONGEST_MS = 5_000;
/** After this many requests, about 40 s, the payment counts as slower than usual. */
export const PATIENT_QUESTIONS = 15;

/** Pause after `asked` requests, ms: short at first, then longer and longer. */
export function pauseAfter(asked: number): number {
  return Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** Math.max(0, asked - 1)));
}

/** What the buyer is shown. */
export type Outcome = "waiting" | "slow" | "paid" | "closed";

/**
 * The outcome of a checkout after `asked` requests. A complete one without an end of the paid time still
 * waits for the payment.
 */
export function outcomeOf(checkout: Checkout | undefined, asked: number): Outcome {
  if (checkout?.status === "expired") return "closed";
  if (checkout?.status === "complete" && checkout.subscriptionEndDate !== undefined) return "paid";
  return asked >= PATIENT_QUESTIONS ? "slow" : "waiting";
}
