import { log } from "../../../src-shared/log.ts";
import type { BatchItem } from "drizzle-orm/batch";
import { PLANS } from "../../../src-shared/catalog/plans.ts";
import type { Database } from "../../db/client.ts";
import { saysOf } from "../../db/failure.ts";
import { composeMail, type QueuedMail } from "../../mail/queueMail.ts";
import type { Deps } from "../../shared/deps.ts";
import { countEvent } from "../../shared/dayCounts.ts";
import { uuidv7 } from "../../shared/ids.ts";
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

/** What an event changes: statements for one transaction, and mails that tell of it. */
interface Change {
  readonly statements: readonly Statement[];
  readonly mails: readonly QueuedMail[];
}

interface Told {
  readonly deps: Deps;
  readonly db: Database;
  readonly buyer: UserRow;
  readonly site: string;
  /** When the provider made the event, ms since 1970. */
  readonly toldAt: number;
}

type NewsOf<Kind extends News["kind"]> = Extract<News, { kind: Kind }>;

async function ofPaid({ deps, db, buyer, site }: Told, news: NewsOf<"paid">): Promise<Change> {
  if (await findPaymentOfInvoice(db, news.invoiceId)) return { statements: [], mails: [] };
  const id = uuidv7(news.paidAt);
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

/** A refund may be told before the payment: then the payment is asked for, or the event is for later. */
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
 * Whose an event is. A charge says nothing of us but a customer, whom the provider may have forgotten: then its
 * invoice knows.
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

/** News of a person's own: of a dispute the provider says nothing but its id. */
type Personal = Exclude<News, { kind: "other" | "dispute" }>;

async function changeOf(told: Told, provider: PaymentProvider, news: Personal): Promise<Change> {
  const { db, buyer, toldAt } = told;
  switch (news.kind) {
    case "checkout":
      return { statements: [checkoutEnded(db, news.sessionId, news.status)], mails: [] };
    case "paid":
      return ofPaid(told, news);
    case "subscription": {
      const { kind: _kind, subscriptionId: id, userId: _user, customerId: _own, ...rest } = news;
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
 * What is paid for one subscription ends what the buyer had before, so that nobody pays for two: one whose
 * payments failed at once, however long it would have lasted, one that would go on no later than the new one with
 * its period.
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

/** Ours, and of an account that is gone: nobody is there who could end what goes on being charged. */
async function endForNobody(provider: PaymentProvider, news: News): Promise<void> {
  if (news.kind !== "paid" && news.kind !== "subscription") return;
  if (news.userId === undefined) return;
  if (news.kind === "subscription" && news.endedAt !== undefined) return;
  await provider.cancelNow(news.subscriptionId);
}

/**
 * A payer's bank took money back, or wants to: what it paid for ends, and the subscription with it. Told
 * again when the payment itself is not known yet. What the provider says now counts, not the event.
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
    // An account that is gone has no payments; anybody else's is on its way.
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
 * Take an event of the payment provider: the one door through which anybody gets paid time. What it
 * changes happens in one transaction together with the note that it was handled, so an event that
 * comes twice, or twice at once, changes things once; the order does not matter (`entitle`).
 * Refuses with bad_signature, and with payment_event_early what the provider shall tell again later.
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
    // Of an account that is gone, or of something else that is sold under the same provider account.
    log("warn", "payment.nobody", { type, id });
    await endForNobody(provider, news);
    return once(db, [note]).then(() => undefined);
  }
  const told = { deps, db, buyer, site, toldAt };
  // First: while the provider does not answer, it tells the event again.
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

/** Somebody paid at the end of a checkout of ours. */
async function countPaid(deps: Deps, sessionId: string): Promise<void> {
  const row = await findCheckout(await deps.database(), sessionId);
  if (row) countEvent(deps, "checkout_completed", { of: planOf(row), people: [row.userId] });
}

/** Run a batch that begins with the note of an event; false when the event was noted meanwhile. */
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
