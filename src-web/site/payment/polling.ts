import type { Checkout } from "../../../src-shared/api/payment.ts";

/** First pause between two questions, ms (specification, section 9). */
const FIRST_MS = 300;
const GROWTH = 1.4;
const LONGEST_MS = 5_000;
/** After this many questions, about half a minute, it takes longer than usual. */
export const PATIENT_QUESTIONS = 15;

/** Pause before the question after `asked` ones, ms: quick at first, then out of the way. */
export function pauseAfter(asked: number): number {
  return Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** Math.max(0, asked - 1)));
}

/** What a buyer is told. */
export type Outcome = "waiting" | "slow" | "paid" | "closed";

/**
 * What became of a checkout after `asked` questions. Complete without an end of the paid time means
 * that the money is still on its way.
 */
export function outcomeOf(checkout: Checkout | undefined, asked: number): Outcome {
  if (checkout?.status === "expired") return "closed";
  if (checkout?.status === "complete" && checkout.subscriptionEndDate !== undefined) return "paid";
  return asked >= PATIENT_QUESTIONS ? "slow" : "waiting";
}
