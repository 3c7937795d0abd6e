import type { Currency, PlanId } from "../../../src-shared/catalog/plans.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";

/** What somebody is about to buy. */
export interface Order {
  readonly userId: string;
  readonly email: string;
  readonly language: Language;
  readonly customerId: string | null;
  readonly planId: PlanId;
  readonly currency: Currency;
  /** Minor units. */
  readonly amount: number;
  readonly gameCode: string | null;
  /** What the buyer reads on the bill. */
  readonly product: string;
  /** Where the site is, for the ways back; without a slash at the end. */
  readonly site: string;
}

/** Who takes the money. What becomes of anything begun here is told by signed events alone. */
export interface PaymentProvider {
  /** Begin a checkout; `url` is where the buyer goes. `isCustomerGone`: the order's customer is known no more. */
  createCheckout(order: Order): Promise<{
    readonly sessionId: string;
    readonly url: string;
    readonly isCustomerGone?: boolean;
  }>;
  /** Let a subscription end with its period, which one that ended already does, or go on after all. */
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void>;
  /** End a subscription at once; one that ended already stays so. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** Nobody can pay this checkout any more; one that is over already stays as it is. False: it was paid. */
  expireCheckout(sessionId: string): Promise<boolean>;
  /**
   * What stands with a dispute now, whatever order its events come in; undefined: the provider knows none.
   * `isAgainstUs` while the money is held back or gone.
   */
  disputeOf(
    disputeId: string,
  ): Promise<{ readonly paymentIntentId: string; readonly isAgainstUs: boolean } | undefined>;
  /** The invoice a payment was for, whole where the provider tells it; undefined: for none. */
  invoiceOf(
    paymentIntentId: string,
  ): Promise<{ readonly id: string; readonly invoice?: unknown } | undefined>;
}
