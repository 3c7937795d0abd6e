import {
  CURRENCIES,
  CURRENCY_OF_LANGUAGE,
  PLAN_IDS,
  type Currency,
  type PlanId,
} from "../../../src-shared/catalog/plans.ts";
import { ROOM_CODE_LENGTH } from "../../../src-shared/catalog/limits.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";

/** What the address of a payment page says. Nothing of it is believed; the server checks all. */
export interface PaymentSearch {
  /** One's own room that waits for the payment. */
  readonly gameCode?: string;
  /** The end of the id of the account that a screen without a room waits with. */
  readonly account?: string;
  readonly plan?: PlanId;
  readonly currency?: Currency;
  /** Back from a checkout that was left. */
  readonly cancelled?: "1";
  /** The checkout one comes back from. */
  readonly session_id?: string;
}

function text(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** Read the query of a payment page; what makes no sense is left out. */
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

/** The currency that was chosen, else the language's own (specification, section 9). */
export function currencyOf({ currency }: PaymentSearch, language: Language): Currency {
  return currency ?? CURRENCY_OF_LANGUAGE[language];
}

/** Characters of an account's id that tell it from others: a QR code of 150 px holds no whole one. */
const HINT_LENGTH = 8;

/** Is this the account that an address hints at? Without a hint any is. */
export function isHintedAt({ account }: PaymentSearch, userId: string): boolean {
  return account === undefined || userId.endsWith(account);
}

/**
 * Where a waiting screen's QR code leads, as short as can be: a room knows its host, a screen
 * without one hints at its account.
 */
export function payPath(
  userId: string | undefined,
  gameCode: string | undefined,
): `/payment${string}` {
  if (gameCode !== undefined) return `/payment?gameCode=${gameCode}`;
  return userId === undefined ? "/payment" : `/payment?account=${userId.slice(-HINT_LENGTH)}`;
}

/** Where one stands on the way to paying. */
export type Step = "plan" | "account" | "checkout" | "done";
export const STEPS: readonly Step[] = ["plan", "account", "checkout", "done"];

/** The step an address shows to somebody: no plan, no account, or nothing left but to pay. */
export function stepOf({ plan }: PaymentSearch, isRegistered: boolean): Step {
  if (!plan) return "plan";
  return isRegistered ? "checkout" : "account";
}
