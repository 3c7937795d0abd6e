import * as z from "zod";
import { planOfInterval, PLAN_IDS, type PlanId } from "../../../src-shared/catalog/plans.ts";

/** The user a provider object belongs to, as far as the object names one. */
interface About {
  /** Our user id, which we attached to the object. */
  readonly userId?: string;
  /** The provider's id of the customer. */
  readonly customerId?: string;
}

/** The origin of the site that sold a subscription, which the site attached to it. */
interface Sold {
  readonly site?: string;
}

/** What an event of the provider means for us. All times are ms since 1970. */
export type ProviderEvent =
  | ({
      readonly kind: "checkout";
      readonly sessionId: string;
      readonly status: "complete" | "expired";
    } & About)
  | ({
      readonly kind: "paid";
      readonly invoiceId: string;
      readonly subscriptionId: string;
      readonly planId?: PlanId;
      readonly currency: string;
      /** In minor units. */
      readonly amount: number;
      readonly periodStart: number;
      readonly periodEnd: number;
      readonly paidAt: number;
      readonly invoiceUrl?: string;
    } & About &
      Sold)
  | ({ readonly kind: "failed"; readonly subscriptionId: string } & About)
  | ({
      readonly kind: "subscription";
      readonly subscriptionId: string;
      readonly planId: PlanId;
      readonly status: string;
      readonly currentPeriodEnd: number;
      readonly cancelAtPeriodEnd: boolean;
      readonly endedAt?: number;
    } & About &
      Sold)
  | ({
      readonly kind: "refund";
      readonly paymentIntentId: string;
      /** The total refunded so far, in minor units. */
      readonly refunded: number;
    } & About)
  | { readonly kind: "dispute"; readonly disputeId: string }
  | { readonly kind: "other" };

const ms = z.number().transform((seconds) => seconds * 1000);
const msOrNull = z
  .number()
  .nullish()
  .transform((seconds) => (typeof seconds === "number" ? seconds * 1000 : undefined));
/** The provider sends an id, or the complete object if it was expanded. */
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);
const customer = idOf.nullish();
const metadata = z
  .object({
    userId: z.string().optional().catch(undefined),
    planId: z.enum(PLAN_IDS).optional().catch(undefined),
    site: z.string().optional().catch(undefined),
  })
  .nullish()
  .transform((values) => values ?? {});

const checkoutSession = z.object({
  id: z.string(),
  customer,
  client_reference_id: z.string().nullish(),
});

const period = z.object({ start: ms, end: ms });
const invoice = z.object({
  id: z.string(),
  customer,
  currency: z.string().toUpperCase(),
  amount_paid: z.int(),
  hosted_invoice_url: z.string().nullish(),
  status_transitions: z.object({ paid_at: msOrNull }).optional(),
  created: ms,
  parent: z
    .object({ subscription_details: z.object({ subscription: idOf, metadata }).nullish() })
    .nullish(),
  lines: z.object({ data: z.array(z.object({ period })).min(1) }),
});

const failedInvoice = invoice.pick({ parent: true, customer: true });

const subscription = z.object({
  id: z.string(),
  customer,
  metadata,
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  cancel_at: z.number().nullish(),
  ended_at: msOrNull,
  items: z.object({
    data: z
      .array(
        z.object({
          current_period_end: ms,
          price: z.object({ recurring: z.object({ interval: z.string() }).nullish() }).optional(),
        }),
      )
      .min(1),
  }),
});

const charge = z.object({ customer, payment_intent: idOf.nullish(), amount_refunded: z.int() });

const dispute = z.object({ id: z.string() });

const OTHER: ProviderEvent = { kind: "other" };

function about(userId: string | null | undefined, customerId: string | null | undefined): About {
  return { ...(userId && { userId }), ...(customerId && { customerId }) };
}

function ofCheckout(object: unknown, status: "complete" | "expired"): ProviderEvent {
  const session = checkoutSession.parse(object);
  const who = about(session.client_reference_id, session.customer);
  return { kind: "checkout", sessionId: session.id, status, ...who };
}

/** Reads the payment of an invoice. `other` if the invoice is not for a subscription. */
export function providerEventOfInvoice(object: unknown): ProviderEvent {
  const paid = invoice.parse(object);
  const details = paid.parent?.subscription_details;
  if (!details) return OTHER;
  const { userId, planId, site } = details.metadata;
  const periods = paid.lines.data.map((line) => line.period);
  return {
    kind: "paid",
    invoiceId: paid.id,
    subscriptionId: details.subscription,
    currency: paid.currency,
    amount: paid.amount_paid,
    periodStart: Math.min(...periods.map(({ start }) => start)),
    periodEnd: Math.max(...periods.map(({ end }) => end)),
    paidAt: paid.status_transitions?.paid_at ?? paid.created,
    ...(planId && { planId }),
    ...(site && { site }),
    ...(paid.hosted_invoice_url && { invoiceUrl: paid.hosted_invoice_url }),
    ...about(userId, paid.customer),
  };
}

function ofFailure(object: unknown): ProviderEvent {
  const { parent, customer: customerId } = failedInvoice.parse(object);
  const details = parent?.subscription_details;
  if (!details) return OTHER;
  const { subscription: subscriptionId, metadata: ours } = details;
  return { kind: "failed", subscriptionId, ...about(ours.userId, customerId) };
}

function ofSubscription(object: unknown): ProviderEvent {
  const told = subscription.parse(object);
  const [item] = told.items.data;
  const ends = told.items.data.map((each) => each.current_period_end);
  return {
    kind: "subscription",
    subscriptionId: told.id,
    planId: told.metadata.planId ?? planOfInterval(item?.price?.recurring?.interval),
    status: told.status,
    currentPeriodEnd: Math.max(...ends),
    cancelAtPeriodEnd: told.cancel_at_period_end || typeof told.cancel_at === "number",
    ...(told.ended_at !== undefined && { endedAt: told.ended_at }),
    ...(told.metadata.site && { site: told.metadata.site }),
    ...about(told.metadata.userId, told.customer),
  };
}

function ofRefund(object: unknown): ProviderEvent {
  const {
    customer: customerId,
    payment_intent: paymentIntentId,
    amount_refunded: refunded,
  } = charge.parse(object);
  if (!paymentIntentId) return OTHER;
  return { kind: "refund", paymentIntentId, refunded, ...about(undefined, customerId) };
}

/** Reads an event. Throws when an event of a known type has an unexpected shape. */
export function providerEventOf(type: string, object: unknown): ProviderEvent {
  switch (type) {
    case "checkout.session.completed":
      return ofCheckout(object, "complete");
    case "checkout.session.expired":
      return ofCheckout(object, "expired");
    case "invoice.paid":
      return providerEventOfInvoice(object);
    case "invoice.payment_failed":
      return ofFailure(object);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return ofSubscription(object);
    case "charge.refunded":
      return ofRefund(object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return { kind: "dispute", disputeId: dispute.parse(object).id };
    default:
      return OTHER;
  }
}
