import {
  PLAN_IDS,
  PLANS,
  TRIAL_DAYS,
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
import { demandOwner } from "../../http/access.ts";
import { findUser, type UserRow } from "../../identity/user.repository.ts";
import {
  chargedThoughBlocked,
  checkoutEnded,
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
import { ownRoom, tellOpenCheckout } from "./rooms.ts";
import { playSandbox } from "./sandbox.ts";
import { takeEvent } from "./webhook.usecases.ts";
import { isoOf } from "../../shared/iso.ts";

/** By so much our clock and the provider's may differ, ms. */
const CLOCKS_MS = 60_000;

/** What the plans cost in a currency. */
export function costsIn(currency: Currency) {
  return PLAN_IDS.map((planId) => {
    const { interval, amounts } = PLANS[planId];
    return { planId, interval, currency, amount: amounts[currency], trialDays: TRIAL_DAYS };
  });
}

async function account(deps: Deps, userId: string): Promise<UserRow> {
  const row = await findUser(await deps.database(), userId);
  if (!row) throw new Problem("not_signed_in");
  return row;
}

/**
 * Begin a checkout. Refuses with already_subscribed while a subscription goes on by itself. One whose
 * payments fail goes on trying until the new one is paid (`takeEvent`): whoever closes the page loses
 * nothing. Checkouts begun before cannot be paid any more, so that nobody pays twice; one that was paid a moment
 * ago is a subscription already, although its events are on their way.
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
  // Another one may have been begun since it was looked for those of before: of both the last one stays.
  if (!(await endCheckouts(deps, userId, sessionId))) {
    await endCheckouts(deps, userId);
    throw new Problem("already_subscribed");
  }
  countEvent(deps, "checkout_begun", { of: planId, people: [userId] });
  if (gameCode !== undefined) await tellOpenCheckout(deps, userId, gameCode);
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
  // Somebody on trial has an end before the money has come; that one is not what they paid for.
  const paidUntil =
    status === "complete"
      ? await paidSince(await deps.database(), row.userId, row.createdAt - CLOCKS_MS)
      : undefined;
  // Who may host without end has none that the money moved.
  const endsAt = paidUntil === undefined ? 0 : (subscriptionEndsAt ?? paidUntil);
  return {
    sessionId,
    status,
    planId,
    interval: PLANS[planId].interval,
    // SAFETY: `createPayment` wrote it, and its schema knows only these.
    currency: row.currency as Currency,
    amount,
    ...(gameCode !== null && { gameCode }),
    ...(endsAt > deps.now() && { subscriptionEndDate: isoOf(endsAt) }),
  };
}

/** What became of one's own checkout, as the signed events told. Refuses with payment_not_found. */
export async function sessionStatus(deps: Deps, user: AccessClaims, sessionId: string) {
  return statusOf(deps, await ownCheckout(deps, user.userId, sessionId));
}

/** Press a button of the sandbox's page. Refuses with payment_not_found. */
export async function useSandbox(
  deps: Deps,
  user: AccessClaims,
  site: string,
  { sessionId, action }: { sessionId: string; action: SandboxAction },
) {
  const row = await ownCheckout(deps, user.userId, sessionId);
  return statusOf(deps, await playSandbox(deps, site, row, action));
}

/** Take what the payment provider posts. Refuses with payment_not_configured, bad_signature. */
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
 * Let one's subscription end with its period, or go on after all. The answer is what will be: the
 * provider's event writes it down. Refuses with no_subscription.
 */
export async function setCancelled(deps: Deps, user: AccessClaims, isCancelled: boolean) {
  const provider = providerOf(deps);
  const live = await liveSubscription(await deps.database(), user.userId, deps.now());
  if (!live) throw new Problem("no_subscription");
  // Asked also for what seems to be so already: a change of a moment ago may not be written down yet.
  await provider.setCancelAtPeriodEnd(live.id, isCancelled);
  return subscriptionOf({ ...live, cancelAtPeriodEnd: isCancelled });
}

/**
 * See that none of somebody's open checkouts can be paid any more; `before`: none that was written down before this
 * one. False: one was paid, and its events tell of it.
 */
async function endCheckouts(deps: Deps, userId: string, before?: string): Promise<boolean> {
  const db = await deps.database();
  let isUnpaid = true;
  for (const sessionId of await openCheckouts(db, userId, {
    ...(before !== undefined && { before }),
  })) {
    if (await providerOf(deps).expireCheckout(sessionId)) {
      await checkoutEnded(db, sessionId, "expired");
    } else isUnpaid = false;
  }
  return isUnpaid;
}

/** End whatever somebody would go on paying for, or could still begin to, before their account goes. */
export async function endPayments(deps: Deps, userId: string): Promise<void> {
  if (!deps.config.payment) return;
  await endCheckouts(deps, userId);
  for (const { id } of await runningSubscriptions(await deps.database(), userId)) {
    await providerOf(deps).cancelNow(id);
  }
}

/**
 * Somebody is blocked and cannot log in to cancel: they pay for no further period, and what they have not paid is not
 * tried any more. Letting them in again changes nothing at the provider. Rejects while it does not answer.
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

/** The same after the answer: blocking waits for no provider. What fails the daily run does (`stopAllBlocked`). */
export function stopChargesLater(deps: Deps, userId: string): void {
  deps.later(
    stopCharges(deps, userId).catch((error: unknown) => {
      log("warn", "payment.blocked", faultOf(error));
    }),
  );
}

/** The same of everybody who is blocked and would be charged again. The first failure is thrown in the end. */
export async function stopAllBlocked(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await chargedThoughBlocked(await deps.database())) {
    await stopCharges(deps, userId).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** What somebody paid and what they will go on paying. */
export async function paymentsOf(deps: Deps, user: AccessClaims, id: string) {
  await demandOwner(deps, user, id);
  const db = await deps.database();
  const live = await liveSubscription(db, id, deps.now());
  const items = (await listPayments(db, id)).map(paymentOf);
  return { items, ...(live && { subscription: subscriptionOf(live) }) };
}

/** One payment with all that stands on its receipt. Refuses with not_yours, payment_not_found. */
export async function receiptFor(deps: Deps, user: AccessClaims, id: string, paymentId: string) {
  await demandOwner(deps, user, id);
  const row = await findPayment(await deps.database(), id, paymentId);
  if (!row) throw new Problem("payment_not_found");
  return receiptOf(row, await account(deps, id));
}
