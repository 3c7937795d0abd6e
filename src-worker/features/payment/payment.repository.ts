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

/** A subscription in these cannot come back. */
export const ENDED: readonly string[] = ["canceled", "incomplete_expired"];
/** What is due was paid for a subscription in these, or nothing is due yet. */
export const PAID: readonly string[] = ["active", "trialing"];
/** A subscription in these goes on by itself unless somebody ends it. */
const LIVE = ["active", "trialing", "past_due"];
/**
 * The provider takes the money for the next period up to some hours after it began, and tries again
 * when a bank says no: for this long a subscription that goes on counts as paid, ms.
 */
export const RENEWAL_GRACE_MS = 2 * 24 * 60 * 60 * 1000;

/** The user an event is about: by our own id, else by the provider's customer. */
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

/** Completed checkouts of somebody that a room may wait for, begun after `since`. */
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
 * Ids of checkouts that somebody could still pay; with a room's code of those that it waits for, with another checkout
 * of those that were written down before it.
 */
export async function openCheckouts(
  db: Database,
  userId: string,
  { gameCode, before }: { readonly gameCode?: string; readonly before?: string } = {},
): Promise<string[]> {
  const isForRoom = gameCode === undefined ? undefined : eq(checkout.gameCode, gameCode);
  // SQLite numbers rows as they come.
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

/** A checkout ends once. */
export function checkoutEnded(db: Database, sessionId: string, status: "complete" | "expired") {
  return db
    .update(checkout)
    .set({ status })
    .where(and(eq(checkout.sessionId, sessionId), eq(checkout.status, "open")));
}

/** Remember who somebody is at the provider, unless that is known or taken. */
export function customerKnown(db: Database, userId: string, customerId: string) {
  const taken = db.select().from(user).where(eq(user.stripeCustomerId, customerId));
  return db
    .update(user)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(user.id, userId), isNull(user.stripeCustomerId), not(exists(taken))));
}

/** The provider does not know this customer any more: the next event says who they are by now. */
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

/** Fails when the event was noted before: with it fails the whole batch. */
export function eventHandled(db: Database, row: typeof paymentEvent.$inferSelect) {
  return db.insert(paymentEvent).values(row);
}

/**
 * A subscription as an event tells it; nothing older overwrites it, and its end is the end. Incomplete is how it
 * begins: seconds are all that the provider tells apart, and within one its events come in any order.
 */
export function subscriptionTold(db: Database, row: SubscriptionRow) {
  return db
    .insert(subscription)
    .values(row)
    .onConflictDoUpdate({
      target: subscription.id,
      set: takeInserted(subscription, ["id", "userId"]),
      setWhere: sql`excluded.told_at >= ${subscription.toldAt} AND excluded.status <> 'incomplete' AND ${notInArray(subscription.status, [...ENDED])}`,
    });
}

/** The money for the next period did not come; whoever told something newer knows better. */
export function renewalFailed(db: Database, id: string, toldAt: number) {
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

/** Told twice, it is still one payment. */
export function paymentTold(db: Database, row: PaymentRow) {
  return db.insert(payment).values(row).onConflictDoNothing({ target: payment.invoiceId });
}

export async function findPaymentOfInvoice(
  db: Database,
  invoiceId: string,
): Promise<PaymentRow | undefined> {
  return db.select().from(payment).where(eq(payment.invoiceId, invoiceId)).get();
}

/** What a payment is called after so much of it went back, minor units. */
const statusAfter = (refunded: SQL) =>
  sql`CASE WHEN ${refunded} >= ${payment.amount} THEN 'refunded' WHEN ${refunded} > 0 THEN 'partly_refunded' ELSE 'paid' END`;

/**
 * `refunded` is all that went back so far: the order of two such events does not matter. What a bank has taken
 * back stays taken back; how much was refunded says only who ends the dispute.
 */
export function paymentRefunded(db: Database, invoiceId: string, refunded: number) {
  const most = sql`max(${payment.refunded}, ${refunded})`;
  const status = sql`CASE WHEN ${payment.status} = 'disputed' THEN 'disputed' ELSE ${statusAfter(most)} END`;
  return db.update(payment).set({ refunded: most, status }).where(eq(payment.invoiceId, invoiceId));
}

/** A payer's bank asks for the money back, or does so no more. */
export function paymentDisputed(db: Database, invoiceId: string, isDisputed: boolean) {
  const status = isDisputed ? ("disputed" as const) : statusAfter(sql`${payment.refunded}`);
  return db.update(payment).set({ status }).where(eq(payment.invoiceId, invoiceId));
}

/**
 * How long somebody may host now, from nothing but what they paid for: the rows of `payment` that
 * were not refunded, each until its period or its subscription ended, and never less than the trial, which
 * without an end is all. Events may come in any order, so this is counted anew after each of them. Somebody without an
 * end keeps none.
 */
export function entitle(db: Database, userId: string) {
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

/** The subscription of somebody that runs at `now` (ms since 1970): rather one that goes on than one that was cancelled. */
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

/** Every subscription of somebody that may still take money, however long it has not. */
export async function runningSubscriptions(
  db: Database,
  userId: string,
): Promise<SubscriptionRow[]> {
  return db
    .select()
    .from(subscription)
    .where(and(eq(subscription.userId, userId), notInArray(subscription.status, [...ENDED])));
}

/** Accounts that are blocked, with a subscription that would take money once more. */
export async function chargedThoughBlocked(db: Database): Promise<readonly string[]> {
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

/** Everything somebody paid, newest first. */
export async function listPayments(db: Database, userId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payment)
    .where(eq(payment.userId, userId))
    .orderBy(desc(payment.createdAt), desc(payment.id));
}

/** Until when what somebody has paid since then lasts, if they paid anything; both in ms since 1970. */
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
