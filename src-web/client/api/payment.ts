import {
  PLAN_IDS,
  PLANS,
  TRIAL_DAYS,
  type Currency,
  type PlanId,
} from "../../../src-shared/catalog/plans.ts";
import { call } from "./call.ts";

/** What one plan costs. */
export interface Cost {
  readonly planId: PlanId;
  readonly interval: "month" | "year";
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: number;
  readonly trialDays: number;
}

/** A checkout, and what became of it. */
export interface Checkout {
  readonly sessionId: string;
  readonly status: "open" | "complete" | "expired";
  readonly planId: PlanId;
  readonly interval: Cost["interval"];
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: number;
  readonly gameCode?: string;
  /** ISO 8601; there once the money has come. */
  readonly subscriptionEndDate?: string;
}

/** What goes on by itself, or ends with its period. */
export interface Subscription {
  readonly planId: PlanId;
  readonly interval: Cost["interval"];
  /** The payment provider's word for it. */
  readonly status: string;
  /** ISO 8601. */
  readonly currentPeriodEnd: string;
  readonly cancelAtPeriodEnd: boolean;
}

export interface Payment {
  readonly paymentId: string;
  /** As it stands on the receipt. */
  readonly number: string;
  /** ISO 8601, as all instants here. */
  readonly createdAt: string;
  readonly planId: PlanId;
  readonly interval: Cost["interval"];
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  readonly refunded: number;
  readonly status: "paid" | "refunded" | "partly_refunded";
  readonly periodStart: string;
  readonly periodEnd: string;
}

export interface Payments {
  readonly subscription?: Subscription;
  /** Newest first. */
  readonly items: readonly Payment[];
}

export type ReceiptLine =
  | {
      readonly kind: "plan";
      readonly planId: PlanId;
      readonly periodStart: string;
      readonly periodEnd: string;
      readonly amount: number;
    }
  | { readonly kind: "refund"; readonly amount: number };

export interface Receipt extends Payment {
  readonly billedTo: { readonly name: string; readonly email: string };
  readonly lines: readonly ReceiptLine[];
  readonly total: number;
  /** The payment provider's own invoice. */
  readonly invoiceUrl?: string;
}

const post = <Answer>(path: string, body: unknown = {}) =>
  call<Answer>(path, { method: "POST", body });

/** The price list as it was when this page was built: shown until the server has answered. */
export function listedCosts(currency: Currency): readonly Cost[] {
  return PLAN_IDS.map((planId) => {
    const { interval, amounts } = PLANS[planId];
    return { planId, interval, currency, amount: amounts[currency], trialDays: TRIAL_DAYS };
  });
}

export const fetchCosts = (currency: Currency) =>
  call<readonly Cost[]>(`/payment/costs?${new URLSearchParams({ currency })}`);

/** Begin a checkout; `url` is where the buyer goes. With `gameCode` that room hears of it. */
export const createPayment = (wish: {
  readonly planId: PlanId;
  readonly currency: Currency;
  readonly gameCode?: string;
}) => post<{ readonly sessionId: string; readonly url: string }>("/payment/createPayment", wish);

export const fetchCheckout = (sessionId: string) =>
  call<Checkout>(`/payment/sessionStatus?${new URLSearchParams({ session_id: sessionId })}`);

/** Press a button of the page that stands in for a payment provider. */
export const playSandbox = (sessionId: string, action: "pay" | "cancel" | "fail") =>
  post<Checkout>(`/payment/sandbox/${encodeURIComponent(sessionId)}`, { action });

export const cancelSubscription = () => post<Subscription>("/payment/cancelSubscription");
export const resumeSubscription = () => post<Subscription>("/payment/resumeSubscription");

const at = (userId: string) => `/userProfile/${encodeURIComponent(userId)}/payments`;

export const fetchPayments = (userId: string) => call<Payments>(at(userId));

export const fetchReceipt = (userId: string, paymentId: string) =>
  call<Receipt>(`${at(userId)}/${encodeURIComponent(paymentId)}`);
