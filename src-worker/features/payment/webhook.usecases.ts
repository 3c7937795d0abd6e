import { log } from "../../../src-shared/log.ts";
import type { BatchItem } from "drizzle-orm/batch";
import { PLANS } from "../../../src-shared/catalog/plans.ts";
import type { Database } from "../../db/client.ts";
import { saysOf } from "../../db/failure.ts";
import { composeMail, type QueuedMail } from "../../mail/queueMail.ts";
import type { Deps } from "../../shared/deps.ts";
import { countEvent } from "../../shared/dayCounts.ts";
import { uuidv8 } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { findUser, type UserRow } from "../../identity/user.repository.ts";
import { newsOf, newsOfInvoice, type News } from "./news.ts";
import {
  checkoutEnded,
  customerKnown,
  entitle,
  eventHandled,
  findBuyer,
  findCheckout,
  findPaymentOfInvoice,
  isHandled,
  paymentDisputed,
  paymentRefunded,
  paymentTold,
  renewalFailed,
  runningSubscriptions,
  subscriptionTold,
} from "./payment.repository.ts";
import type { PaymentProvider } from "./provider.ts";
import { planOf, receiptNumber } from "./receipt.ts";
import { tellEndedCheckout, tellPaidRooms } from "./rooms.ts";
import { verifiedEvent } from "./stripe.ts";

type Statement = BatchItem<"sqlite">;

/** What an event changes: statements for one transaction, and mails about it. */
interface Change {
  readonly statements: readonly Statement[];
  readonly mails: readonly QueuedMail[];
}

interface Told {
  readonly deps: Deps;
  readonly db: Database;
  readonly buyer: UserRow;
  readonly site: string;
  /** When the provider created the event, ms since 1970. */
  readonly toldAt: number;
}

type NewsOf<Kind extends News["kind"]> = Extract<News, { kind: Kind }>;

async function ofPaid({ deps, db, buyer, site }: Told, news: NewsOf<"paid">): Promise<Change> {
  if (await findPaymentOfInvoice(db, news.invoiceId)) return { statements: [], mails: [] };
  // The same for every event about the invoice. The provider may make two of them at once, and of their
  // receipts only one is sent: its number is that of the payment.
  const id = await uuidv8(`payment of ${news.invoiceId}`);
  const { invoiceId, subscriptionId, currency, amount, periodStart, periodEnd } = news;
  const planId = news.planId ?? "monthly";
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
    invoiceUrl: news.invoiceUrl ?? null,
    createdAt: news.paidAt,
  };
  const statements = [paymentTold(db, row)];
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
      paidAt: news.paidAt,
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
  told: Told,
  provider: PaymentProvider,
  { paymentIntentId, refunded }: NewsOf<"refund">,
): Promise<Change> {
  const { db } = told;
  const found = await provider.invoiceOf(paymentIntentId);
  if (!found) return { statements: [], mails: [] };
  const refund = paymentRefunded(db, found.id, refunded);
  if (await findPaymentOfInvoice(db, found.id)) return { statements: [refund], mails: [] };
  const paid = found.invoice === undefined ? undefined : newsOfInvoice(found.invoice);
  if (paid?.kind !== "paid") throw new Problem("payment_event_early");
  const { statements, mails } = await ofPaid(told, paid);
  return { statements: [...statements, refund], mails };
}

/**
 * Finds the user of an event. A refunded charge names only a customer, whom the provider may have deleted;
 * then the invoice tells whose it is.
 */
async function buyerOf(
  db: Database,
  provider: PaymentProvider,
  news: Personal,
): Promise<UserRow | undefined> {
  const buyer = await findBuyer(db, news);
  if (buyer || news.kind !== "refund") return buyer;
  const found = await provider.invoiceOf(news.paymentIntentId);
  const row = found && (await findPaymentOfInvoice(db, found.id));
  if (row) return findUser(db, row.userId);
  const paid = found?.invoice === undefined ? undefined : newsOfInvoice(found.invoice);
  return paid?.kind === "paid" ? findBuyer(db, paid) : undefined;
}

/** Events about one user. Of a dispute the provider sends only the id. */
type Personal = Exclude<News, { kind: "other" | "dispute" }>;

async function changeOf(told: Told, provider: PaymentProvider, news: Personal): Promise<Change> {
  const { db, buyer, toldAt } = told;
  switch (news.kind) {
    case "checkout":
      return { statements: [checkoutEnded(db, news.sessionId, news.status)], mails: [] };
    case "paid":
      return ofPaid(told, news);
    case "subscription": {
      const {
        kind: _kind,
        subscriptionId: id,
        userId: _user,
        customerId: _own,
        site: _ours,
        ...rest
      } = news;
      const row = { ...rest, id, userId: buyer.id, endedAt: news.endedAt ?? null, toldAt };
      return { statements: [subscriptionTold(db, row)], mails: [] };
    }
    case "failed":
      return { statements: [renewalFailed(db, news.subscriptionId, toldAt)], mails: [] };
    case "refund":
      return ofRefund(told, provider, news);
  }
}

/**
 * After a payment for one subscription, ends the buyer's older ones, so that nobody pays for two. One whose
 * payments fail ends immediately, however long it would have lasted. One that would not last longer than the
 * new one ends with its period.
 */
async function endOlder(
  { db, buyer }: Told,
  provider: PaymentProvider,
  { subscriptionId, periodEnd, paidAt }: NewsOf<"paid">,
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
async function endForNobody(provider: PaymentProvider, site: string, news: News): Promise<void> {
  if (news.kind !== "paid" && news.kind !== "subscription") return;
  if (news.userId === undefined || news.site !== site) return;
  if (news.kind === "subscription" && news.endedAt !== undefined) return;
  await provider.cancelNow(news.subscriptionId);
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
  const news = found?.invoice === undefined ? undefined : newsOfInvoice(found.invoice);
  if (!dispute || news?.kind !== "paid") return once(db, [note]).then(() => undefined);
  const row = await findPaymentOfInvoice(db, news.invoiceId);
  if (!row) {
    // A deleted account has no payments. In any other case the payment is still to arrive.
    if (!(await findBuyer(db, news))) return once(db, [note]).then(() => undefined);
    throw new Problem("payment_event_early");
  }
  if (dispute.isAgainstUs && row.subscriptionId !== null) {
    await provider.cancelNow(row.subscriptionId);
  }
  await once(db, [
    note,
    paymentDisputed(db, news.invoiceId, dispute.isAgainstUs),
    entitle(db, row.userId),
  ]);
  await tellPaidRooms(deps, row.userId);
}

/**
 * Handles an event of the payment provider: the only way for anybody to get paid time. All changes are made
 * in one transaction with a note that the event was handled, so an event that arrives twice, even at the same
 * time, takes effect once. The order of events does not matter (`entitle`). Refuses with bad_signature, and
 * with payment_event_early for an event that the provider should send again later.
 */
export async function takeEvent(
  deps: Deps,
  provider: PaymentProvider,
  site: string,
  { body, signature, secret }: { body: string; signature: string; secret: string },
): Promise<void> {
  const event = await verifiedEvent(body, signature, secret, deps.now());
  if (!event) throw new Problem("bad_signature");
  const db = await deps.database();
  if (await isHandled(db, event.id)) return;
  const toldAt = event.created * 1000;
  const news = newsOf(event.type, event.data.object);
  const { id, type } = event;
  const note = eventHandled(db, { id, type, createdAt: toldAt, handledAt: deps.now() });
  if (news.kind === "other") return once(db, [note]).then(() => undefined);
  if (news.kind === "dispute") return takeDispute(deps, provider, news.disputeId, note);
  const buyer = await buyerOf(db, provider, news);
  if (!buyer) {
    // It belongs to a deleted account, or to something else sold under the same provider account.
    log("warn", "payment.nobody", { type, id });
    await endForNobody(provider, site, news);
    return once(db, [note]).then(() => undefined);
  }
  const told = { deps, db, buyer, site, toldAt };
  // Done first: if the provider is unavailable, this fails and the event is sent again.
  if (news.kind === "paid") await endOlder(told, provider, news);
  const { statements, mails } = await changeOf(told, provider, news);
  const isFirst = await once(db, [
    note,
    ...(news.customerId === undefined ? [] : [customerKnown(db, buyer.id, news.customerId)]),
    ...statements,
    entitle(db, buyer.id),
    ...mails.map((mail) => mail.insert(db)),
  ]);
  if (!isFirst) return;
  for (const mail of mails) mail.send();
  if (news.kind === "checkout") {
    await tellEndedCheckout(deps, news.sessionId);
    if (news.status === "complete") await countPaid(deps, news.sessionId);
  }
  await tellPaidRooms(deps, buyer.id);
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
    if (saysOf(error, "UNIQUE constraint failed: payment_event.id")) return false;
    throw error;
  }
}
