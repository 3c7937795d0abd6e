import { PLANS, type SandboxAction } from "../../../src-shared/catalog/plans.ts";
import type { SandboxConfig } from "../../config/env.ts";
import type { Deps } from "../../shared/deps.ts";
import { randomToken } from "../../shared/ids.ts";
import { Problem } from "../../shared/problem.ts";
import { findCheckout, findSubscription, type CheckoutRow } from "./payment.repository.ts";
import type { PaymentProvider } from "./provider.ts";
import { planOf } from "./receipt.ts";
import { signEvent } from "./stripe.ts";
import { takeEvent } from "./webhook.usecases.ts";

const seconds = (ms: number) => Math.floor(ms / 1000);

/**
 * Returns the time one calendar interval later. If the month has no such day, the period ends on its last
 * day.
 */
function periodEnd(from: number, interval: "month" | "year"): number {
  const end = new Date(from);
  const day = end.getUTCDate();
  if (interval === "month") end.setUTCMonth(end.getUTCMonth() + 1);
  else end.setUTCFullYear(end.getUTCFullYear() + 1);
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}

const SESSION_PREFIX = "cs_sandbox_";

/** Returns the sandbox ids of everything that results from one checkout. */
function sandboxIds(sessionId: string, userId: string) {
  const key = sessionId.slice(SESSION_PREFIX.length);
  return {
    subscription: `sub_sandbox_${key}`,
    invoice: `in_sandbox_${key}`,
    paymentIntent: `pi_sandbox_${key}`,
    customer: `cus_sandbox_${userId}`,
  };
}

interface SandboxEvent {
  readonly type: string;
  readonly object: object;
}

function subscriptionObject(
  row: { id: string; userId: string; planId: string; currentPeriodEnd: number },
  more: { status?: string; cancel_at_period_end?: boolean; ended_at?: number } = {},
) {
  const { interval } = PLANS[planOf(row)];
  const item = {
    current_period_end: seconds(row.currentPeriodEnd),
    price: { recurring: { interval } },
  };
  return {
    id: row.id,
    customer: `cus_sandbox_${row.userId}`,
    metadata: { userId: row.userId, planId: row.planId },
    status: "active",
    cancel_at_period_end: false,
    ended_at: null,
    items: { data: [item] },
    ...more,
  };
}

/** Returns the events a real provider would send after a successful payment, in its order. */
function eventsOfPayment(checkout: CheckoutRow, now: number): SandboxEvent[] {
  const { sessionId, userId, planId, currency, amount } = checkout;
  const ids = sandboxIds(sessionId, userId);
  const end = periodEnd(now, PLANS[planOf(checkout)].interval);
  const metadata = { userId, planId };
  const subscription = { id: ids.subscription, userId, planId, currentPeriodEnd: end };
  return [
    { type: "customer.subscription.created", object: subscriptionObject(subscription) },
    {
      type: "invoice.paid",
      object: {
        id: ids.invoice,
        customer: ids.customer,
        currency: currency.toLowerCase(),
        amount_paid: amount,
        created: seconds(now),
        status_transitions: { paid_at: seconds(now) },
        parent: { subscription_details: { subscription: ids.subscription, metadata } },
        lines: { data: [{ period: { start: seconds(now), end: seconds(end) } }] },
      },
    },
    {
      type: "checkout.session.completed",
      object: { id: sessionId, customer: ids.customer, client_reference_id: userId },
    },
  ];
}

/** Signs an event like the provider and passes it to the webhook's handler. */
async function post(
  deps: Deps,
  site: string,
  { webhookSecret: secret }: SandboxConfig,
  { type, object }: SandboxEvent,
): Promise<void> {
  const now = deps.now();
  const id = `evt_sandbox_${randomToken().slice(0, 24)}`;
  const event = { id, object: "event", type, created: seconds(now), data: { object } };
  const body = JSON.stringify(event);
  const signature = await signEvent(body, secret, now);
  await takeEvent(deps, sandboxProvider(deps), site, { body, signature, secret });
}

function configOf(deps: Deps): SandboxConfig {
  const { payment } = deps.config;
  if (payment?.kind !== "sandbox") throw new Problem("payment_not_configured");
  return payment;
}

/**
 * Stands in for the payment provider if none is configured, in development only. No money moves. Its events
 * are signed and processed like real ones.
 */
export function sandboxProvider(deps: Deps): PaymentProvider {
  const change = async (id: string, type: string, more: object) => {
    const row = await findSubscription(await deps.database(), id);
    if (!row) return;
    const site = deps.config.siteUrl ?? "";
    await post(deps, site, configOf(deps), { type, object: subscriptionObject(row, more) });
  };
  return {
    createCheckout: async () => {
      const sessionId = `${SESSION_PREFIX}${randomToken().slice(0, 24)}`;
      return { sessionId, url: `/payment/sandbox/${sessionId}` };
    },
    setCancelAtPeriodEnd: (id, isCancelled) =>
      change(id, "customer.subscription.updated", { cancel_at_period_end: isCancelled }),
    cancelNow: (id) =>
      change(id, "customer.subscription.deleted", {
        status: "canceled",
        ended_at: seconds(deps.now()),
      }),
    // There is no money to claim back, and a checkout left open is just a page where nobody presses a button.
    expireCheckout: async () => true,
    // It mails nothing.
    setEmail: async () => undefined,
    disputeOf: async () => undefined,
    invoiceOf: async (paymentIntentId) => ({ id: paymentIntentId.replace(/^pi_/u, "in_") }),
  };
}

/** Carries out an action of the sandbox's checkout page and returns the updated checkout. */
export async function playSandbox(
  deps: Deps,
  site: string,
  checkout: CheckoutRow,
  action: SandboxAction,
): Promise<CheckoutRow> {
  const config = configOf(deps);
  const { sessionId, userId } = checkout;
  if (checkout.status !== "open") return checkout;
  switch (action) {
    case "pay":
      for (const event of eventsOfPayment(checkout, deps.now())) {
        await post(deps, site, config, event);
      }
      break;
    case "cancel":
      await post(deps, site, config, {
        type: "checkout.session.expired",
        object: { id: sessionId, client_reference_id: userId },
      });
      break;
    case "fail":
      await post(deps, site, config, {
        type: "invoice.payment_failed",
        object: { id: sandboxIds(sessionId, userId).invoice },
      });
  }
  return (await findCheckout(await deps.database(), sessionId)) ?? checkout;
}
