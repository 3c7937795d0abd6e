import type { Language } from "./languages.ts";

/** Plans that can be bought. */
export const PLAN_IDS = ["monthly", "yearly"] as const;
export type PlanId = (typeof PLAN_IDS)[number];

/** Currencies in which a plan can be paid (specification, section 9). */
export const CURRENCIES = ["USD", "EUR", "DKK", "PLN", "RON"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The currency where none is given (specification, section 9). */
export const DEFAULT_CURRENCY: Currency = "USD";

/** The currency shown first in each language (specification, section 9). */
export const CURRENCY_OF_LANGUAGE: Readonly<Record<Language, Currency>> = {
  en: "USD",
  dk: "DKK",
  nl: "EUR",
  de: "EUR",
  es: "EUR",
  fr: "EUR",
  pl: "PLN",
  sk: "EUR",
  ro: "RON",
};

/** How far a payment is at the payment provider. */
export const CHECKOUT_STATUSES = ["open", "complete", "expired"] as const;

/** What became of a payment that arrived. */
export const PAYMENT_STATUSES = ["paid", "refunded", "partly_refunded", "disputed"] as const;

/** Days a new account may host without paying. */
export const TRIAL_DAYS = 14;

interface Plan {
  readonly interval: "month" | "year";
  /** Minor units (cents, øre, grosze, bani) for one interval, taxes included. */
  readonly amounts: Readonly<Record<Currency, number>>;
}

/** What each plan costs. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  monthly: {
    interval: "month",
    amounts: { USD: 599, EUR: 549, DKK: 3_900, PLN: 2_399, RON: 2_799 },
  },
  yearly: {
    interval: "year",
    amounts: { USD: 4_799, EUR: 4_399, DKK: 31_900, PLN: 18_999, RON: 21_999 },
  },
};

/** Returns the prices of all plans in a currency. */
export function costsIn(currency: Currency) {
  return PLAN_IDS.map((planId) => {
    const { interval, amounts } = PLANS[planId];
    return { planId, interval, currency, amount: amounts[currency], trialDays: TRIAL_DAYS };
  });
}

/** Returns the plan that is billed at this interval. */
export function planOfInterval(interval: string | undefined): PlanId {
  return interval === "year" ? "yearly" : "monthly";
}

/** Returns the lookup key of a plan's price at the payment provider. */
export function priceKey(planId: PlanId, currency: Currency): string {
  return `hubbub_${planId}_${currency.toLowerCase()}`;
}

/** What a user can do on the sandbox page that stands in for a payment provider. */
export const SANDBOX_ACTIONS = ["pay", "cancel", "fail"] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];
