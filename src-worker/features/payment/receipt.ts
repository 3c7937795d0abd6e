import { PLAN_IDS, PLANS, type PlanId } from "../../../src-shared/catalog/plans.ts";
import type { UserRow } from "../../identity/user.repository.ts";
import type { PaymentRow } from "./payment.repository.ts";
import { isoOf } from "../../shared/iso.ts";

/** Returns the number shown on a receipt: its date and the end of its id. */
export function receiptNumber({ id, createdAt }: Pick<PaymentRow, "id" | "createdAt">): string {
  const day = isoOf(createdAt).slice(0, 10).replaceAll("-", "");
  return `HB-${day}-${id.slice(-8).toUpperCase()}`;
}

/** Returns the plan of a row. A plan that is no longer sold counts as the monthly one. */
export function planOf({ planId }: { planId: string }): PlanId {
  return PLAN_IDS.find((id) => id === planId) ?? "monthly";
}

/** Returns a payment as it appears in lists. */
export function paymentOf(row: PaymentRow) {
  const planId = planOf(row);
  return {
    paymentId: row.id,
    number: receiptNumber(row),
    createdAt: isoOf(row.createdAt),
    planId,
    interval: PLANS[planId].interval,
    currency: row.currency,
    amount: row.amount,
    refunded: row.refunded,
    status: row.status,
    periodStart: isoOf(row.periodStart),
    periodEnd: isoOf(row.periodEnd),
  };
}

/** Returns a payment with everything its receipt shows. */
export function receiptOf(row: PaymentRow, { name, email }: UserRow) {
  const payment = paymentOf(row);
  const { periodStart, periodEnd, planId } = payment;
  const plan = { kind: "plan" as const, planId, periodStart, periodEnd, amount: row.amount };
  const refund = { kind: "refund" as const, amount: -row.refunded };
  return {
    ...payment,
    billedTo: { name, email: email ?? "" },
    lines: row.refunded > 0 ? [plan, refund] : [plan],
    total: row.amount - row.refunded,
    ...(row.invoiceUrl !== null && { invoiceUrl: row.invoiceUrl }),
  };
}
