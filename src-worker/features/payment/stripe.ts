import { faultOf, log } from "../../../src-shared/log.ts";
import type { Stripe } from "stripe";
import { intlTag } from "../../../src-shared/catalog/languages.ts";
import { PLANS, priceKey } from "../../../src-shared/catalog/plans.ts";
import type { StripeConfig } from "../../config/env.ts";
import type { Deps } from "../../shared/deps.ts";
import { Problem } from "../../shared/problem.ts";
import { ENDED } from "./payment.repository.ts";
import type { Order, PaymentProvider } from "./provider.ts";

/** For how long a signed event is believed, s. */
const TOLERANCE_S = 300;
/** How long somebody waits for Stripe, ms. */
const TIMEOUT_MS = 20_000;

/** A dispute in these keeps the money from us; an inquiry ("warning") does not, and a won one gives it back. */
const HELD_BACK: readonly string[] = ["needs_response", "under_review", "lost"];

/** Stripe does not have it: it is gone, or was made with other keys. */
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

/** The library is large and most requests need nothing of it: it is only run when it is. */
async function library(): Promise<typeof Stripe> {
  return (await import("stripe")).default;
}

/**
 * The event of a body, when its signature is the provider's and not older than five minutes;
 * undefined otherwise. `now`: ms since 1970.
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

/** Sign a body as the provider does. `now`: ms since 1970. */
export async function signEvent(body: string, secret: string, now: number): Promise<string> {
  const Client = await library();
  return Client.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    timestamp: Math.floor(now / 1000),
    cryptoProvider: Client.createSubtleCryptoProvider(),
  });
}

/** The price kept at Stripe under the plan's key; else one made for this checkout. */
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

/** Stripe: https://docs.stripe.com/payments/checkout. Unreachable: error.server_unavailable. */
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
        if (session.url === null) throw new Error("a hosted checkout without an address");
        return { sessionId: session.id, url: session.url, isCustomerGone };
      }),

    setCancelAtPeriodEnd: async (subscriptionId, isCancelled) => {
      const change = { cancel_at_period_end: isCancelled };
      await ask(async (stripe) => {
        try {
          await stripe.subscriptions.update(subscriptionId, change);
        } catch (error) {
          // One that ended without our hearing of it needs no end: whoever pays anew gets their time.
          if (!isCancelled || !(await isOver(stripe, subscriptionId))) throw error;
        }
      });
    },

    cancelNow: (subscriptionId) =>
      ask(async (stripe) => {
        try {
          await stripe.subscriptions.cancel(subscriptionId);
        } catch (error) {
          // What is cancelled already cannot be found for it again.
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
  const metadata = { userId, planId };
  const room = gameCode === null ? "" : `&gameCode=${gameCode}`;
  return {
    mode: "subscription" as const,
    client_reference_id: userId,
    ...(customerId === null ? { customer_email: email } : { customer: customerId }),
    locale: intlTag(language),
    metadata,
    subscription_data: { metadata },
    // The braces are filled in by Stripe.
    success_url: `${site}/payment/result?session_id={CHECKOUT_SESSION_ID}${room}`,
    cancel_url: `${site}/payment?cancelled=1${room}`,
  };
}
