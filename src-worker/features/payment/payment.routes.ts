import { siteOf } from "../../config/env.ts";
import type { Deps } from "../../shared/deps.ts";
import type { Routes } from "../../http/route.ts";
import { costsIn } from "../../../src-shared/catalog/plans.ts";
import {
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
      summary: "List the plans and their prices",
      description:
        "Returns every plan with its price in minor units of the given currency, and the number of trial days.",
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
      summary: "Start a checkout",
      description:
        "Send the browser to `url`, the payment provider's page, which returns it to this site. With `gameCode`, the caller's room is notified of the payment over its socket.",
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
      summary: "Get the status of a checkout",
      description:
        "Called by the page to which the payment provider returns the browser. Paid time begins once the provider confirms the payment to this site, which may take a few seconds longer.",
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
      summary: "Receive payment events",
      description:
        "Only for the payment provider, which signs the body in `Stripe-Signature`. Each event counts once, however often it is sent. Paid time is granted only through these events.",
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
      summary: "Cancel a subscription at the end of its period",
      description:
        "Nothing is refunded: paid time remains until its end. Until then, `resumeSubscription` undoes the cancellation. A subscription whose payments fail ends immediately, with the status `canceled`, and nothing more is collected.",
    },
    ({ user }) => setCancelled(deps, user, true),
  );
  routes.add(
    "POST /payment/resumeSubscription",
    {
      ...change,
      id: "resumeSubscription",
      summary: "Resume a cancelled subscription",
      description:
        "Nothing is charged now: the next payment is due at the end of the current period.",
    },
    ({ user }) => setCancelled(deps, user, false),
  );
}

function addReceiptRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /userProfile/:userId/payments",
    {
      id: "listPayments",
      summary: "List payments and the running subscription",
      description:
        "Refunds are part of the payment they belong to. Without `subscription`, nothing renews automatically.",
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
      summary: "Get the receipt of a payment",
      description:
        "Returns everything needed to print it: the lines, the total, the billing details, and a link to the provider's own invoice if there is one.",
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
      summary: "Pay, cancel or fail in the payment sandbox (development only)",
      description:
        "Signs an event as the payment provider would, and passes it through the same code that grants the time in production.",
      auth: "registered",
      rate: "write",
      refusals: ["payment_not_found"],
    },
    ({ c, user, params, body }) =>
      useSandbox(deps, user, siteOf(deps.config, c.req.url), { ...params, ...body }),
  );
}
