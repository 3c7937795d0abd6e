import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { checkout } from "../../../../src-worker/db/payments.schema.ts";
import { user } from "../../../../src-worker/db/schema.ts";
import { createApp } from "../../../../src-worker/app.ts";
import { confirmEmail } from "../../../../src-worker/features/accounts/changeEmail.usecases.ts";
import { stopAllBlocked } from "../../../../src-worker/features/payment/payment.usecases.ts";
import { issueToken } from "../../../../src-worker/mail/mailToken.ts";
import { readEnv } from "../../../../src-worker/config/env.ts";
import { createdResponse } from "../../../../src-shared/api/gameSession.ts";
import { createPaymentResponse } from "../../../../src-shared/api/payment.ts";
import { openReport } from "../../support/reports.ts";
import { registered } from "../../support/cast.ts";
import { accountOf, DAY_MS, paymentsIn, post, story } from "../../support/money.ts";
import {
  bindings,
  client,
  database,
  depsWith,
  problem,
  roomLook,
  through,
} from "../../support/support.ts";

const KEYS = { STRIPE_SECRET_KEY: "sk_test_of_the_tests", STRIPE_WEBHOOK_SECRET: "whsec_of_tests" };
const BROKE = { subscriptionEndsAt: Date.now() - DAY_MS };

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly fields: Record<string, string>;
  readonly headers: Headers;
}

/**
 * A stand-in for the part of Stripe that the Worker uses. It records the requests and answers by path, with a
 * fixed response or one that a function makes from the request.
 */
function stripeStandIn(answers: Readonly<Record<string, unknown>>) {
  const asked: Asked[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { host, pathname, searchParams } = new URL(request.url);
    expect(host).toBe("api.stripe.com");
    const form = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()));
    const fields = Object.fromEntries([...searchParams, ...form]);
    const question = { method: request.method, path: pathname, fields, headers: request.headers };
    asked.push(question);
    const said = answers[`${request.method} ${pathname}`];
    const answer: unknown = typeof said === "function" ? await said(question) : said;
    if (answer === undefined)
      return Response.json(
        { error: { message: "no", type: "invalid_request_error", code: "resource_missing" } },
        { status: 404 },
      );
    return Response.json(answer);
  };
  const config = { ...readEnv({ ...bindings, ...KEYS }), limits: {} };
  const running: Promise<unknown>[] = [];
  const deps = depsWith({ config, fetch, later: (work) => void running.push(work) });
  const call = client(through(createApp(deps)));
  /** Resolves when all work that was left for after the responses is done. */
  const settled = () => Promise.all(running);
  return { asked, call, deps, settled };
}

const SESSION = {
  id: "cs_test_1",
  object: "checkout.session",
  url: "https://checkout.stripe.com/c/1",
};
const NO_PRICES = { object: "list", data: [], has_more: false };

test("a checkout starts at Stripe with the plan's price and our own user's id", async () => {
  const { asked, call } = stripeStandIn({
    "GET /v1/prices": NO_PRICES,
    "POST /v1/checkout/sessions": SESSION,
  });
  const ada = await registered({ ...BROKE, language: "dk" }, call);
  const body = { planId: "yearly", currency: "DKK" };
  const answer = await call("POST", "/payment/createPayment", { body, bearer: ada.bearer });
  expect(createPaymentResponse.parse(answer.body)).toEqual({
    sessionId: SESSION.id,
    url: SESSION.url,
  });
  const [prices, session] = asked;
  expect(prices?.fields).toMatchObject({ "lookup_keys[0]": "hubbub_yearly_dkk" });
  expect(session?.headers.get("authorization")).toBe("Bearer sk_test_of_the_tests");
  expect(session?.headers.get("stripe-version")).toMatch(/^2026-/u);
  expect(session?.fields).toMatchObject({
    mode: "subscription",
    client_reference_id: ada.userId,
    customer_email: ada.email,
    locale: "da",
    "line_items[0][price_data][currency]": "dkk",
    "line_items[0][price_data][unit_amount]": "31900",
    "line_items[0][price_data][recurring][interval]": "year",
    "subscription_data[metadata][userId]": ada.userId,
    "subscription_data[metadata][planId]": "yearly",
    "subscription_data[metadata][site]": "http://localhost:8787",
    success_url: "http://localhost:8787/payment/result?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost:8787/payment?cancelled=1",
  });
  const status = await call("GET", "/payment/sessionStatus?session_id=cs_test_1", {
    bearer: ada.bearer,
  });
  expect(status.body).toMatchObject({ status: "open", amount: 31_900 });
});

test("a price and a customer that Stripe already has are used", async () => {
  const { asked, call } = stripeStandIn({
    "GET /v1/prices": { ...NO_PRICES, data: [{ id: "price_1", object: "price" }] },
    "POST /v1/checkout/sessions": { ...SESSION, id: "cs_test_2" },
  });
  const ada = await registered({ ...BROKE, stripeCustomerId: "cus_known" }, call);
  const body = { planId: "monthly", currency: "USD" };
  await call("POST", "/payment/createPayment", { body, bearer: ada.bearer });
  const fields = asked.at(-1)?.fields;
  expect(fields).toMatchObject({ customer: "cus_known", "line_items[0][price]": "price_1" });
  expect(fields).not.toHaveProperty("customer_email");
});

test("Stripe mails its receipts to the new address of a payer who changed it, if it still knows them", async () => {
  for (const customer of ["cus_moved", "cus_unknown"]) {
    const { asked, deps, call, settled } = stripeStandIn({
      "POST /v1/customers/cus_moved": { id: "cus_moved", object: "customer" },
    });
    const ada = await registered({ ...BROKE, stripeCustomerId: customer }, call);
    const email = `new-${ada.email}`;
    const params = { purpose: "email", userId: ada.userId, email, emailKey: email } as const;
    const { token, insert } = await issueToken({ ...params, language: "en" }, deps.now());
    await insert(await database());
    await confirmEmail(deps, ada.userId, token, "https://hubbub.example");
    await settled();
    expect(asked).toMatchObject([{ path: `/v1/customers/${customer}`, fields: { email } }]);
  }
});

test("a user deleted at Stripe can buy again, as a new customer there", async () => {
  const { call } = stripeStandIn({
    "GET /v1/prices": NO_PRICES,
    "POST /v1/checkout/sessions": ({ fields }: Asked) =>
      fields["customer"] === undefined && fields["customer_email"] !== undefined
        ? { ...SESSION, id: "cs_test_gone" }
        : undefined,
  });
  const ada = await registered({ ...BROKE, stripeCustomerId: "cus_deleted" }, call);
  const body = { planId: "monthly", currency: "USD" };
  const answer = await call("POST", "/payment/createPayment", { body, bearer: ada.bearer });
  expect(answer).toMatchObject({ status: 200, body: { sessionId: "cs_test_gone" } });
  const { created, paid, ids } = story(ada.userId);
  for (const event of [created, paid]) await post(event, { secret, call });
  expect((await accountOf(ada.userId)).stripeCustomerId).toBe(ids.customer);
});

test("nothing is stored if Stripe does not respond", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const { call } = stripeStandIn({ "GET /v1/prices": NO_PRICES });
  const ada = await registered(BROKE, call);
  const body = { planId: "monthly", currency: "USD" };
  const answer = await call("POST", "/payment/createPayment", { body, bearer: ada.bearer });
  expect(answer).toMatchObject({ status: 503, body: { code: "error.server_unavailable" } });
  // One log line for the fault and one for the response.
  expect(silent).toHaveBeenCalledTimes(2);
  silent.mockRestore();
  const rows = await (
    await database()
  )
    .select()
    .from(checkout)
    .where(eq(checkout.userId, ada.userId));
  expect(rows).toEqual([]);
});

const secret = KEYS.STRIPE_WEBHOOK_SECRET;

test("cancelling asks Stripe, and only Stripe's event changes the subscription", async () => {
  const told: Record<string, unknown> = {};
  const { asked, call } = stripeStandIn(told);
  const ada = await registered(BROKE, call);
  const { created, paid, ids, updated } = story(ada.userId);
  for (const event of [created, paid]) await post(event, { secret, call });
  told[`POST /v1/subscriptions/${ids.subscription}`] = { id: ids.subscription };
  const answer = await call("POST", "/payment/cancelSubscription", { bearer: ada.bearer });
  expect(answer).toMatchObject({ status: 200, body: { cancelAtPeriodEnd: true } });
  expect(asked.at(-1)?.fields).toEqual({ cancel_at_period_end: "true" });
  const list = () => call("GET", `/userProfile/${ada.userId}/payments`, { bearer: ada.bearer });
  expect((await list()).body).toMatchObject({ subscription: { cancelAtPeriodEnd: false } });
  await post(updated({ cancel_at_period_end: true }, Date.now() + 1000), { secret, call });
  expect((await list()).body).toMatchObject({ subscription: { cancelAtPeriodEnd: true } });
});

test("cancelling a plan whose payment fails stops Stripe's further attempts to collect it", async () => {
  const told: Record<string, unknown> = {};
  const { asked, call } = stripeStandIn(told);
  const ada = await registered(BROKE, call);
  // The paid month is over, and Stripe keeps trying to collect the next one.
  const { created, paid, ids, updated, deleted } = story(ada.userId, {
    from: Date.now() - 31 * DAY_MS,
  });
  const next = { current_period_end: Math.floor((Date.now() + 29 * DAY_MS) / 1000) };
  const failing = updated({ status: "past_due", items: { data: [next] } }, Date.now());
  for (const event of [created, paid, failing]) await post(event, { secret, call });
  const ending = `DELETE /v1/subscriptions/${ids.subscription}`;
  told[ending] = { id: ids.subscription };
  const answer = await call("POST", "/payment/cancelSubscription", { bearer: ada.bearer });
  expect(answer).toMatchObject({
    status: 200,
    body: { status: "canceled", cancelAtPeriodEnd: true },
  });
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([ending]);
  await post(deleted(Date.now() + 1000), { secret, call });
  const list = await call("GET", `/userProfile/${ada.userId}/payments`, { bearer: ada.bearer });
  expect(list.body).not.toHaveProperty("subscription");
});

test("a user who cancels can resume before Stripe's event arrives", async () => {
  const told: Record<string, unknown> = {};
  const { asked, call } = stripeStandIn(told);
  const ada = await registered(BROKE, call);
  const { created, paid, ids } = story(ada.userId);
  for (const event of [created, paid]) await post(event, { secret, call });
  told[`POST /v1/subscriptions/${ids.subscription}`] = { id: ids.subscription };
  await call("POST", "/payment/cancelSubscription", { bearer: ada.bearer });
  const resumed = await call("POST", "/payment/resumeSubscription", { bearer: ada.bearer });
  expect(resumed).toMatchObject({ status: 200, body: { cancelAtPeriodEnd: false } });
  expect(asked.at(-1)?.fields).toEqual({ cancel_at_period_end: "false" });
});

test("a past-due subscription stays until a new one is paid, and is then cancelled", async () => {
  const told: Record<string, unknown> = {
    "GET /v1/prices": NO_PRICES,
    "POST /v1/checkout/sessions": { ...SESSION, id: "cs_test_3" },
  };
  const { asked, call } = stripeStandIn(told);
  const ada = await registered(BROKE, call);
  const old = story(ada.userId);
  const failing = old.updated({ status: "past_due" }, Date.now() + 1000);
  for (const event of [old.created, old.paid, failing]) await post(event, { secret, call });
  const cancelling = `DELETE /v1/subscriptions/${old.ids.subscription}`;
  told[cancelling] = { id: old.ids.subscription };
  const words = () => asked.map(({ method, path }) => `${method} ${path}`);
  const body = { planId: "monthly", currency: "USD" };
  const answer = await call("POST", "/payment/createPayment", { body, bearer: ada.bearer });
  expect(answer.status).toBe(200);
  // If the buyer closes the page, nothing is lost: Stripe keeps retrying the old subscription.
  expect(words()).toEqual(["GET /v1/prices", "POST /v1/checkout/sessions"]);
  const anew = story(ada.userId, { from: Date.now() + 5000 });
  for (const event of [anew.created, anew.paid]) await post(event, { secret, call });
  expect(words().at(-1)).toBe(cancelling);
  // Events of the old subscription do not affect the new one.
  await post(old.deleted(Date.now() + 6000), { secret, call });
  expect((await accountOf(ada.userId)).subscriptionEndsAt).toBeGreaterThanOrEqual(anew.end);
});

test("an unpaid yearly plan is cancelled once a monthly one is paid instead", async () => {
  const told: Record<string, unknown> = {};
  const { asked, call } = stripeStandIn(told);
  const ada = await registered(BROKE, call);
  const year = story(ada.userId, { months: 12 });
  const failing = year.updated({ status: "past_due" }, Date.now() + 1000);
  for (const event of [year.created, failing]) await post(event, { secret, call });
  const cancelling = `DELETE /v1/subscriptions/${year.ids.subscription}`;
  told[cancelling] = { id: year.ids.subscription };
  // An older payment is no reason to cancel, however late its event arrives.
  const before = story(ada.userId, { from: Date.now() - 20 * DAY_MS });
  await post(before.paid, { secret, call });
  expect(asked).toEqual([]);
  const month = story(ada.userId, { from: Date.now() + 5000 });
  await post(month.paid, { secret, call });
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([cancelling]);
});

test("two tabs make two checkouts, and only the last one can be paid", async () => {
  const told: Record<string, unknown> = {
    "GET /v1/prices": NO_PRICES,
    "POST /v1/checkout/sessions": { ...SESSION, id: "cs_tab_1" },
    "GET /v1/checkout/sessions/cs_tab_1": { ...SESSION, id: "cs_tab_1", status: "open" },
    "POST /v1/checkout/sessions/cs_tab_1/expire": { ...SESSION, id: "cs_tab_1" },
  };
  const { asked, call } = stripeStandIn(told);
  const ada = await registered(BROKE, call);
  const body = { planId: "monthly", currency: "USD" };
  const begin = () => call("POST", "/payment/createPayment", { body, bearer: ada.bearer });
  expect((await begin()).status).toBe(200);
  told["POST /v1/checkout/sessions"] = { ...SESSION, id: "cs_tab_2" };
  expect((await begin()).status).toBe(200);
  expect(asked.map(({ path }) => path)).toContain("/v1/checkout/sessions/cs_tab_1/expire");
  const status = await call("GET", "/payment/sessionStatus?session_id=cs_tab_1", {
    bearer: ada.bearer,
  });
  expect(status.body).toMatchObject({ status: "expired" });
});

test("of two tabs that start at the same moment, only one can be paid", async () => {
  let begun = 0;
  const opens = (id: string) => ({
    [`GET /v1/checkout/sessions/${id}`]: { ...SESSION, id, status: "open" },
    [`POST /v1/checkout/sessions/${id}/expire`]: { ...SESSION, id },
  });
  const { call } = stripeStandIn({
    "GET /v1/prices": NO_PRICES,
    "POST /v1/checkout/sessions": async () => {
      begun += 1;
      const id = `cs_twice_${begun}`;
      // The second checkout exists before the first call gets its response.
      if (begun === 1) await begin();
      return { ...SESSION, id };
    },
    ...opens("cs_twice_1"),
    ...opens("cs_twice_2"),
  });
  const ada = await registered(BROKE, call);
  const body = { planId: "monthly", currency: "USD" };
  const begin = () => call("POST", "/payment/createPayment", { body, bearer: ada.bearer });
  await begin();
  const rows = await (
    await database()
  )
    .select({ sessionId: checkout.sessionId, status: checkout.status })
    .from(checkout)
    .where(eq(checkout.userId, ada.userId));
  expect(rows).toEqual(
    expect.arrayContaining([
      { sessionId: "cs_twice_1", status: "open" },
      { sessionId: "cs_twice_2", status: "expired" },
    ]),
  );
});

test("a tab that starts at the moment another one is paid cannot be paid as well", async () => {
  let begun = 0;
  const { call } = stripeStandIn({
    "GET /v1/prices": NO_PRICES,
    "POST /v1/checkout/sessions": async () => {
      begun += 1;
      const id = `cs_late_${begun}`;
      if (begun === 1) await begin();
      return { ...SESSION, id };
    },
    "GET /v1/checkout/sessions/cs_late_1": { ...SESSION, id: "cs_late_1", status: "open" },
    "POST /v1/checkout/sessions/cs_late_1/expire": { ...SESSION, id: "cs_late_1" },
    "GET /v1/checkout/sessions/cs_late_2": { ...SESSION, id: "cs_late_2", status: "complete" },
  });
  const ada = await registered(BROKE, call);
  const body = { planId: "monthly", currency: "USD" };
  const begin = () => call("POST", "/payment/createPayment", { body, bearer: ada.bearer });
  expect(await begin()).toMatchObject({ status: 409, body: problem(409, "already_subscribed") });
  const status = await call("GET", "/payment/sessionStatus?session_id=cs_late_1", {
    bearer: ada.bearer,
  });
  expect(status.body).toMatchObject({ status: "expired" });
});

test("a user who has paid in one tab cannot pay in another while Stripe's event is on its way", async () => {
  const told: Record<string, unknown> = {
    "GET /v1/prices": NO_PRICES,
    "POST /v1/checkout/sessions": { ...SESSION, id: "cs_paid_1" },
    "GET /v1/checkout/sessions/cs_paid_1": { ...SESSION, id: "cs_paid_1", status: "complete" },
  };
  const { call } = stripeStandIn(told);
  const ada = await registered(BROKE, call);
  const body = { planId: "monthly", currency: "USD" };
  const begin = () => call("POST", "/payment/createPayment", { body, bearer: ada.bearer });
  expect((await begin()).status).toBe(200);
  told["POST /v1/checkout/sessions"] = { ...SESSION, id: "cs_paid_2" };
  expect(await begin()).toMatchObject({ status: 409, body: problem(409, "already_subscribed") });
  const { created, paid } = story(ada.userId);
  const object = { id: "cs_paid_1", client_reference_id: ada.userId };
  const completed = { type: "checkout.session.completed", object };
  for (const event of [created, paid, completed]) await post(event, { secret, call });
  const status = await call("GET", "/payment/sessionStatus?session_id=cs_paid_1", {
    bearer: ada.bearer,
  });
  expect(status.body).toMatchObject({ status: "complete" });
});

test("the room keeps waiting for the last tab when Stripe reports an earlier one as expired", async () => {
  const told: Record<string, unknown> = {
    "GET /v1/prices": NO_PRICES,
    "POST /v1/checkout/sessions": { ...SESSION, id: "cs_room_1" },
    "GET /v1/checkout/sessions/cs_room_1": { ...SESSION, id: "cs_room_1", status: "open" },
    "POST /v1/checkout/sessions/cs_room_1/expire": { ...SESSION, id: "cs_room_1" },
  };
  const { call } = stripeStandIn(told);
  const ada = await registered({}, call);
  const room = await call("POST", "/gameSession/create", {
    body: { isPublic: false, language: "en", hostType: "HOST" },
    bearer: ada.bearer,
  });
  const { gameCode } = createdResponse.parse(room.body);
  const body = { planId: "monthly", currency: "USD", gameCode };
  const begin = () => call("POST", "/payment/createPayment", { body, bearer: ada.bearer });
  const seen = async () => (await roomLook(gameCode)).topics.paymentStatus?.status;
  const expired = (id: string) =>
    post(
      { type: "checkout.session.expired", object: { id, client_reference_id: ada.userId } },
      { secret, call },
    );
  await begin();
  told["POST /v1/checkout/sessions"] = { ...SESSION, id: "cs_room_2" };
  await begin();
  await expired("cs_room_1");
  expect(await seen()).toBe("open");
  await expired("cs_room_2");
  expect(await seen()).toBe("expired");
});

test("a user who pays again gets the time, even if the end of the old subscription was never reported", async () => {
  const told: Record<string, unknown> = {};
  const { call } = stripeStandIn(told);
  const ada = await registered(BROKE, call);
  const old = story(ada.userId, { from: Date.now() - 90 * DAY_MS });
  for (const event of [old.created, old.paid]) await post(event, { secret, call });
  // A subscription that has ended at Stripe can be neither changed nor cancelled.
  const { subscription } = old.ids;
  told[`GET /v1/subscriptions/${subscription}`] = { id: subscription, status: "canceled" };
  const anew = story(ada.userId);
  for (const event of [anew.created, anew.paid]) {
    expect((await post(event, { secret, call })).status).toBe(204);
  }
  expect((await accountOf(ada.userId)).subscriptionEndsAt).toBeGreaterThanOrEqual(anew.end);
});

test("a checkout unknown to Stripe, started with other keys, does not keep a user from paying", async () => {
  const told: Record<string, unknown> = {
    "GET /v1/prices": NO_PRICES,
    "POST /v1/checkout/sessions": { ...SESSION, id: "cs_of_test_keys" },
  };
  const { call } = stripeStandIn(told);
  const ada = await registered(BROKE, call);
  const body = { planId: "monthly", currency: "USD" };
  const begin = () => call("POST", "/payment/createPayment", { body, bearer: ada.bearer });
  expect((await begin()).status).toBe(200);
  told["POST /v1/checkout/sessions"] = { ...SESSION, id: "cs_of_live_keys" };
  expect(await begin()).toMatchObject({ status: 200, body: { sessionId: "cs_of_live_keys" } });
});

test("a checkout paid after its account is deleted is cancelled, so no second payment is taken", async () => {
  const silent = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const told: Record<string, unknown> = {};
  const { asked, call } = stripeStandIn(told);
  const ada = await registered(BROKE, call);
  const { created, paid, deleted, ids } = story(ada.userId);
  await (await database()).delete(user).where(eq(user.id, ada.userId));
  const cancelling = `DELETE /v1/subscriptions/${ids.subscription}`;
  told[cancelling] = { id: ids.subscription };
  expect((await post(created, { secret, call })).status).toBe(204);
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([cancelling]);
  // It is already cancelled: Stripe no longer finds it, which is fine.
  delete told[cancelling];
  expect((await post(paid, { secret, call })).status).toBe(204);
  const before = asked.length;
  expect((await post(deleted(Date.now()), { secret, call })).status).toBe(204);
  expect(asked).toHaveLength(before);
  silent.mockRestore();
});

test("what another site sells under the same Stripe account is never cancelled", async () => {
  const silent = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { asked, call } = stripeStandIn({});
  // Another product whose metadata has a `userId` too, and another Hubbub.
  for (const site of ["", "https://party.example.net"]) {
    const { created, paid, updated } = story(crypto.randomUUID(), { site });
    for (const event of [created, paid, updated({ status: "past_due" }, Date.now())]) {
      expect((await post(event, { secret, call })).status).toBe(204);
    }
  }
  expect(asked).toEqual([]);
  silent.mockRestore();
});

test("a disputed payment gives no paid time until the dispute is won", async () => {
  const told: Record<string, unknown> = {};
  const { asked, call } = stripeStandIn(told);
  const ada = await registered(BROKE, call);
  const { created, paid, ids, end } = story(ada.userId);
  const dispute = (status: string) => ({
    id: "dp_1",
    object: "dispute",
    status,
    payment_intent: ids.paymentIntent,
  });
  told["GET /v1/invoice_payments"] = {
    object: "list",
    data: [
      { id: "inpay_1", object: "invoice_payment", invoice: { ...paid.object, object: "invoice" } },
    ],
    has_more: false,
  };
  told["GET /v1/disputes/dp_1"] = dispute("needs_response");
  told[`DELETE /v1/subscriptions/${ids.subscription}`] = { id: ids.subscription };
  const say = (type: string) =>
    post({ type: `charge.dispute.${type}`, object: { id: "dp_1" } }, { secret, call });
  await post(created, { secret, call });
  // This event arrives before its payment, so Stripe has to send it again.
  expect((await say("created")).status).toBe(409);
  await post(paid, { secret, call });
  expect((await say("created")).status).toBe(204);
  expect(await paymentsIn(ada.userId)).toMatchObject([{ status: "disputed" }]);
  expect((await accountOf(ada.userId)).subscriptionEndsAt).toBe(BROKE.subscriptionEndsAt);
  expect(asked.some(({ method }) => method === "DELETE")).toBe(true);
  told["GET /v1/disputes/dp_1"] = dispute("won");
  expect((await say("closed")).status).toBe(204);
  // An older event that arrives late changes nothing: only the current state at Stripe counts.
  expect((await say("created")).status).toBe(204);
  expect(await paymentsIn(ada.userId)).toMatchObject([{ status: "paid" }]);
  expect((await accountOf(ada.userId)).subscriptionEndsAt).toBeGreaterThanOrEqual(end);
});

test("a late refund event does not give back the time of a disputed payment", async () => {
  const told: Record<string, unknown> = {};
  const { call } = stripeStandIn(told);
  const ada = await registered({ ...BROKE, stripeCustomerId: `cus_${crypto.randomUUID()}` }, call);
  const { created, paid, refunded, ids } = story(ada.userId);
  const { stripeCustomerId: customer } = await accountOf(ada.userId);
  const refund = refunded(100);
  const dispute = { id: "dp_2", object: "dispute", payment_intent: ids.paymentIntent };
  told["GET /v1/invoice_payments"] = {
    object: "list",
    data: [
      { id: "inpay_1", object: "invoice_payment", invoice: { ...paid.object, object: "invoice" } },
    ],
    has_more: false,
  };
  told["GET /v1/disputes/dp_2"] = { ...dispute, status: "needs_response" };
  told[`DELETE /v1/subscriptions/${ids.subscription}`] = { id: ids.subscription };
  const say = (type: string) =>
    post({ type: `charge.dispute.${type}`, object: { id: "dp_2" } }, { secret, call });
  await post(created, { secret, call });
  await post(paid, { secret, call });
  expect((await say("created")).status).toBe(204);
  const late = { ...refund, object: { ...refund.object, customer } };
  expect((await post(late, { secret, call })).status).toBe(204);
  expect(await paymentsIn(ada.userId)).toMatchObject([{ refunded: 100, status: "disputed" }]);
  expect((await accountOf(ada.userId)).subscriptionEndsAt).toBe(BROKE.subscriptionEndsAt);
  told["GET /v1/disputes/dp_2"] = { ...dispute, status: "won" };
  expect((await say("closed")).status).toBe(204);
  expect(await paymentsIn(ada.userId)).toMatchObject([{ status: "partly_refunded" }]);
});

test("a refund that arrives before its payment fetches the invoice", async () => {
  const told: Record<string, unknown> = {};
  const { asked, call } = stripeStandIn(told);
  const ada = await registered({ ...BROKE, stripeCustomerId: `cus_${crypto.randomUUID()}` }, call);
  const { paid, refunded, ids } = story(ada.userId);
  told["GET /v1/invoice_payments"] = {
    object: "list",
    data: [
      { id: "inpay_1", object: "invoice_payment", invoice: { ...paid.object, object: "invoice" } },
    ],
    has_more: false,
  };
  const refund = refunded(549);
  const customer = (await accountOf(ada.userId)).stripeCustomerId;
  const event = { ...refund, object: { ...refund.object, customer } };
  expect((await post(event, { secret, call })).status).toBe(204);
  expect(asked[0]?.fields).toMatchObject({ "payment[payment_intent]": ids.paymentIntent });
  expect(await paymentsIn(ada.userId)).toMatchObject([
    { invoiceId: ids.invoice, refunded: 549, status: "refunded" },
  ]);
  await post(paid, { secret, call });
  expect(await paymentsIn(ada.userId)).toHaveLength(1);
  expect((await accountOf(ada.userId)).subscriptionEndsAt).toBe(BROKE.subscriptionEndsAt);
});

test("a user deleted at Stripe since the payment loses refunded time like anybody else", async () => {
  const told: Record<string, unknown> = {};
  const { call } = stripeStandIn(told);
  const ada = await registered({ ...BROKE, stripeCustomerId: `cus_${crypto.randomUUID()}` }, call);
  const { paid, refunded } = story(ada.userId);
  await post(paid, { secret, call });
  told["GET /v1/invoice_payments"] = {
    object: "list",
    data: [
      { id: "inpay_1", object: "invoice_payment", invoice: { ...paid.object, object: "invoice" } },
    ],
    has_more: false,
  };
  // The charge names the customer Stripe knew at the time, or none.
  expect((await post(refunded(100), { secret, call })).status).toBe(204);
  expect(await paymentsIn(ada.userId)).toMatchObject([{ status: "partly_refunded" }]);
  const whole = refunded(549);
  const nameless = { ...whole, object: { ...whole.object, customer: null } };
  expect((await post(nameless, { secret, call })).status).toBe(204);
  expect(await paymentsIn(ada.userId)).toMatchObject([{ refunded: 549, status: "refunded" }]);
  expect((await accountOf(ada.userId)).subscriptionEndsAt).toBe(BROKE.subscriptionEndsAt);
});

test("an early refund for a user deleted at Stripe is still assigned to them", async () => {
  const told: Record<string, unknown> = {};
  const { call } = stripeStandIn(told);
  const ada = await registered(BROKE, call);
  const { paid, refunded } = story(ada.userId);
  told["GET /v1/invoice_payments"] = {
    object: "list",
    data: [
      { id: "inpay_1", object: "invoice_payment", invoice: { ...paid.object, object: "invoice" } },
    ],
    has_more: false,
  };
  expect((await post(refunded(549), { secret, call })).status).toBe(204);
  expect(await paymentsIn(ada.userId)).toMatchObject([{ refunded: 549, status: "refunded" }]);
});

const asksOf = (asked: readonly Asked[]) =>
  asked
    .filter(({ method }) => method !== "GET")
    .map(
      ({ method, path, fields }) => `${method} ${path} ${new URLSearchParams(fields).toString()}`,
    );

test("blocking a user cancels their renewal, and unblocking does not start it again", async () => {
  const told: Record<string, unknown> = {};
  const { asked, call, settled } = stripeStandIn(told);
  const [ada, admin] = [await registered(BROKE, call), await registered({ isAdmin: true }, call)];
  const { created, paid, ids } = story(ada.userId);
  for (const event of [created, paid]) await post(event, { secret, call });
  const path = `/v1/subscriptions/${ids.subscription}`;
  told[`POST ${path}`] = { id: ids.subscription };
  const block = (isBlocked: boolean) =>
    call("POST", `/admin/users/${ada.userId}`, { body: { isBlocked }, bearer: admin.bearer });
  expect((await block(true)).status).toBe(200);
  await settled();
  const stopped = [`POST ${path} cancel_at_period_end=true`];
  expect(asksOf(asked)).toEqual(stopped);
  expect((await block(false)).status).toBe(200);
  await settled();
  expect(asksOf(asked)).toEqual(stopped);
});

test("blocking a user by a report's verdict cancels a past-due subscription immediately", async () => {
  const told: Record<string, unknown> = {};
  const { asked, call, settled } = stripeStandIn(told);
  const [ada, admin] = [await registered(BROKE, call), await registered({ isAdmin: true }, call)];
  const { created, paid, updated, ids } = story(ada.userId);
  const failing = updated({ status: "past_due" }, Date.now() + 1000);
  for (const event of [created, paid, failing]) await post(event, { secret, call });
  const path = `/v1/subscriptions/${ids.subscription}`;
  told[`DELETE ${path}`] = { id: ids.subscription };
  const id = await openReport(await database(), ada.userId);
  const body = { verdict: "blocked" };
  const judged = await call("POST", `/admin/reports/${id}`, { body, bearer: admin.bearer });
  expect(judged.status, JSON.stringify(judged.body)).toBe(200);
  await settled();
  expect(asksOf(asked)).toEqual([`DELETE ${path} `]);
});

test("a user is blocked even while Stripe is down, and the daily run retries until Stripe confirms", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const told: Record<string, unknown> = {};
  const { asked, call, deps, settled } = stripeStandIn(told);
  const [ada, admin] = [await registered(BROKE, call), await registered({ isAdmin: true }, call)];
  const { created, paid, updated, ids } = story(ada.userId);
  // Somebody who is not blocked.
  const bob = story((await registered(BROKE, call)).userId);
  for (const event of [created, paid, bob.created, bob.paid]) {
    await post(event, { secret, call });
  }
  const path = `/v1/subscriptions/${ids.subscription}`;
  // Stripe has the subscription but refuses the change.
  told[`GET ${path}`] = { id: ids.subscription, status: "active" };
  const body = { isBlocked: true };
  const blocked = await call("POST", `/admin/users/${ada.userId}`, { body, bearer: admin.bearer });
  expect(blocked).toMatchObject({ status: 200, body: { isBlocked: true } });
  await settled();
  await expect(stopAllBlocked(deps)).rejects.toThrow("error.server_unavailable");
  told[`POST ${path}`] = { id: ids.subscription };
  // Other tests of this file have blocked accounts as well, so only this subscription's calls count.
  const changes = () => asksOf(asked.filter((one) => one.path === path));
  const before = changes().length;
  await stopAllBlocked(deps);
  expect(changes().slice(before)).toEqual([`POST ${path} cancel_at_period_end=true`]);
  await post(updated({ cancel_at_period_end: true }, Date.now() + 1000), { secret, call });
  await stopAllBlocked(deps);
  expect(changes()).toHaveLength(before + 1);
  expect(asked.filter((one) => one.path.endsWith(bob.ids.subscription))).toEqual([]);
  silent.mockRestore();
  warned.mockRestore();
});

test("with keys the sandbox is closed and its signatures are refused", async () => {
  const { call } = stripeStandIn({});
  const ada = await registered(BROKE, call);
  const pressed = await call("POST", "/payment/sandbox/any", {
    body: { action: "pay" },
    bearer: ada.bearer,
  });
  expect(pressed.status).toBe(404);
  expect((await post(story(ada.userId).paid, { call })).status).toBe(400);
});
