import type { AccessClaims } from "./accessToken.ts";

/** A user without an end date counts as paid for this much longer, s. */
const WITHOUT_END_S = 60;

/** Has the paid time of this user run out? */
export function isSubscriptionExpired({ subscriptionEpoch }: AccessClaims, nowMs: number): boolean {
  const nowS = nowMs / 1000;
  return (subscriptionEpoch ?? nowS + WITHOUT_END_S) < nowS;
}
