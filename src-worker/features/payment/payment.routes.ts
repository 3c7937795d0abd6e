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

/** Seconds for which anybody may keep the prices. */
const COSTS_KEPT_S = 300;

/** Buying time to host, and what was bought. */
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
      summary: "What the plans cost in a currency",
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
      summary: "Begin a checkout",
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
      summary: "What became of one's checkout",
      auth: "registered",
      rate: "read",
      refusals: ["payment_not_found"],
    },
    ({ user, query }) => sessionStatus(deps, user, query.session_id),
  );

  routes.add(
    "POST /payment/webhook",
    {
      summary: "Signed events of the payment provider: nothing else gives anybody paid time",
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
  for (const [path, summary, isCancelled] of [
    ["/payment/cancelSubscription", "Let one's subscription end with its period", true],
    ["/payment/resumeSubscription", "Let a subscription that would end go on after all", false],
  ] as const) {
    routes.add(
      `POST ${path}`,
      {
        summary,
        auth: "registered",
        rate: "write",
        refusals: ["payment_not_configured", "no_subscription", "error.server_unavailable"],
      },
      ({ user }) => setCancelled(deps, user, isCancelled),
    );
  }
}

function addReceiptRoutes(routes: Routes, deps: Deps): void {
  routes.add(
    "GET /userProfile/:userId/payments",
    {
      summary: "What one paid, newest first, and the subscription that goes on",
      auth: "registered",
      rate: "read",
      refusals: ["not_yours"],
    },
    ({ user, params }) => paymentsOf(deps, user, params.userId),
  );

  routes.add(
    "GET /userProfile/:userId/payments/:paymentId",
    {
      summary: "The receipt of one payment",
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
      summary: "Pay, cancel or fail in the stand-in for a payment provider (development only)",
      auth: "registered",
      rate: "write",
      refusals: ["payment_not_found"],
    },
    ({ c, user, params, body }) =>
      useSandbox(deps, user, siteOf(deps.config, c.req.url), { ...params, ...body }),
  );
}
