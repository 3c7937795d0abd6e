/** Who has no end date counts as paid for this much longer, s (specification, section 4). */
const WITHOUT_END_S = 60;

/**
 * Has the paid time of a user run out? `subscriptionEpoch`: its end, seconds since 1970; `nowMs`: ms
 * since 1970.
 */
export function isSubscriptionExpired(
  { subscriptionEpoch }: { readonly subscriptionEpoch?: number | undefined },
  nowMs: number,
): boolean {
  const nowS = nowMs / 1000;
  return (subscriptionEpoch ?? nowS + WITHOUT_END_S) < nowS;
}
