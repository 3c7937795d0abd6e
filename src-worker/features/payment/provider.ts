import type { Currency, PlanId } from "../../../src-shared/catalog/plans.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";

/** What a user is about to buy. */
export interface Order {
  readonly userId: string;
  readonly email: string;
  readonly language: Language;
  readonly customerId: string | null;
  readonly planId: PlanId;
  readonly currency: Currency;
  /** In minor units. */
  readonly amount: number;
  readonly gameCode: string | null;
  /** The product name on the bill. */
  readonly product: string;
  /** The site's origin, for the return links; without a trailing slash. */
  readonly site: string;
}

/** A payment provider. The outcome of everything begun here is reported only by signed events. */
export interface PaymentProvider {
  /**
   * Begins a checkout; `url` is the page where the buyer pays. `isCustomerGone`: the provider no longer knows
   * the order's customer.
   */
  createCheckout(order: Order): Promise<{
    readonly sessionId: string;
    readonly url: string;
    readonly isCustomerGone?: boolean;
  }>;
  /**
   * Cancels a subscription at the end of its period, or resumes it. Cancelling one that has already ended
   * does nothing.
   */
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void>;
  /** Ends a subscription immediately. Does nothing if it has already ended. */
  cancelNow(subscriptionId: string): Promise<void>;
  /**
   * Expires a checkout, so that it cannot be paid any more. Does nothing if it is over. Returns false if it
   * was paid.
   */
  expireCheckout(sessionId: string): Promise<boolean>;
  /** Sends what the provider mails to a customer to this address from now on. Does nothing if it knows no such customer. */
  setEmail(customerId: string, email: string): Promise<void>;
  /**
   * Returns the current state of a dispute, whatever order its events arrive in; undefined if it belongs to
   * no payment. `isAgainstUs`: the money is held back or lost.
   */
  disputeOf(
    disputeId: string,
  ): Promise<{ readonly paymentIntentId: string; readonly isAgainstUs: boolean } | undefined>;
  /**
   * Returns the invoice that a payment was for, with the complete object if the provider sends it. Undefined
   * if it was for none.
   */
  invoiceOf(
    paymentIntentId: string,
  ): Promise<{ readonly id: string; readonly invoice?: unknown } | undefined>;
}
