import * as z from "zod";
import { CURRENCIES, DEFAULT_CURRENCY, PLAN_IDS } from "../../../src-shared/catalog/plans.ts";
import { gameCodeSchema } from "../../http/schemas.ts";
import { SANDBOX_ACTIONS } from "./sandbox.ts";

const currency = z.enum(CURRENCIES);
const planId = z.enum(PLAN_IDS);
const interval = z.enum(["month", "year"]);
const amount = z.int().meta({ description: "Minor units of the currency" });
const instant = z.iso.datetime();

export const costsQuery = z.object({ currency: currency.default(DEFAULT_CURRENCY) });

export const costsAnswer = z
  .array(z.object({ planId, interval, currency, amount, trialDays: z.int() }))
  .readonly();

export const createPaymentBody = z.object({
  planId,
  currency,
  gameCode: gameCodeSchema
    .optional()
    .meta({ description: "One's own room that waits for the payment: it hears paymentStatus" }),
});

export const createPaymentAnswer = z.object({
  sessionId: z.string(),
  url: z.string().meta({ description: "Where the buyer goes; below our own site without a host" }),
});

export const sessionStatusQuery = z.object({ session_id: z.string().max(200) });

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

export const sandboxParams = z.object({ sessionId: z.string().max(200) });
export const sandboxBody = z.object({ action: z.enum(SANDBOX_ACTIONS) });

export const subscriptionAnswer = z.object({
  planId,
  interval,
  status: z.string(),
  currentPeriodEnd: instant,
  cancelAtPeriodEnd: z.boolean(),
});

export const paymentParams = z.object({ userId: z.string().max(64) });
export const receiptParams = paymentParams.extend({ paymentId: z.string().max(64) });

const paymentFacts = {
  paymentId: z.string(),
  number: z.string(),
  createdAt: instant,
  planId,
  interval,
  currency: z.string(),
  amount,
  refunded: amount,
  status: z.enum(["paid", "refunded", "partly_refunded"]),
  periodStart: instant,
  periodEnd: instant,
};

export const paymentsAnswer = z.object({
  subscription: subscriptionAnswer
    .optional()
    .meta({ description: "The one that goes on, or ends at the end of its period" }),
  items: z.array(z.object(paymentFacts)).readonly().meta({ description: "Newest first" }),
});

export const receiptAnswer = z.object({
  ...paymentFacts,
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
