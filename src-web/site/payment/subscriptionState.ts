import type { HostingTime as Standing } from "../../../src-shared/api/profile.ts";
import type { Subscription } from "../../../src-shared/api/payment.ts";
import type { PlanId } from "../../../src-shared/catalog/plans.ts";

/** The state of the user's hosting time. It decides the text and the available actions. */
export type SubscriptionState =
  | { readonly kind: "renews" | "ends" | "failing"; readonly date: string }
  | { readonly kind: "trial" | "granted" | "expired"; readonly date: string }
  | { readonly kind: "unending" };

/** Returns the state to show. A running plan takes precedence over the end of the time paid for so far. */
export function subscriptionState(
  { status, endDate }: Standing,
  running: Subscription | undefined,
): SubscriptionState {
  // A plan whose payments failed ends when it is cancelled.
  if (running && running.status !== "canceled") {
    const date = running.currentPeriodEnd;
    if (running.cancelAtPeriodEnd) return { kind: "ends", date };
    // The period that could not be charged has begun all the same, and its end is not paid for.
    if (running.status === "past_due") return { kind: "failing", date: endDate ?? date };
    return { kind: "renews", date };
  }
  if (endDate === null) return { kind: "unending" };
  return { kind: status === "active" ? "granted" : status, date: endDate };
}

/**
 * Returns the plan that keeps its owner from buying another one, by the same rule as on the server: it renews,
 * and its last payment went through. Otherwise undefined.
 */
export function planOwned(running: Subscription | undefined): PlanId | undefined {
  if (!running || running.cancelAtPeriodEnd || running.status === "past_due") return undefined;
  return running.planId;
}
