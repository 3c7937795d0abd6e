import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  lte,
  max,
  isNotNull,
  isNull,
  not,
  notInArray,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { Database } from "../../db/client.ts";
import { checkout, payment, paymentEvent, subscription } from "../../db/payments.schema.ts";
import { user } from "../../db/schema.ts";
import { takeInserted } from "../../db/upsert.ts";
import type { UserRow } from "../../identity/user.repository.ts";

export type CheckoutRow = typeof checkout.$inferSelect;
export type SubscriptionRow = typeof subscription.$inferSelect;
export type PaymentRow = typeof payment.$inferSelect;

/** Statuses of a subscription that has ended for good. */
export const ENDED: readonly string[] = ["canceled", "incomplete_expired"];
/** Statuses in which nothing is unpaid: everything due was paid, or nothing is due yet. */
export const PAID: readonly string[] = ["active", "trialing"];
/** Statuses in which a subscription renews by itself until somebody ends it. */
const LIVE = ["active", "trialing", "past_due"];
/**
 * How long a renewing subscription still counts as paid after its period ended, ms. The provider charges up
 * to some hours after the next period began, and retries when a bank declines.
 */
export const RENEWAL_GRACE_MS = 2 * 24 * 60 * 60 * 1000;

/** Finds the user of an event, by our user id or otherwise by the provider's customer id. */
export async function findBuyer(
  db: Database,
  { userId, customerId }: { userId?: string; customerId?: string },
): Promise<UserRow | undefined> {
  const byId =
    userId === undefined
      ? undefined
      : await db.select().from(user).where(eq(user.id, userId)).get();
  if (byId || customerId === undefined) return byId;
  return db.select().from(user).where(eq(user.stripeCustomerId, customerId)).get();
}

export async function insertCheckout(db: Database, row: CheckoutRow): Promise<void> {
  await db.insert(checkout).values(row);
}

export async function findCheckout(
  db: Database,
  sessionId: string,
): Promise<CheckoutRow | undefined> {
  return db.select().from(checkout).where(eq(checkout.sessionId, sessionId)).get();
}

/**
 * Returns a user's completed checkouts that were begun for a room after `since` (ms since 1970). The room may
 * be waiting for the payment.
 */
export async function checkoutsOfRooms(
  db: Database,
  userId: string,
  since: number,
): Promise<CheckoutRow[]> {
  return db
    .select()
    .from(checkout)
    .where(
      and(
        eq(checkout.userId, userId),
        eq(checkout.status, "complete"),
        isNotNull(checkout.gameCode),
        gt(checkout.createdAt, since),
      ),
    );
}

/**
 * Returns the ids of a user's checkouts that can still be paid. With `gameCode` only those begun for that
 * room, with `before` only those stored before that checkout.
 */
export async function openCheckouts(
  db: Database,
  userId: string,
  { gameCode, before }: { readonly gameCode?: string; readonly before?: string } = {},
): Promise<string[]> {
  const isForRoom = gameCode === undefined ? undefined : eq(checkout.gameCode, gameCode);
  // SQLite numbers rows in the order of insertion.
  const isBefore =
    before === undefined
      ? undefined
      : sql`checkout.rowid < (SELECT rowid FROM checkout WHERE session_id = ${before})`;
  const rows = await db
    .select({ sessionId: checkout.sessionId })
    .from(checkout)
    .where(and(eq(checkout.userId, userId), eq(checkout.status, "open"), isForRoom, isBefore));
  return rows.map(({ sessionId }) => sessionId);
}

/** Builds the statement that ends a checkout. It ends only once. */
export function endCheckout(db: Database, sessionId: string, status: "complete" | "expired") {
  return db
    .update(checkout)
    .set({ status })
    .where(and(eq(checkout.sessionId, sessionId), eq(checkout.status, "open")));
}

/**
 * Builds the statement that stores a user's customer id at the provider, unless the user has one or another
 * user has this one.
 */
export function setCustomer(db: Database, userId: string, customerId: string) {
  const taken = db.select().from(user).where(eq(user.stripeCustomerId, customerId));
  return db
    .update(user)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(user.id, userId), isNull(user.stripeCustomerId), not(exists(taken))));
}

/** Forgets a customer id that the provider no longer knows. The next event brings the new one. */
export async function forgetCustomer(db: Database, customerId: string): Promise<void> {
  await db
    .update(user)
    .set({ stripeCustomerId: null })
    .where(eq(user.stripeCustomerId, customerId));
}

export async function isHandled(db: Database, eventId: string): Promise<boolean> {
  const row = await db.select().from(paymentEvent).where(eq(paymentEvent.id, eventId)).get();
  return row !== undefined;
}

/**
 * Builds the statement that notes an event as handled. It fails if the event was noted before, and the whole
 * batch with it.
 */
export function insertHandledEvent(db: Database, row: typeof paymentEvent.$inferSelect) {
  return db.insert(paymentEvent).values(row);
}

/**
 * Builds the statement that stores a subscription as an event describes it. An older event changes nothing,
 * and neither does any event after the end. A known subscription never becomes `incomplete`, which is only
 * its first status: event times are in seconds, and events of the same second may arrive in any order.
 */
export function upsertSubscription(db: Database, row: SubscriptionRow) {
  return db
    .insert(subscription)
    .values(row)
    .onConflictDoUpdate({
      target: subscription.id,
      set: takeInserted(subscription, ["id", "userId"]),
      setWhere: sql`excluded.told_at >= ${subscription.toldAt} AND excluded.status <> 'incomplete' AND ${notInArray(subscription.status, [...ENDED])}`,
    });
}

/**
 * Builds the statement for a renewal that could not be charged. It changes nothing if a newer event has been
 * stored.
 */
export function markPastDue(db: Database, id: string, toldAt: number) {
  return db
    .update(subscription)
    .set({ status: "past_due", toldAt })
    .where(
      and(
        eq(subscription.id, id),
        eq(subscription.status, "active"),
        lte(subscription.toldAt, toldAt),
      ),
    );
}

/** Builds the statement that stores a payment. The same invoice is stored only once. */
export function insertPayment(db: Database, row: PaymentRow) {
  return db.insert(payment).values(row).onConflictDoNothing({ target: payment.invoiceId });
}

export async function findPaymentOfInvoice(
  db: Database,
  invoiceId: string,
): Promise<PaymentRow | undefined> {
  return db.select().from(payment).where(eq(payment.invoiceId, invoiceId)).get();
}

/** The status of a payment of which `refunded` minor units were refunded. */
const statusAfter = (refunded: SQL) =>
  sql`CASE WHEN ${refunded} >= ${payment.amount} THEN 'refunded' WHEN ${refunded} > 0 THEN 'partly_refunded' ELSE 'paid' END`;

/**
 * Builds the statement that stores a refund. `refunded` is the total so far, so the order of two refund
 * events does not matter. A disputed payment stays disputed; the refunded total decides its status once the
 * dispute ends.
 */
export function setRefunded(db: Database, invoiceId: string, refunded: number) {
  const most = sql`max(${payment.refunded}, ${refunded})`;
  const status = sql`CASE WHEN ${payment.status} = 'disputed' THEN 'disputed' ELSE ${statusAfter(most)} END`;
  return db.update(payment).set({ refunded: most, status }).where(eq(payment.invoiceId, invoiceId));
}

/** Builds the statement that marks a payment as disputed by the payer's bank, or ends the dispute. */
export function setDisputed(db: Database, invoiceId: string, isDisputed: boolean) {
  const status = isDisputed ? ("disputed" as const) : statusAfter(sql`${payment.refunded}`);
  return db.update(payment).set({ status }).where(eq(payment.invoiceId, invoiceId));
}

/**
 * Builds the statement that computes until when a user may host, only from what they paid for: the latest end
 * of the `payment` rows that were not refunded or disputed. Each row lasts until the end of its period (plus
 * `RENEWAL_GRACE_MS` if the subscription renews), or of its subscription if that was earlier. The result is
 * never earlier than the end of the trial. A user without an end date stays without one. Events may arrive in
 * any order, so this runs after each of them.
 */
export function updateEntitlement(db: Database, userId: string) {
  const trial = sql`CASE WHEN ${user.hasPaid} THEN ${user.trialEndsAt} ELSE ${user.subscriptionEndsAt} END`;
  const goesOn = sql`${subscription.status} IN ('active', 'past_due') AND NOT ${subscription.cancelAtPeriodEnd}`;
  const until = sql`min(${payment.periodEnd} + CASE WHEN ${goesOn} THEN ${RENEWAL_GRACE_MS} ELSE 0 END, coalesce(${subscription.endedAt}, ${Number.MAX_SAFE_INTEGER}))`;
  const paid = sql`(SELECT coalesce(max(${until}), 0) FROM ${payment} LEFT JOIN ${subscription} ON ${subscription.id} = ${payment.subscriptionId} WHERE ${payment.userId} = ${userId} AND ${payment.status} NOT IN ('refunded', 'disputed'))`;
  const anything = db.select().from(payment).where(eq(payment.userId, userId));
  return db
    .update(user)
    .set({
      trialEndsAt: sql`${trial}`,
      subscriptionEndsAt: sql`CASE WHEN ${trial} IS NULL THEN NULL ELSE max(${trial}, ${paid}) END`,
      hasPaid: true,
    })
    .where(
      and(
        eq(user.id, userId),
        exists(anything),
        or(eq(user.hasPaid, true), isNotNull(user.subscriptionEndsAt)),
      ),
    );
}

/**
 * Returns a user's subscription that is running at `now` (ms since 1970). One that renews is preferred to a
 * cancelled one.
 */
export async function liveSubscription(
  db: Database,
  userId: string,
  now: number,
): Promise<SubscriptionRow | undefined> {
  return db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.userId, userId),
        inArray(subscription.status, LIVE),
        gt(subscription.currentPeriodEnd, now - RENEWAL_GRACE_MS),
      ),
    )
    .orderBy(asc(subscription.cancelAtPeriodEnd), desc(subscription.currentPeriodEnd))
    .get();
}

/** Returns all subscriptions of a user that may still charge money, even if they have not for a long time. */
export async function runningSubscriptions(
  db: Database,
  userId: string,
): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscription)
    .where(and(eq(subscription.userId, userId), notInArray(subscription.status, [...ENDED])));
}

/** Returns the ids of blocked accounts with a subscription that would charge again. */
export async function blockedSubscribers(db: Database): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ id: user.id })
    .from(subscription)
    .innerJoin(user, eq(user.id, subscription.userId))
    .where(
      and(
        eq(user.isBlocked, true),
        notInArray(subscription.status, [...ENDED]),
        or(eq(subscription.cancelAtPeriodEnd, false), notInArray(subscription.status, [...PAID])),
      ),
    );
  return rows.map(({ id }) => id);
}

export async function findSubscription(
  db: Database,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return db.select().from(subscription).where(eq(subscription.id, id)).get();
}

/** Lists all payments of a user, newest first. */
export async function listPayments(db: Database, userId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payment)
    .where(eq(payment.userId, userId))
    .orderBy(desc(payment.createdAt), desc(payment.id));
}

/**
 * Returns the end of the last period that a user has paid for since `since`, undefined if they paid nothing.
 * Both in ms since 1970.
 */
export async function paidSince(
  db: Database,
  userId: string,
  since: number,
): Promise<number | undefined> {
  const row = await db
    .select({ until: max(payment.periodEnd) })
    .from(payment)
    .where(and(eq(payment.userId, userId), gte(payment.createdAt, since)))
    .get();
  return row?.until ?? undefined;
}

export async function findPayment(
  db: Database,
  userId: string,
  id: string,
): Promise<PaymentRow | undefined> {
  return db
    .select()
    .from(payment)
    .where(and(eq(payment.id, id), eq(payment.userId, userId)))
    .get();
}
