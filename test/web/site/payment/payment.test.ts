import { describe, expect, it, test } from "vitest";
import type { Checkout, Subscription } from "../../../../src-shared/api/payment.ts";
import { CURRENCIES, PLANS } from "../../../../src-shared/catalog/plans.ts";
import { LANGUAGES } from "../../../../src-shared/catalog/languages.ts";
import type { AccessClaims } from "../../../../src-web/client/auth/token.ts";
import { isSubscriptionExpired } from "../../../../src-shared/catalog/subscription.ts";
import { formatMoney, monthly, saving } from "../../../../src-web/site/payment/money.ts";
import {
  outcomeOf,
  PATIENT_QUESTIONS,
  pauseAfter,
} from "../../../../src-web/site/payment/polling.ts";
import {
  planOwned,
  subscriptionState,
} from "../../../../src-web/site/payment/subscriptionState.ts";
import {
  currencyOf,
  isHintedAt,
  paymentSearch,
  payPath,
  stepOf,
} from "../../../../src-web/client/auth/checkoutLink.ts";

/** Replaces the no-break spaces that languages put between number and currency sign. */
const plain = (text: string) => text.replaceAll(/\s/gu, " ");

describe("money", () => {
  it.each([
    [549, "EUR", "de", "5,49 €"],
    [549, "EUR", "en", "€5.49"],
    [3_900, "DKK", "da", "39,00 kr."],
    [18_999, "PLN", "pl", "189,99 zł"],
    [0, "USD", "en", "$0.00"],
    [-599, "USD", "en", "-$5.99"],
  ])("%i minor units of %s are written in %s as %s", (amount, currency, tag, text) => {
    expect(plain(formatMoney(amount, currency, tag))).toBe(text);
  });

  it("rounds a year's price per month up, never down", () => {
    expect(monthly({ amount: 4_799, interval: "year" })).toBe(400);
    expect(monthly({ amount: 599, interval: "month" })).toBe(599);
  });

  it.each(CURRENCIES)("promises no greater saving in %s than there is", (currency) => {
    const costs = Object.values(PLANS).map(({ interval, amounts }) => ({
      interval,
      amount: amounts[currency],
    }));
    const share = saving(costs);
    const year = PLANS.yearly.amounts[currency];
    const months = PLANS.monthly.amounts[currency] * 12;
    expect(share).toBeGreaterThan(0.25);
    expect(months * (1 - share)).toBeGreaterThanOrEqual(year);
  });

  it("shows no saving when a year is no cheaper, or a plan is missing", () => {
    const month = { amount: 100, interval: "month" } as const;
    expect(saving([month, { amount: 1_300, interval: "year" }])).toBe(0);
    expect(saving([month])).toBe(0);
    expect(saving([])).toBe(0);
  });
});

describe("the address of a payment page", () => {
  it("contains room, account, plan and currency", () => {
    const query = { gameCode: "ab2cd", account: "u1", plan: "yearly", currency: "pln" };
    expect(paymentSearch(query)).toEqual({
      gameCode: "AB2CD",
      account: "u1",
      plan: "yearly",
      currency: "PLN",
    });
  });

  it("keeps room codes that look like numbers", () => {
    expect(paymentSearch({ gameCode: 23_456 })).toEqual({ gameCode: "23456" });
    expect(paymentSearch({ gameCode: "23E45" })).toEqual({ gameCode: "23E45" });
  });

  it("leaves out invalid values", () => {
    const nonsense = { gameCode: "ABC", plan: "weekly", currency: "GBP", account: "", more: "x" };
    expect(paymentSearch(nonsense)).toEqual({});
  });

  it("leads a phone to exactly the account and room that are waiting", () => {
    const userId = "01a1fe5b-df76-701f-9dd5-58f855816fa9";
    expect(payPath(userId, "AB2CD")).toBe("/payment?gameCode=AB2CD");
    expect(payPath(userId, undefined)).toBe("/payment?account=55816fa9");
    expect(isHintedAt({ account: "55816fa9" }, userId)).toBe(true);
    expect(isHintedAt({ account: "55816fa8" }, userId)).toBe(false);
    expect(isHintedAt({}, userId)).toBe(true);
    expect(payPath(undefined, undefined)).toBe("/payment");
  });

  test("each language starts with its currency, and a chosen one is kept", () => {
    const shown = Object.fromEntries(LANGUAGES.map((one) => [one, currencyOf({}, one)]));
    expect(shown).toEqual({
      en: "USD",
      dk: "DKK",
      nl: "EUR",
      de: "EUR",
      es: "EUR",
      fr: "EUR",
      pl: "PLN",
      sk: "EUR",
      ro: "RON",
    });
    expect(currencyOf({ currency: "RON" }, "en")).toBe("RON");
  });

  it("shows the plans first, then asks for an account, then for payment", () => {
    expect(stepOf({}, true)).toBe("plan");
    expect(stepOf({ plan: "yearly" }, false)).toBe("account");
    expect(stepOf({ plan: "yearly" }, true)).toBe("checkout");
  });
});

describe("waiting for a payment", () => {
  const checkout: Checkout = {
    sessionId: "cs",
    status: "open",
    planId: "monthly",
    interval: "month",
    currency: "EUR",
    amount: 549,
  };
  const end = "2027-01-01T00:00:00.000Z";

  it("asks after 300 ms, then less and less often, but at least every 5 s", () => {
    const pauses = Array.from({ length: 30 }, (_, at) => pauseAfter(at + 1));
    expect(pauses[0]).toBe(300);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.at(-1)).toBe(5_000);
  });

  it("ends only when the payment has arrived or the checkout has expired", () => {
    expect(outcomeOf(undefined, 0)).toBe("waiting");
    expect(outcomeOf(checkout, 3)).toBe("waiting");
    expect(outcomeOf({ ...checkout, status: "complete" }, 3)).toBe("waiting");
    expect(outcomeOf({ ...checkout, status: "complete", subscriptionEndDate: end }, 3)).toBe(
      "paid",
    );
    expect(outcomeOf({ ...checkout, status: "expired" }, 3)).toBe("closed");
  });

  it("says so when it takes long", () => {
    expect(outcomeOf(checkout, PATIENT_QUESTIONS)).toBe("slow");
    expect(outcomeOf({ ...checkout, status: "expired" }, PATIENT_QUESTIONS)).toBe("closed");
  });
});

describe("a host's time", () => {
  const claims: AccessClaims = {
    userId: "u",
    roles: [],
    isGuest: false,
    isAlphaTester: false,
    exp: 0,
  };

  it("is over when its end has passed, and never without an end", () => {
    expect(isSubscriptionExpired({ ...claims, subscriptionEpoch: 99 }, 100_000)).toBe(true);
    expect(isSubscriptionExpired({ ...claims, subscriptionEpoch: 101 }, 100_000)).toBe(false);
    expect(isSubscriptionExpired(claims, 100_000)).toBe(false);
  });

  const running: Subscription = {
    planId: "monthly",
    interval: "month",
    status: "active",
    currentPeriodEnd: "2026-12-21T00:00:00.000Z",
    cancelAtPeriodEnd: false,
  };
  const date = running.currentPeriodEnd;
  const endDate = "2026-12-24T00:00:00.000Z";

  it("is described by a running plan if there is one", () => {
    const active = { status: "active", endDate } as const;
    expect(subscriptionState(active, running)).toEqual({ kind: "renews", date });
    expect(subscriptionState(active, { ...running, cancelAtPeriodEnd: true })).toEqual({
      kind: "ends",
      date,
    });
  });

  it("is paid until its end, not until that of the period whose payment failed", () => {
    const active = { status: "active", endDate: "2026-11-23T00:00:00.000Z" } as const;
    const failing = { ...running, status: "past_due" };
    expect(subscriptionState(active, failing)).toEqual({ kind: "failing", date: active.endDate });
    // Somebody who may host without end pays all the same.
    expect(subscriptionState({ status: "active", endDate: null }, failing)).toEqual({
      kind: "failing",
      date,
    });
  });

  it("can be bought again by somebody whose payment failed, who is about to leave, or who has no plan", () => {
    expect(planOwned(running)).toBe("monthly");
    expect(planOwned({ ...running, status: "past_due" })).toBeUndefined();
    expect(planOwned({ ...running, cancelAtPeriodEnd: true })).toBeUndefined();
    expect(planOwned(undefined)).toBeUndefined();
  });

  it("is described by its end once a plan was cancelled whose payment had failed", () => {
    const ended = { ...running, status: "canceled", cancelAtPeriodEnd: true };
    expect(subscriptionState({ status: "expired", endDate }, ended)).toEqual({
      kind: "expired",
      date: endDate,
    });
  });

  it("is described by its end otherwise", () => {
    expect(subscriptionState({ status: "trial", endDate }, undefined)).toEqual({
      kind: "trial",
      date: endDate,
    });
    expect(subscriptionState({ status: "active", endDate }, undefined).kind).toBe("granted");
    expect(subscriptionState({ status: "expired", endDate }, undefined).kind).toBe("expired");
    expect(subscriptionState({ status: "active", endDate: null }, undefined)).toEqual({
      kind: "unending",
    });
  });
});
