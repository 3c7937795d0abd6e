import * as z from "zod";
import { CURRENCIES, DEFAULT_CURRENCY, PLAN_IDS, SANDBOX_ACTIONS } from "../catalog/plans.ts";
import { gameCodeSchema } from "./common.ts";
import type { CallTable } from "./contract.ts";

const currency = z.enum(CURRENCIES);
const planId = z.enum(PLAN_IDS);
const interval = z.enum(["month", "year"]);
const amount = z.int().meta({ description: "Minor units of the currency" });
const instant = z.iso.datetime();

const cost = z.object({ planId, interval, currency, amount, trialDays: z.int() });
/** What one plan costs; `amount` in minor units of the currency. */
export type Cost = z.infer<typeof cost>;

const createPaymentBody = z.object({
  planId,
  currency,
  gameCode: gameCodeSchema
    .optional()
    .meta({ description: "One's own room that waits for the payment: it hears paymentStatus" }),
});
/** A checkout to begin. */
export type PaymentRequest = z.input<typeof createPaymentBody>;

export const createPaymentAnswer = z.object({
  sessionId: z.string(),
  url: z.string().meta({ description: "Where the buyer goes; below our own site without a host" }),
});

export const sessionStatusAnswer = z.object({
  sessionId: z.string(),
  status: z.enum(["open", "complete", "expired"]),
  planId,
  interval,
  currency,
  amount,
  gameCode: z.string().optional(),
  subscriptionEndDate: instant.optional().meta({ description: "Once the money has come" }),
});
/** A checkout, and what became of it. Instants are ISO 8601, here and below. */
export type Checkout = z.infer<typeof sessionStatusAnswer>;

const subscriptionAnswer = z.object({
  planId,
  interval,
  status: z.string(),
  currentPeriodEnd: instant,
  cancelAtPeriodEnd: z.boolean(),
});
/** What goes on by itself, or ends with its period; `status` is the payment provider's word for it. */
export type Subscription = z.infer<typeof subscriptionAnswer>;

const paymentParams = z.object({ userId: z.string().max(64) });
const receiptParams = paymentParams.extend({ paymentId: z.string().max(64) });

const payment = z.object({
  paymentId: z.string(),
  number: z.string(),
  createdAt: instant,
  planId,
  interval,
  currency: z.string(),
  amount,
  refunded: amount,
  status: z.enum(["paid", "refunded", "partly_refunded", "disputed"]),
  periodStart: instant,
  periodEnd: instant,
});
/** Something that was paid; `number` as it stands on the receipt. */
export type Payment = z.infer<typeof payment>;

const paymentsAnswer = z.object({
  subscription: subscriptionAnswer
    .optional()
    .meta({ description: "The one that goes on, or ends at the end of its period" }),
  items: z.array(payment).readonly().meta({ description: "Newest first" }),
});
export type Payments = z.infer<typeof paymentsAnswer>;

const receiptAnswer = payment.extend({
  billedTo: z.object({ name: z.string(), email: z.string() }),
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
  invoiceUrl: z.url().optional().meta({ description: "The payment provider's own invoice" }),
});
export type Receipt = z.infer<typeof receiptAnswer>;

/** Buying time to host, and what was bought. */
export const PAYMENT_CALLS = {
  "GET /payment/costs": {
    query: z.object({ currency: currency.default(DEFAULT_CURRENCY) }),
    status: 200,
    answer: z.array(cost).readonly(),
  },
  "POST /payment/createPayment": {
    body: createPaymentBody,
    status: 200,
    answer: createPaymentAnswer,
  },
  "GET /payment/sessionStatus": {
    query: z.object({ session_id: z.string().max(200) }),
    status: 200,
    answer: sessionStatusAnswer,
  },
  // Its body is the payment provider's, and signed: it is read as it came.
  "POST /payment/webhook": { status: 204 },
  "POST /payment/cancelSubscription": { status: 200, answer: subscriptionAnswer },
  "POST /payment/resumeSubscription": { status: 200, answer: subscriptionAnswer },
  "GET /userProfile/:userId/payments": {
    params: paymentParams,
    status: 200,
    answer: paymentsAnswer,
  },
  "GET /userProfile/:userId/payments/:paymentId": {
    params: receiptParams,
    status: 200,
    answer: receiptAnswer,
  },
  "POST /payment/sandbox/:sessionId": {
    params: z.object({ sessionId: z.string().max(200) }),
    body: z.object({ action: z.enum(SANDBOX_ACTIONS) }),
    status: 200,
    answer: sessionStatusAnswer,
  },
} as const satisfies CallTable;
