/** How much longer an account without an end date counts as paid, s (specification, section 4). */
const WITHOUT_END_S = 60;

/**
 * Whether a user's paid time has run out. `subscriptionEpoch`: its end, seconds since 1970; `nowMs`: ms since
 * 1970.
 */
export function isSubscriptionExpired(
  { subscriptionEpoch }: { readonly subscriptionEpoch?: number | undefined },
  nowMs: number,
): boolean {
  const nowS = nowMs / 1000;
  return (subscriptionEpoch ?? nowS + WITHOUT_END_S) < nowS;
}
