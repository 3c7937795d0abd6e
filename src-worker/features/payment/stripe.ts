import { faultOf, log } from "../../../src-shared/log.ts";
import type { Stripe } from "stripe";
import { intlTag } from "../../../src-shared/catalog/languages.ts";
import { PLANS, priceKey } from "../../../src-shared/catalog/plans.ts";
import type { StripeConfig } from "../../config/env.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { ENDED } from "./payment.repository.ts";
import type { Order, PaymentProvider } from "./provider.ts";

/** How old the signature of an event may be, s. */
const TOLERANCE_S = 300;
/** Timeout of a request to Stripe, ms. */
const TIMEOUT_MS = 20_000;

/**
 * Dispute statuses in which the money is held back from us. An inquiry ("warning") does not hold it back, and
 * a won dispute returns it.
 */
const HELD_BACK: readonly string[] = ["needs_response", "under_review", "lost"];

/** Whether Stripe does not have the object: it was deleted, or created with other keys. */
function isMissing(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "resource_missing"
  );
}

async function isOver(stripe: Stripe, subscriptionId: string): Promise<boolean> {
  try {
    return ENDED.includes((await stripe.subscriptions.retrieve(subscriptionId)).status);
  } catch (error) {
    if (!isMissing(error)) throw error;
    return true;
  }
}

/** Loads the Stripe library on demand: it is large, and most requests do not need it. */
async function library(): Promise<typeof Stripe> {
  return (await import("stripe")).default;
}

/**
 * Returns the event in a body if the provider signed it at most five minutes ago, otherwise undefined. `now`:
 * ms since 1970.
 */
export async function verifiedEvent(
  body: string,
  signature: string,
  secret: string,
  now: number,
): Promise<Stripe.Event | undefined> {
  const Client = await library();
  const crypto = Client.createSubtleCryptoProvider();
  const { webhooks } = Client;
  try {
    return await webhooks.constructEventAsync(body, signature, secret, TOLERANCE_S, crypto, now);
  } catch (error) {
    const isForged = error instanceof Client.errors.StripeSignatureVerificationError;
    if (isForged || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Signs a body like the provider. `now`: ms since 1970. */
export async function signEvent(body: string, secret: string, now: number): Promise<string> {
  const Client = await library();
  return Client.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    timestamp: Math.floor(now / 1000),
    cryptoProvider: Client.createSubtleCryptoProvider(),
  });
}

/**
 * Returns the line item with the price stored at Stripe under the plan's key, or with a price made for this
 * checkout if there is none.
 */
async function lineItem(
  stripe: Stripe,
  { planId, currency, amount, product }: Order,
): Promise<Stripe.Checkout.SessionCreateParams.LineItem> {
  const key = priceKey(planId, currency);
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [price] = data;
  if (price) return { quantity: 1, price: price.id };
  return {
    quantity: 1,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: amount,
      recurring: { interval: PLANS[planId].interval },
      product_data: { name: product },
      tax_behavior: "inclusive",
    },
  };
}

/**
 * Creates the Stripe provider: https://docs.stripe.com/payments/checkout. Refuses with
 * error.server_unavailable if Stripe fails.
 */
export function stripeProvider(deps: Deps, { secretKey }: StripeConfig): PaymentProvider {
  const ask = async <Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> => {
    const Client = await library();
    const stripe = new Client(secretKey, {
      httpClient: Client.createFetchHttpClient(deps.fetch),
      telemetry: false,
      timeout: TIMEOUT_MS,
    });
    try {
      return await question(stripe);
    } catch (error) {
      if (!(error instanceof Client.errors.StripeError)) throw error;
      log("error", "payment.provider", {
        type: error.type,
        code: error.code,
        provider: error.requestId,
        ...faultOf(error),
      });
      throw new Problem("error.server_unavailable", { cause: error });
    }
  };
  return {
    createCheckout: (order) =>
      ask(async (stripe) => {
        const line_items = [await lineItem(stripe, order)];
        let isCustomerGone = false;
        const begin = (of: Order) =>
          stripe.checkout.sessions.create({ ...checkoutOf(of), line_items });
        const session = await begin(order).catch((error: unknown) => {
          if (order.customerId === null || !isMissing(error)) throw error;
          isCustomerGone = true;
          return begin({ ...order, customerId: null });
        });
        if (session.url === null) throw new Error("the hosted checkout has no URL");
        return { sessionId: session.id, url: session.url, isCustomerGone };
      }),

    setCancelAtPeriodEnd: async (subscriptionId, isCancelled) => {
      const change = { cancel_at_period_end: isCancelled };
      await ask(async (stripe) => {
        try {
          await stripe.subscriptions.update(subscriptionId, change);
        } catch (error) {
          // A subscription that ended without an event reaching us need not be cancelled: a user who pays
          // again must get their time.
          if (!isCancelled || !(await isOver(stripe, subscriptionId))) throw error;
        }
      });
    },

    cancelNow: (subscriptionId) =>
      ask(async (stripe) => {
        try {
          await stripe.subscriptions.cancel(subscriptionId);
        } catch (error) {
          // Stripe no longer finds a subscription that is already cancelled.
          if (!isMissing(error)) throw error;
        }
      }),

    expireCheckout: (sessionId) =>
      ask(async (stripe) => {
        try {
          const { status } = await stripe.checkout.sessions.retrieve(sessionId);
          if (status === "open") await stripe.checkout.sessions.expire(sessionId);
          return status !== "complete";
        } catch (error) {
          if (!isMissing(error)) throw error;
          return true;
        }
      }),

    setEmail: (customerId, email) =>
      ask(async (stripe) => {
        try {
          await stripe.customers.update(customerId, { email });
        } catch (error) {
          if (!isMissing(error)) throw error;
        }
      }),

    disputeOf: (disputeId) =>
      ask(async (stripe) => {
        const { status, payment_intent: intent } = await stripe.disputes.retrieve(disputeId);
        if (intent === null) return undefined;
        const paymentIntentId = typeof intent === "string" ? intent : intent.id;
        return { paymentIntentId, isAgainstUs: HELD_BACK.includes(status) };
      }),

    invoiceOf: (paymentIntentId) =>
      ask(async (stripe) => {
        const { data } = await stripe.invoicePayments.list({
          payment: { type: "payment_intent", payment_intent: paymentIntentId },
          expand: ["data.invoice"],
          limit: 1,
        });
        const invoice = data[0]?.invoice;
        if (typeof invoice !== "object" || invoice.deleted) return undefined;
        return { id: invoice.id, invoice };
      }),
  };
}

function checkoutOf({ userId, planId, site, customerId, email, gameCode, language }: Order) {
  const metadata = { userId, planId, site };
  const room = gameCode === null ? "" : `&gameCode=${gameCode}`;
  return {
    mode: "subscription" as const,
    client_reference_id: userId,
    ...(customerId === null ? { customer_email: email } : { customer: customerId }),
    locale: intlTag(language),
    metadata,
    subscription_data: { metadata },
    // Stripe replaces the placeholder in braces.
    success_url: `${site}/payment/result?session_id={CHECKOUT_SESSION_ID}${room}`,
    cancel_url: `${site}/payment?cancelled=1${room}`,
  };
}
