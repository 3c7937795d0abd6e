import {
  CURRENCIES,
  CURRENCY_OF_LANGUAGE,
  PLAN_IDS,
  type Currency,
  type PlanId,
} from "../../../src-shared/catalog/plans.ts";
import { ROOM_CODE_LENGTH } from "../../../src-shared/catalog/limits.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";

/** The query of a payment page's address. None of it is trusted; the server checks everything. */
export interface PaymentSearch {
  /** The user's own room, which waits for the payment. */
  readonly gameCode?: string;
  /** The end of the id of the account for which a screen without a room waits. */
  readonly account?: string;
  readonly plan?: PlanId;
  readonly currency?: Currency;
  /** Set when the user comes back from a cancelled checkout. */
  readonly cancelled?: "1";
  /** The checkout from which the user comes back. */
  readonly session_id?: string;
}

function text(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Reads the query of a payment page; invalid values are left out. */
export function paymentSearch(search: Readonly<Record<string, unknown>>): PaymentSearch {
  const gameCode = text(search["gameCode"])?.toUpperCase();
  const account = text(search["account"]);
  const plan = PLAN_IDS.find((one) => one === search["plan"]);
  const wantedCurrency = text(search["currency"])?.toUpperCase();
  const currency = CURRENCIES.find((one) => one === wantedCurrency);
  const sessionId = text(search["session_id"]);
  return {
    ...(gameCode?.length === ROOM_CODE_LENGTH && { gameCode }),
    ...(account !== undefined && { account }),
    ...(plan && { plan }),
    ...(currency && { currency }),
    ...(text(search["cancelled"]) !== undefined && { cancelled: "1" as const }),
    ...(sessionId !== undefined && { session_id: sessionId }),
  };
}

/** Returns the chosen currency, else the language's own (specification, section 9). */
export function currencyOf({ currency }: PaymentSearch, language: Language): Currency {
  return currency ?? CURRENCY_OF_LANGUAGE[language];
}

/**
 * Number of characters that tell an account's id from others: a QR code of 150 px cannot hold a complete id.
 */
const HINT_LENGTH = 8;

/** Whether this is the account that an address hints at. Without a hint every account is. */
export function isHintedAt({ account }: PaymentSearch, userId: string): boolean {
  return account === undefined || userId.endsWith(account);
}

/**
 * Returns the path for a waiting screen's QR code, as short as possible: a room implies its host, a screen
 * without one adds a hint at its account.
 */
export function payPath(
  userId: string | undefined,
  gameCode: string | undefined,
): `/payment${string}` {
  if (gameCode !== undefined) return `/payment?gameCode=${gameCode}`;
  return userId === undefined ? "/payment" : `/payment?account=${userId.slice(-HINT_LENGTH)}`;
}

/** A step on the way to a payment. */
export type Step = "plan" | "account" | "checkout" | "done";
export const STEPS: readonly Step[] = ["plan", "account", "checkout", "done"];

/** Returns the step that an address shows to a user: choosing a plan, getting an account, or paying. */
export function stepOf({ plan }: PaymentSearch, isRegistered: boolean): Step {
  if (!plan) return "plan";
  return isRegistered ? "checkout" : "account";
}
