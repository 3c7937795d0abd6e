import * as z from "zod";
import {
  CHECKOUT_STATUSES,
  CURRENCIES,
  DEFAULT_CURRENCY,
  PAYMENT_STATUSES,
  PLAN_IDS,
  SANDBOX_ACTIONS,
} from "../catalog/plans.ts";
import { gameCodeSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";
import * as shown from "./shown.ts";

const currency = z.enum(CURRENCIES).meta({ id: "Currency", description: "ISO 4217 currency code" });
const planId = z.enum(PLAN_IDS).meta({ id: "PlanId", description: "Id of a plan" });
const interval = z
  .enum(["month", "year"])
  .meta({ id: "Interval", description: "Billing interval" });
const amount = z
  .int()
  .meta({ description: "Amount in minor units of the currency", examples: [499] });
const instant = z.iso.datetime();

const cost = z
  .object({ planId, interval, currency, amount, trialDays: z.int().meta({ examples: [14] }) })
  .meta({ id: "Price", description: "Price of a plan" });
/** What one plan costs; `amount` in minor units of the currency. */
export type Cost = z.infer<typeof cost>;

const costsResponse = z.array(cost).readonly().meta({ description: "All plans with their prices" });

const createPaymentBody = z
  .object({
    planId,
    currency,
    gameCode: gameCodeSchema.optional().meta({
      description:
        "Code of the caller's own room that waits for the payment; it receives `paymentStatus` over its socket",
    }),
  })
  .meta({ id: "CheckoutRequest", description: "The plan to buy" });
/** Body of a call that begins a checkout. */
export type PaymentRequest = z.input<typeof createPaymentBody>;

export const createPaymentResponse = z
  .object({
    sessionId: z
      .string()
      .meta({ description: "The payment provider's id of the checkout", examples: ["cs_1a2b3c"] }),
    url: z.string().meta({
      description:
        "Page where the buyer pays; a path on this site if the sandbox stands in for the provider",
      examples: ["https://checkout.stripe.com/c/pay/cs_1a2b3c"],
    }),
  })
  .meta({ id: "StartedCheckout", description: "The started checkout" });

export const sessionStatusResponse = z
  .object({
    sessionId: z
      .string()
      .meta({ description: "The payment provider's id of the checkout", examples: ["cs_1a2b3c"] }),
    status: z.enum(CHECKOUT_STATUSES),
    planId,
    interval,
    currency,
    amount,
    gameCode: shown.gameCode.optional(),
    subscriptionEndDate: instant
      .optional()
      .meta({ description: "End of the paid time; present once the payment has arrived" }),
  })
  .meta({ id: "Checkout", description: "A checkout and its outcome" });
/** A checkout and its outcome. Instants are ISO 8601, here and below. */
export type Checkout = z.infer<typeof sessionStatusResponse>;

const subscriptionResponse = z
  .object({
    planId,
    interval,
    status: z
      .string()
      .meta({ description: "Status in the payment provider's own words", examples: ["active"] }),
    currentPeriodEnd: instant,
    cancelAtPeriodEnd: z.boolean(),
  })
  .meta({
    id: "Subscription",
    description: "A plan that renews automatically, or ends with its period",
  });
/** A plan that renews by itself, or ends with its period; `status` is the payment provider's own word. */
export type Subscription = z.infer<typeof subscriptionResponse>;

const paymentParams = z.object({
  userId: shown.id.max(64).meta({ description: "Id of the account" }),
});
const receiptParams = paymentParams.extend({
  paymentId: shown.id.max(64).meta({ description: "Id of the payment" }),
});

const payment = z
  .object({
    paymentId: shown.id,
    number: z
      .string()
      .meta({ description: "Number of the receipt", examples: ["HB-20261121-2F1A3B4C"] }),
    createdAt: instant,
    planId,
    interval,
    currency: z.string().meta({ examples: ["EUR"] }),
    amount,
    refunded: amount,
    status: z.enum(PAYMENT_STATUSES),
    periodStart: instant,
    periodEnd: instant,
  })
  .meta({ id: "Payment", description: "A payment" });
/** A payment; `number` is the one on the receipt. */
export type Payment = z.infer<typeof payment>;

const paymentsResponse = z
  .object({
    subscription: subscriptionResponse
      .optional()
      .meta({ description: "The current subscription; absent if there is none" }),
    items: z.array(payment).readonly().meta({ description: "Payments, newest first" }),
  })
  .meta({ id: "Payments", description: "An account's payments and subscription" });
export type Payments = z.infer<typeof paymentsResponse>;

const receiptResponse = payment
  .extend({
    billedTo: z.object({ name: shown.name, email: shown.email }),
    lines: z
      .array(
        z.discriminatedUnion("kind", [
          z.object({
            kind: z.literal("plan"),
            planId,
            periodStart: instant,
            periodEnd: instant,
            amount,
          }),
          z.object({ kind: z.literal("refund"), amount }),
        ]),
      )
      .readonly(),
    total: amount,
    invoiceUrl: z
      .url()
      .optional()
      .meta({ description: "Link to the payment provider's own invoice" }),
  })
  .meta({ id: "Receipt", description: "A receipt" });
export type Receipt = z.infer<typeof receiptResponse>;

/** Calls for buying time to host, and for what was bought. */
export const PAYMENT_CALLS = {
  "GET /payment/costs": {
    query: z.object({ currency: currency.default(DEFAULT_CURRENCY) }),
    status: 200,
    response: costsResponse,
  },
  "POST /payment/createPayment": {
    body: createPaymentBody,
    status: 200,
    response: createPaymentResponse,
  },
  "GET /payment/sessionStatus": {
    query: z.object({
      session_id: z
        .string()
        .max(200)
        .meta({
          description: "The payment provider's id of the checkout",
          examples: ["cs_1a2b3c"],
        }),
    }),
    status: 200,
    response: sessionStatusResponse,
  },
  // The body belongs to the payment provider and is signed, so the handler reads it unparsed.
  "POST /payment/webhook": { status: 204 },
  "POST /payment/cancelSubscription": { status: 200, response: subscriptionResponse },
  "POST /payment/resumeSubscription": { status: 200, response: subscriptionResponse },
  "GET /userProfile/:userId/payments": {
    params: paymentParams,
    status: 200,
    response: paymentsResponse,
  },
  "GET /userProfile/:userId/payments/:paymentId": {
    params: receiptParams,
    status: 200,
    response: receiptResponse,
  },
  "POST /payment/sandbox/:sessionId": {
    params: z.object({
      sessionId: z
        .string()
        .meta({ description: "The payment provider's id of the checkout", examples: ["cs_1a2b3c"] })
        .max(200),
    }),
    body: z.object({ action: z.enum(SANDBOX_ACTIONS) }),
    status: 200,
    response: sessionStatusResponse,
  },
} as const satisfies CallTable;
