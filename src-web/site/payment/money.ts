import type { Cost } from "../../../src-shared/api/payment.ts";

const MONTHS_A_YEAR = 12;

/** Formats an amount in minor units for a language: 549 is `5,49 €` in German. */
export function formatMoney(amount: number, currency: string, tag: string): string {
  const format = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** Price of a plan per month in minor units, rounded up. */
export function monthly({ amount, interval }: Pick<Cost, "amount" | "interval">): number {
  return interval === "year" ? Math.ceil(amount / MONTHS_A_YEAR) : amount;
}

/** Share saved with the yearly plan, 0 to 1, rounded down to a whole percent. */
export function saving(costs: readonly Pick<Cost, "amount" | "interval">[]): number {
  const month = costs.find(({ interval }) => interval === "month")?.amount;
  const year = costs.find(({ interval }) => interval === "year")?.amount;
  if (!month || year === undefined) return 0;
  const share = 1 - year / (month * MONTHS_A_YEAR);
  return Math.max(0, Math.floor(share * 100) / 100);
}
