import { Stripe } from "stripe";
import { eq } from "drizzle-orm";
import { expect } from "vitest";
import * as z from "zod";
import { mail } from "../../../src-worker/db/accounts.schema.ts";
import { payment } from "../../../src-worker/db/payments.schema.ts";
import { user } from "../../../src-worker/db/schema.ts";
import { createPaymentResponse, sessionStatusResponse } from "../../../src-shared/api/payment.ts";
import { readEnv } from "../../../src-worker/config/env.ts";
import type { Person } from "./cast.ts";
import { bindings, client, database, type Client } from "./support.ts";

export const DAY_MS = 24 * 60 * 60 * 1000;
export const SECRET = readEnv(bindings).payment?.webhookSecret ?? "";

const seconds = (ms: number) => Math.floor(ms / 1000);
let events = 0;

interface SentEvent {
  readonly type: string;
  readonly object: object;
  /** When the provider created it, ms since 1970. */
  readonly at?: number;
  readonly id?: string;
}

/** Returns the body of an event as the provider posts it. */
export function bodyOf({ type, object, at = Date.now(), id }: SentEvent): string {
  events += 1;
  const data = { object };
  const eventId = id ?? `evt_${Date.now()}_${events}`;
  return JSON.stringify({ id: eventId, object: "event", type, created: seconds(at), data });
}

/** Posts an event, signed by the provider's own library. */
export async function post(event: SentEvent, { secret = SECRET, call = client() } = {}) {
  return postBody(bodyOf(event), { secret, call });
}

export async function postBody(
  raw: string,
  {
    secret = SECRET,
    signedAt = Date.now(),
    call = client(),
  }: { secret?: string; signedAt?: number; call?: Client } = {},
) {
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: raw,
    secret,
    timestamp: seconds(signedAt),
    cryptoProvider: Stripe.createSubtleCryptoProvider(),
  });
  return call("POST", "/payment/webhook", { raw, headers: { "stripe-signature": signature } });
}

/** A user's subscription, and the events about it. */
export function story(
  userId: string,
  {
    key = crypto.randomUUID().slice(0, 8),
    from = Date.now(),
    months = 1,
    site = "http://localhost:8787",
  } = {},
) {
  const ids = {
    subscription: `sub_sandbox_${key}`,
    invoice: `in_sandbox_${key}`,
    paymentIntent: `pi_sandbox_${key}`,
    customer: `cus_${key}`,
  };
  const end = from + months * 30 * DAY_MS;
  const metadata = { userId, planId: "monthly", site };
  const subscription = (more: object = {}) => ({
    id: ids.subscription,
    customer: ids.customer,
    metadata,
    status: "active",
    cancel_at_period_end: false,
    ended_at: null,
    items: {
      data: [{ current_period_end: seconds(end), price: { recurring: { interval: "month" } } }],
    },
    ...more,
  });
  const period = { start: seconds(from), end: seconds(end) };
  return {
    ids,
    end: seconds(end) * 1000,
    created: { type: "customer.subscription.created", object: subscription(), at: from },
    paid: {
      type: "invoice.paid",
      at: from + 1000,
      object: {
        id: ids.invoice,
        customer: ids.customer,
        currency: "eur",
        amount_paid: 549,
        created: seconds(from),
        hosted_invoice_url: "https://invoice.stripe.com/i/test",
        status_transitions: { paid_at: seconds(from) },
        parent: { subscription_details: { subscription: ids.subscription, metadata } },
        lines: { data: [{ period }] },
      },
    },
    updated: (more: object, at: number) => ({
      type: "customer.subscription.updated",
      object: subscription(more),
      at,
    }),
    deleted: (at: number) => ({
      type: "customer.subscription.deleted",
      object: subscription({ status: "canceled", ended_at: seconds(at) }),
      at,
    }),
    failed: (at: number) => ({
      type: "invoice.payment_failed",
      object: {
        customer: ids.customer,
        parent: { subscription_details: { subscription: ids.subscription, metadata } },
      },
      at,
    }),
    refunded: (amount: number) => ({
      type: "charge.refunded",
      object: {
        customer: ids.customer,
        payment_intent: ids.paymentIntent,
        amount_refunded: amount,
      },
    }),
  };
}

export async function accountOf(userId: string) {
  const row = await (await database()).select().from(user).where(eq(user.id, userId)).get();
  if (!row) throw new Error("no such account");
  return row;
}

export async function paymentsIn(userId: string) {
  return (await database()).select().from(payment).where(eq(payment.userId, userId));
}

export async function mailsTo(email: string) {
  return (await database()).select().from(mail).where(eq(mail.recipient, email));
}

/** Begins a checkout in the sandbox. */
export async function checkout(buyer: Person, wish: Readonly<Record<string, unknown>> = {}) {
  const body = { planId: "monthly", currency: "EUR", ...wish };
  const answer = await buyer.call("POST", "/payment/createPayment", { body, bearer: buyer.bearer });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return createPaymentResponse.parse(answer.body);
}

/** Presses a button on the sandbox's page. */
export async function press(buyer: Person, sessionId: string, action: "pay" | "cancel" | "fail") {
  const answer = await buyer.call("POST", `/payment/sandbox/${sessionId}`, {
    body: { action },
    bearer: buyer.bearer,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return sessionStatusResponse.parse(answer.body);
}

export const receipts = z.object({
  items: z.array(z.looseObject({ paymentId: z.string() })),
  subscription: z.looseObject({ cancelAtPeriodEnd: z.boolean() }).optional(),
});
