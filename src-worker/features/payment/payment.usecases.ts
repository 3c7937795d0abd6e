import {
  PLANS,
  type Currency,
  type PlanId,
  type SandboxAction,
} from "../../../src-shared/catalog/plans.ts";
import { faultOf, log } from "../../../src-shared/log.ts";
import { isOn } from "../../shared/flags.usecases.ts";
import type { Deps } from "../../shared/deps.ts";
import { countEvent } from "../../shared/dayCounts.ts";
import { Problem } from "../../shared/problem.ts";
import type { AccessClaims } from "../../identity/accessToken.ts";
import { requireOwner } from "../../http/access.ts";
import { findUser, type UserRow } from "../../identity/user.repository.ts";
import {
  blockedSubscribers,
  endCheckout,
  findCheckout,
  findPayment,
  forgetCustomer,
  paidSince,
  insertCheckout,
  listPayments,
  liveSubscription,
  openCheckouts,
  PAID,
  runningSubscriptions,
  type CheckoutRow,
  type SubscriptionRow,
} from "./payment.repository.ts";
import { providerOf } from "./providers.ts";
import { paymentOf, planOf, receiptOf } from "./receipt.ts";
import { notifyCheckoutBegun, notifyCheckoutExpired, ownRoom } from "./rooms.ts";
import { playSandbox } from "./sandbox.ts";
import { takeEvent } from "./webhook.usecases.ts";
import { isoOf } from "../../shared/iso.ts";

/** How much our clock and the provider's may differ, ms. */
const CLOCKS_MS = 60_000;

async function account(deps: Deps, userId: string): Promise<UserRow> {
  const row = await findUser(await deps.database(), userId);
  if (!row) throw new Problem("not_signed_in");
  return row;
}

/**
 * Begins a checkout. Refuses with already_subscribed while a subscription renews by itself. A subscription
 * whose payments fail keeps trying until the new one is paid (`takeEvent`), so a user who closes the page
 * loses nothing. Checkouts begun earlier are expired, so that nobody pays twice. If one of them was just
 * paid, the user already has a subscription, even if its events have not arrived yet.
 */
export async function createPayment(
  deps: Deps,
  user: AccessClaims,
  site: string,
  params: { planId: PlanId; currency: Currency; gameCode?: string | undefined },
) {
  const provider = providerOf(deps);
  if (!(await isOn(await deps.database(), "payments"))) throw new Problem("payment_not_configured");
  const { planId, currency, gameCode } = params;
  if (gameCode !== undefined) await ownRoom(deps, user.userId, gameCode);
  const db = await deps.database();
  const row = await account(deps, user.userId);
  const live = await liveSubscription(db, user.userId, deps.now());
  if (live && live.status !== "past_due" && !live.cancelAtPeriodEnd) {
    throw new Problem("already_subscribed");
  }
  if (!(await endCheckouts(deps, row.id))) throw new Problem("already_subscribed");
  const order = {
    userId: row.id,
    email: row.email ?? "",
    language: row.language,
    customerId: row.stripeCustomerId,
    planId,
    currency,
    amount: PLANS[planId].amounts[currency],
    gameCode: gameCode ?? null,
    product: deps.config.mail.site,
    site,
  };
  const { sessionId, url, isCustomerGone } = await provider.createCheckout(order);
  const { userId, amount, customerId } = order;
  if (isCustomerGone && customerId !== null) await forgetCustomer(db, customerId);
  await insertCheckout(db, {
    sessionId,
    userId,
    planId,
    currency,
    amount,
    gameCode: order.gameCode,
    status: "open",
    createdAt: deps.now(),
  });
  // Another checkout may have been begun since the earlier ones were expired. Only the one stored last stays.
  if (!(await endCheckouts(deps, userId, sessionId))) {
    await endCheckouts(deps, userId);
    throw new Problem("already_subscribed");
  }
  countEvent(deps, "checkout_begun", { of: planId, people: [userId] });
  if (gameCode !== undefined) await notifyCheckoutBegun(deps, userId, gameCode);
  return { sessionId, url };
}

async function ownCheckout(deps: Deps, userId: string, sessionId: string): Promise<CheckoutRow> {
  const row = await findCheckout(await deps.database(), sessionId);
  if (row?.userId !== userId) throw new Problem("payment_not_found");
  return row;
}

async function statusOf(deps: Deps, row: CheckoutRow) {
  const { sessionId, status, amount, gameCode } = row;
  const planId = planOf(row);
  const { subscriptionEndsAt } = await account(deps, row.userId);
  // During a trial the account has an end date before any payment. It is not what this checkout paid for.
  const paidUntil =
    status === "complete"
      ? await paidSince(await deps.database(), row.userId, row.createdAt - CLOCKS_MS)
      : undefined;
  // For a user who may host without end, the payment moved no end date.
  const endsAt = paidUntil === undefined ? 0 : (subscriptionEndsAt ?? paidUntil);
  return {
    sessionId,
    status,
    planId,
    interval: PLANS[planId].interval,
    // SAFETY: `createPayment` stored it, and its schema allows only these.
    currency: row.currency as Currency,
    amount,
    ...(gameCode !== null && { gameCode }),
    ...(endsAt > deps.now() && { subscriptionEndDate: isoOf(endsAt) }),
  };
}

/**
 * Returns the status of the user's own checkout, as signed events reported it. Refuses with
 * payment_not_found.
 */
export async function sessionStatus(deps: Deps, user: AccessClaims, sessionId: string) {
  return statusOf(deps, await ownCheckout(deps, user.userId, sessionId));
}

/** Handles a button of the sandbox's checkout page. Refuses with payment_not_found. */
export async function useSandbox(
  deps: Deps,
  user: AccessClaims,
  site: string,
  { sessionId, action }: { sessionId: string; action: SandboxAction },
) {
  const row = await ownCheckout(deps, user.userId, sessionId);
  return statusOf(deps, await playSandbox(deps, site, row, action));
}

/**
 * Handles a webhook call of the payment provider. Refuses with payment_not_configured, and like `takeEvent`.
 */
export async function takeWebhook(
  deps: Deps,
  site: string,
  body: string,
  signature: string,
): Promise<void> {
  const provider = providerOf(deps);
  const secret = deps.config.payment?.webhookSecret ?? "";
  await takeEvent(deps, provider, site, { body, signature, secret });
}

function subscriptionOf(row: SubscriptionRow) {
  const planId = planOf(row);
  const { status, cancelAtPeriodEnd } = row;
  const currentPeriodEnd = isoOf(row.currentPeriodEnd);
  return { planId, interval: PLANS[planId].interval, status, currentPeriodEnd, cancelAtPeriodEnd };
}

/**
 * Cancels the user's subscription at the end of its period, or resumes it. One whose payments fail ends
 * immediately: it has no paid period, and the provider would go on trying to collect. Returns the expected
 * state; it is stored when the provider's event arrives. Refuses with no_subscription.
 */
export async function setCancelled(deps: Deps, user: AccessClaims, isCancelled: boolean) {
  const provider = providerOf(deps);
  const live = await liveSubscription(await deps.database(), user.userId, deps.now());
  if (!live) throw new Problem("no_subscription");
  if (isCancelled && !PAID.includes(live.status)) {
    await provider.cancelNow(live.id);
    const ended = { status: "canceled", currentPeriodEnd: deps.now(), cancelAtPeriodEnd: true };
    return subscriptionOf({ ...live, ...ended });
  }
  // Sent even if the stored state is already like this: a change made a moment ago may not be stored yet.
  await provider.setCancelAtPeriodEnd(live.id, isCancelled);
  return subscriptionOf({ ...live, cancelAtPeriodEnd: isCancelled });
}

/**
 * Expires a user's open checkouts, with `before` only those stored before that one. Returns false if one of
 * them had been paid; its events will arrive.
 */
async function endCheckouts(deps: Deps, userId: string, before?: string): Promise<boolean> {
  const db = await deps.database();
  let isUnpaid = true;
  for (const sessionId of await openCheckouts(db, userId, {
    ...(before !== undefined && { before }),
  })) {
    if (await providerOf(deps).expireCheckout(sessionId)) {
      await endCheckout(db, sessionId, "expired");
    } else isUnpaid = false;
  }
  return isUnpaid;
}

/**
 * Before an account is deleted: ends its subscriptions and expires its open checkouts, for which rooms no longer have to
 * wait.
 */
export async function endPayments(deps: Deps, userId: string): Promise<void> {
  if (!deps.config.payment) return;
  const open = await openCheckouts(await deps.database(), userId);
  await endCheckouts(deps, userId);
  for (const sessionId of open) await notifyCheckoutExpired(deps, sessionId);
  for (const { id } of await runningSubscriptions(await deps.database(), userId)) {
    await providerOf(deps).cancelNow(id);
  }
}

/**
 * Gives the provider the new address of a user who has paid there, after the response: its receipts and
 * reminders would go to the old one, which may be somebody else's by then.
 */
export function updateProviderEmail(deps: Deps, customerId: string | null, email: string): void {
  if (customerId === null || !deps.config.payment) return;
  deps.later(
    providerOf(deps)
      .setEmail(customerId, email)
      .catch((error: unknown) => log("warn", "payment.email", faultOf(error))),
  );
}

/**
 * Stops all charges of a blocked user, who cannot log in to cancel. Paid subscriptions end with their period,
 * unpaid ones end immediately. Unblocking the user changes nothing at the provider. Rejects if the provider
 * is unavailable.
 */
async function stopCharges(deps: Deps, userId: string): Promise<void> {
  if (!deps.config.payment) return;
  const provider = providerOf(deps);
  await endCheckouts(deps, userId);
  for (const { id, status, cancelAtPeriodEnd } of await runningSubscriptions(
    await deps.database(),
    userId,
  )) {
    if (!PAID.includes(status)) await provider.cancelNow(id);
    else if (!cancelAtPeriodEnd) await provider.setCancelAtPeriodEnd(id, true);
  }
}

/**
 * Runs `stopCharges` after the response, so that blocking does not wait for the provider. If it fails, the
 * daily job tries again (`stopAllBlocked`).
 */
export function stopChargesLater(deps: Deps, userId: string): void {
  deps.later(
    stopCharges(deps, userId).catch((error: unknown) => {
      log("warn", "payment.blocked", faultOf(error));
    }),
  );
}

/**
 * Runs `stopCharges` for every blocked user who would be charged again. Throws the first failure after trying
 * all.
 */
export async function stopAllBlocked(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await blockedSubscribers(await deps.database())) {
    await stopCharges(deps, userId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Returns a user's payments, and the running subscription if there is one. */
export async function paymentsOf(deps: Deps, user: AccessClaims, id: string) {
  await requireOwner(deps, user, id);
  const db = await deps.database();
  const live = await liveSubscription(db, id, deps.now());
  const items = (await listPayments(db, id)).map(paymentOf);
  return { items, ...(live && { subscription: subscriptionOf(live) }) };
}

/** Returns one payment with everything its receipt shows. Refuses with not_yours, payment_not_found. */
export async function receiptFor(deps: Deps, user: AccessClaims, id: string, paymentId: string) {
  await requireOwner(deps, user, id);
  const row = await findPayment(await deps.database(), id, paymentId);
  if (!row) throw new Problem("payment_not_found");
  return receiptOf(row, await account(deps, id));
}
