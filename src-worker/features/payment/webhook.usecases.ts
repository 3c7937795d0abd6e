import { log } from "../../../src-shared/log.ts";
import type { BatchItem } from "drizzle-orm/batch";
import { PLANS } from "../../../src-shared/catalog/plans.ts";
import type { Database } from "../../db/client.ts";
import { errorMentions } from "../../db/failure.ts";
import { composeMail, type QueuedMail } from "../../mail/queueMail.ts";
import type { Deps } from "../../shared/deps.ts";
import { countEvent } from "../../shared/dayCounts.ts";
import { uuidv8 } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { findUser, type UserRow } from "../../identity/user.repository.ts";
import { providerEventOf, providerEventOfInvoice, type ProviderEvent } from "./providerEvent.ts";
import {
  endCheckout,
  setCustomer,
  updateEntitlement,
  insertHandledEvent,
  findBuyer,
  findCheckout,
  findPaymentOfInvoice,
  isHandled,
  setDisputed,
  setRefunded,
  insertPayment,
  markPastDue,
  runningSubscriptions,
  upsertSubscription,
} from "./payment.repository.ts";
import type { PaymentProvider } from "./provider.ts";
import { planOf, receiptNumber } from "./receipt.ts";
import { notifyCheckoutExpired, notifyPaidRooms } from "./rooms.ts";
import { verifiedEvent } from "./stripe.ts";

type Statement = BatchItem<"sqlite">;

/** What an event changes: statements for one transaction, and mails about it. */
interface Change {
  readonly statements: readonly Statement[];
  readonly mails: readonly QueuedMail[];
}

interface EventContext {
  readonly deps: Deps;
  readonly db: Database;
  readonly buyer: UserRow;
  readonly site: string;
  /** When the provider created the event, ms since 1970. */
  readonly toldAt: number;
}

type EventOf<Kind extends ProviderEvent["kind"]> = Extract<ProviderEvent, { kind: Kind }>;

async function ofPaid(
  { deps, db, buyer, site }: EventContext,
  event: EventOf<"paid">,
): Promise<Change> {
  if (await findPaymentOfInvoice(db, event.invoiceId)) return { statements: [], mails: [] };
  // The same for every event about the invoice. The provider may make two of them at once, and of their
  // receipts only one is sent: its number is that of the payment.
  const id = await uuidv8(`payment of ${event.invoiceId}`);
  const { invoiceId, subscriptionId, currency, amount, periodStart, periodEnd } = event;
  const planId = event.planId ?? "monthly";
  const row = {
    id,
    userId: buyer.id,
    invoiceId,
    subscriptionId,
    planId,
    currency,
    amount,
    refunded: 0,
    status: "paid" as const,
    periodStart,
    periodEnd,
    invoiceUrl: event.invoiceUrl ?? null,
    createdAt: event.paidAt,
  };
  const statements = [insertPayment(db, row)];
  if (buyer.email === null || amount === 0) return { statements, mails: [] };
  const mail = await composeMail(deps, {
    to: buyer.email,
    language: buyer.language,
    template: "receipt",
    once: `receipt of ${invoiceId}`,
    data: {
      name: buyer.name,
      interval: PLANS[planId].interval,
      amount,
      currency,
      paidAt: event.paidAt,
      periodStart,
      periodEnd,
      number: receiptNumber(row),
      url: `${site}/user/${buyer.id}/payments`,
    },
  });
  return { statements, mails: [mail] };
}

/**
 * Handles a refund. Its event may arrive before that of the payment: then the payment is read from the
 * provider, or the event is refused so that it is sent again.
 */
async function ofRefund(
  context: EventContext,
  provider: PaymentProvider,
  { paymentIntentId, refunded }: EventOf<"refund">,
): Promise<Change> {
  const { db } = context;
  const found = await provider.invoiceOf(paymentIntentId);
  if (!found) return { statements: [], mails: [] };
  const refund = setRefunded(db, found.id, refunded);
  if (await findPaymentOfInvoice(db, found.id)) return { statements: [refund], mails: [] };
  const paid = found.invoice === undefined ? undefined : providerEventOfInvoice(found.invoice);
  if (paid?.kind !== "paid") throw new Problem("payment_event_early");
  const { statements, mails } = await ofPaid(context, paid);
  return { statements: [...statements, refund], mails };
}

/**
 * Finds the user of an event. A refunded charge names only a customer, whom the provider may have deleted;
 * then the invoice tells whose it is.
 */
async function buyerOf(
  db: Database,
  provider: PaymentProvider,
  event: Personal,
): Promise<UserRow | undefined> {
  const buyer = await findBuyer(db, event);
  if (buyer || event.kind !== "refund") return buyer;
  const found = await provider.invoiceOf(event.paymentIntentId);
  const row = found && (await findPaymentOfInvoice(db, found.id));
  if (row) return findUser(db, row.userId);
  const paid = found?.invoice === undefined ? undefined : providerEventOfInvoice(found.invoice);
  return paid?.kind === "paid" ? findBuyer(db, paid) : undefined;
}

/** Events about one user. Of a dispute the provider sends only the id. */
type Personal = Exclude<ProviderEvent, { kind: "other" | "dispute" }>;

async function changeOf(
  context: EventContext,
  provider: PaymentProvider,
  event: Personal,
): Promise<Change> {
  const { db, buyer, toldAt } = context;
  switch (event.kind) {
    case "checkout":
      return { statements: [endCheckout(db, event.sessionId, event.status)], mails: [] };
    case "paid":
      return ofPaid(context, event);
    case "subscription": {
      const {
        kind: _kind,
        subscriptionId: id,
        userId: _user,
        customerId: _own,
        site: _ours,
        ...rest
      } = event;
      const row = { ...rest, id, userId: buyer.id, endedAt: event.endedAt ?? null, toldAt };
      return { statements: [upsertSubscription(db, row)], mails: [] };
    }
    case "failed":
      return { statements: [markPastDue(db, event.subscriptionId, toldAt)], mails: [] };
    case "refund":
      return ofRefund(context, provider, event);
  }
}

/**
 * After a payment for one subscription, ends the buyer's older ones, so that nobody pays for two. One whose
 * payments fail ends immediately, however long it would have lasted. One that would not last longer than the
 * new one ends with its period.
 */
async function endOlder(
  { db, buyer }: EventContext,
  provider: PaymentProvider,
  { subscriptionId, periodEnd, paidAt }: EventOf<"paid">,
): Promise<void> {
  for (const other of await runningSubscriptions(db, buyer.id)) {
    const isFailing = other.status === "past_due";
    const isBefore = other.currentPeriodEnd <= periodEnd || (isFailing && other.toldAt <= paidAt);
    if (other.id === subscriptionId || !isBefore) continue;
    if (isFailing) await provider.cancelNow(other.id);
    else if (!other.cancelAtPeriodEnd) await provider.setCancelAtPeriodEnd(other.id, true);
  }
}

/**
 * Ends a deleted account's subscription, since nobody is left who could stop the charges. Only one that this
 * site sold: other products and other sites under the same provider account also attach a `userId`.
 */
async function endForNobody(
  provider: PaymentProvider,
  site: string,
  event: ProviderEvent,
): Promise<void> {
  if (event.kind !== "paid" && event.kind !== "subscription") return;
  if (event.userId === undefined || event.site !== site) return;
  if (event.kind === "subscription" && event.endedAt !== undefined) return;
  await provider.cancelNow(event.subscriptionId);
}

/**
 * Handles a dispute: a payer's bank took money back, or wants to. What was paid for ends, and the
 * subscription with it. The provider's current state decides, not the event. Refuses with payment_event_early
 * if the payment is not known yet, so that the event is sent again.
 */
async function takeDispute(
  deps: Deps,
  provider: PaymentProvider,
  disputeId: string,
  note: Statement,
): Promise<void> {
  const db = await deps.database();
  const dispute = await provider.disputeOf(disputeId);
  const found = dispute && (await provider.invoiceOf(dispute.paymentIntentId));
  const event = found?.invoice === undefined ? undefined : providerEventOfInvoice(found.invoice);
  if (!dispute || event?.kind !== "paid") return once(db, [note]).then(() => undefined);
  const row = await findPaymentOfInvoice(db, event.invoiceId);
  if (!row) {
    // A deleted account has no payments. In any other case the payment is still to arrive.
    if (!(await findBuyer(db, event))) return once(db, [note]).then(() => undefined);
    throw new Problem("payment_event_early");
  }
  if (dispute.isAgainstUs && row.subscriptionId !== null) {
    await provider.cancelNow(row.subscriptionId);
  }
  await once(db, [
    note,
    setDisputed(db, event.invoiceId, dispute.isAgainstUs),
    updateEntitlement(db, row.userId),
  ]);
  await notifyPaidRooms(deps, row.userId);
}

/**
 * Handles an event of the payment provider: the only way for anybody to get paid time. All changes are made
 * in one transaction with a note that the event was handled, so an event that arrives twice, even at the same
 * time, takes effect once. The order of events does not matter (`updateEntitlement`). Refuses with bad_signature, and
 * with payment_event_early for an event that the provider should send again later.
 */
export async function takeEvent(
  deps: Deps,
  provider: PaymentProvider,
  site: string,
  { body, signature, secret }: { body: string; signature: string; secret: string },
): Promise<void> {
  const signed = await verifiedEvent(body, signature, secret, deps.now());
  if (!signed) throw new Problem("bad_signature");
  const db = await deps.database();
  if (await isHandled(db, signed.id)) return;
  const toldAt = signed.created * 1000;
  const event = providerEventOf(signed.type, signed.data.object);
  const { id, type } = signed;
  const note = insertHandledEvent(db, { id, type, createdAt: toldAt, handledAt: deps.now() });
  if (event.kind === "other") return once(db, [note]).then(() => undefined);
  if (event.kind === "dispute") return takeDispute(deps, provider, event.disputeId, note);
  const buyer = await buyerOf(db, provider, event);
  if (!buyer) {
    // It belongs to a deleted account, or to something else sold under the same provider account.
    log("warn", "payment.nobody", { type, id });
    await endForNobody(provider, site, event);
    return once(db, [note]).then(() => undefined);
  }
  const context = { deps, db, buyer, site, toldAt };
  // Done first: if the provider is unavailable, this fails and the event is sent again.
  if (event.kind === "paid") await endOlder(context, provider, event);
  const { statements, mails } = await changeOf(context, provider, event);
  const isFirst = await once(db, [
    note,
    ...(event.customerId === undefined ? [] : [setCustomer(db, buyer.id, event.customerId)]),
    ...statements,
    updateEntitlement(db, buyer.id),
    ...mails.map((mail) => mail.insert(db)),
  ]);
  if (!isFirst) return;
  for (const mail of mails) mail.send();
  if (event.kind === "checkout") {
    await notifyCheckoutExpired(deps, event.sessionId);
    if (event.status === "complete") await countPaid(deps, event.sessionId);
  }
  await notifyPaidRooms(deps, buyer.id);
}

/** Counts a completed checkout in the daily statistics. */
async function countPaid(deps: Deps, sessionId: string): Promise<void> {
  const row = await findCheckout(await deps.database(), sessionId);
  if (row) countEvent(deps, "checkout_completed", { of: planOf(row), people: [row.userId] });
}

/**
 * Runs a batch that begins with the note of an event. Returns false if another request has already noted the
 * event.
 */
async function once(
  db: Database,
  [first, ...rest]: readonly [Statement, ...Statement[]],
): Promise<boolean> {
  try {
    await db.batch([first, ...rest]);
    return true;
  } catch (error) {
    if (errorMentions(error, "UNIQUE constraint failed: payment_event.id")) return false;
    throw error;
  }
}
