import { siteOf } from "../../config/env.ts";
import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import {
  costsIn,
  createPayment,
  paymentsOf,
  receiptFor,
  sessionStatus,
  setCancelled,
  takeWebhook,
  useSandbox,
} from "./payment.usecases.ts";

/** How long the prices may be cached, s. */
const COSTS_KEPT_S = 300;

/** Adds the routes for buying hosting time and for payments that were made. */
export function addPaymentRoutes(routes: Routes, deps: Deps): void {
  addBuyingRoutes(routes, deps);
  addSubscriptionRoutes(routes, deps);
  addReceiptRoutes(routes, deps);
  addSandboxRoute(routes, deps);
}

function addBuyingRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /payment/costs",
    {
      id: "listPrices",
      summary: "What the plans cost in a currency",
      description:
        "Every plan with its price in minor units, and how many days may be tried first.",
      auth: "public",
      rate: "read",
      refusals: [],
      cache: COSTS_KEPT_S,
    },
    ({ query }) => costsIn(query.currency),
  );

  routes.add(
    "POST /payment/createPayment",
    {
      id: "createCheckout",
      summary: "Begin a checkout",
      description:
        "Send the browser to `url`, the payment provider's page; it comes back to the site. With `gameCode` the caller's room hears of the payment over its socket.",
      auth: "registered",
      rate: "write",
      refusals: [
        "payment_not_configured",
        "already_subscribed",
        "game_not_found",
        "not_yours",
        "error.server_unavailable",
      ],
    },
    ({ c, user, body }) => createPayment(deps, user, siteOf(deps.config, c.req.url), body),
  );

  routes.add(
    "GET /payment/sessionStatus",
    {
      id: "getCheckout",
      summary: "What became of one's checkout",
      description:
        "What the page asks to which the provider sends the browser back. Paid time begins when the provider says so to us, which may take some seconds more.",
      auth: "registered",
      rate: "read",
      refusals: ["payment_not_found"],
    },
    ({ user, query }) => sessionStatus(deps, user, query.session_id),
  );

  routes.add(
    "POST /payment/webhook",
    {
      id: "takePaymentEvent",
      summary: "Take the payment provider's events",
      description:
        "Nothing else gives anybody paid time. For the payment provider alone, which signs the body in `Stripe-Signature`. Each event counts once, however often it is sent.",
      auth: "public",
      rate: "machine",
      refusals: [
        "payment_not_configured",
        "bad_signature",
        "payment_event_early",
        "error.server_unavailable",
        "body_too_large",
      ],
    },
    async ({ c }) => {
      const signature = c.req.header("stripe-signature") ?? "";
      await takeWebhook(deps, siteOf(deps.config, c.req.url), await c.req.text(), signature);
    },
  );
}

function addSubscriptionRoutes(routes: Routes, deps: Deps): void {
  const change = {
    auth: "registered",
    rate: "write",
    refusals: ["payment_not_configured", "no_subscription", "error.server_unavailable"],
  } as const;
  routes.add(
    "POST /payment/cancelSubscription",
    {
      ...change,
      id: "cancelSubscription",
      summary: "Let one's subscription end with its period",
      description:
        "Nothing is paid back: what was paid for stays until its end. Until then `resumeSubscription` undoes it.",
    },
    ({ user }) => setCancelled(deps, user, true),
  );
  routes.add(
    "POST /payment/resumeSubscription",
    {
      ...change,
      id: "resumeSubscription",
      summary: "Let a subscription go on after all",
      description:
        "Nothing is paid now: the next payment is due at the end of the period that runs.",
    },
    ({ user }) => setCancelled(deps, user, false),
  );
}

function addReceiptRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /userProfile/:userId/payments",
    {
      id: "listPayments",
      summary: "What one paid, and what goes on",
      description:
        "Refunds are told of the payment they belong to. Without `subscription` nothing goes on by itself.",
      auth: "registered",
      rate: "read",
      refusals: ["not_yours"],
    },
    ({ user, params }) => paymentsOf(deps, user, params.userId),
  );

  routes.add(
    "GET /userProfile/:userId/payments/:paymentId",
    {
      id: "getReceipt",
      summary: "The receipt of one payment",
      description:
        "What is needed to print it: lines, sum, who it is billed to, and a link to the provider's own invoice where there is one.",
      auth: "registered",
      rate: "read",
      refusals: ["not_yours", "payment_not_found"],
    },
    ({ user, params }) => receiptFor(deps, user, params.userId, params.paymentId),
  );
}

function addSandboxRoute(routes: Routes, deps: Deps): void {
  if (deps.config.payment?.kind !== "sandbox") return;
  routes.add(
    "POST /payment/sandbox/:sessionId",
    {
      id: "useSandboxCheckout",
      devOnly: true,
      summary: "Pay, cancel or fail in the stand-in for a payment provider (development only)",
      description:
        "It signs an event as the provider would and gives it to the same door, so that the same code grants the time.",
      auth: "registered",
      rate: "write",
      refusals: ["payment_not_found"],
    },
    ({ c, user, params, body }) =>
      useSandbox(deps, user, siteOf(deps.config, c.req.url), { ...params, ...body }),
  );
}
