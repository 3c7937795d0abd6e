import { eq, inArray } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { paymentEvent, subscription } from "../../../../src-worker/db/payments.schema.ts";
import { user } from "../../../../src-worker/db/schema.ts";
import type { Deps } from "../../../../src-worker/shared/deps.ts";
import { receiptNumber } from "../../../../src-worker/features/payment/receipt.ts";
import { RENEWAL_GRACE_MS } from "../../../../src-worker/features/payment/payment.repository.ts";
import { registered } from "../../support/cast.ts";
import {
  accountOf,
  bodyOf,
  DAY_MS,
  mailsTo,
  paymentsIn,
  post,
  postBody,
  receipts,
  SECRET,
  story,
} from "../../support/money.ts";
import { appWith, client, database, depsWith, problem, through } from "../../support/support.ts";

const BROKE = { subscriptionEndsAt: Date.now() - DAY_MS };
const BAD = { status: 400, body: problem(400, "bad_signature") };
const DONE = { status: 204, body: "" };

const endOf = async (userId: string) => (await accountOf(userId)).subscriptionEndsAt;

test("an event without the provider's valid signature changes nothing", async () => {
  const ada = await registered(BROKE);
  const { paid } = story(ada.userId);
  const raw = bodyOf(paid);
  const call = client();
  expect(await call("POST", "/payment/webhook", { raw })).toMatchObject(BAD);
  for (const header of ["", "nonsense", "t=1,v1=00", `t=${Math.floor(Date.now() / 1000)},v1=`]) {
    const headers = { "stripe-signature": header };
    expect(await call("POST", "/payment/webhook", { raw, headers })).toMatchObject(BAD);
  }
  expect(await postBody(raw, { secret: "whsec_of_somebody_else" })).toMatchObject(BAD);
  expect(await postBody(raw, { signedAt: Date.now() - 301_000 })).toMatchObject(BAD);
  expect(await postBody("not JSON at all")).toMatchObject(BAD);
  expect(await endOf(ada.userId)).toBe(BROKE.subscriptionEndsAt);
  expect(await paymentsIn(ada.userId)).toEqual([]);
});

test("a signature is valid for one body only", async () => {
  const [ada, eve] = [await registered(BROKE), await registered(BROKE)];
  const raw = bodyOf(story(ada.userId).paid);
  const stolen: string[] = [];
  await postBody(raw, {
    call: (_method, _path, { headers } = {}) => {
      stolen.push(headers?.["stripe-signature"] ?? "");
      return client()("GET", "/health");
    },
  });
  const headers = { "stripe-signature": stolen[0] ?? "" };
  const forged = raw.replaceAll(ada.userId, eve.userId);
  expect(await client()("POST", "/payment/webhook", { raw: forged, headers })).toMatchObject(BAD);
  expect(await paymentsIn(eve.userId)).toEqual([]);
  expect(await client()("POST", "/payment/webhook", { raw, headers })).toMatchObject(DONE);
  expect(await paymentsIn(ada.userId)).toHaveLength(1);
});

test("an event signed four minutes ago still counts, as in a retry", async () => {
  const ada = await registered(BROKE);
  const { paid } = story(ada.userId);
  expect(await postBody(bodyOf(paid), { signedAt: Date.now() - 240_000 })).toMatchObject(DONE);
  expect(await paymentsIn(ada.userId)).toHaveLength(1);
});

test("a body larger than any event is not read", async () => {
  const answer = await postBody(JSON.stringify({ id: "x".repeat(10 * 1024 * 1024) }));
  expect(answer).toMatchObject({ status: 413, body: problem(413, "body_too_large") });
});

test("the same event sent again, even at the same time, makes one payment and one mail", async () => {
  const ada = await registered(BROKE);
  const { paid, end } = story(ada.userId);
  const event = { ...paid, id: `evt_${crypto.randomUUID()}` };
  const answers = await Promise.all([post(event), post(event), post(event)]);
  for (const answer of [...answers, await post(event)]) expect(answer).toMatchObject(DONE);
  // Another event about the same invoice is not a second payment either.
  expect(await post({ ...paid, id: `evt_${crypto.randomUUID()}` })).toMatchObject(DONE);
  expect(await paymentsIn(ada.userId)).toHaveLength(1);
  expect(await mailsTo(ada.email)).toHaveLength(1);
  expect(await endOf(ada.userId)).toBe(end);
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) =>
    permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]),
  );
}

test("a subscription ends at the same time, whatever the order of its events", async () => {
  const from = Date.now() - 10 * DAY_MS;
  const expected = from + 20 * DAY_MS;
  const orders = permutations([0, 1, 2, 3]);
  const ends = await Promise.all(
    orders.map(async (order) => {
      const ada = await registered(BROKE);
      const { created, paid, updated, deleted } = story(ada.userId, { from });
      const told = [
        created,
        paid,
        updated({ cancel_at_period_end: true }, from + 5 * DAY_MS),
        deleted(expected),
      ];
      for (const at of order) {
        const event = told[at];
        if (event) expect(await post(event)).toMatchObject(DONE);
      }
      return endOf(ada.userId);
    }),
  );
  expect(new Set(ends)).toEqual(new Set([Math.floor(expected / 1000) * 1000]));
});

test("a subscription that renews keeps some days of grace while the next payment is taken", async () => {
  const ada = await registered(BROKE);
  const { created, paid, updated, end } = story(ada.userId);
  await post(created);
  await post(paid);
  expect(await endOf(ada.userId)).toBe(end + RENEWAL_GRACE_MS);
  await post(updated({ status: "past_due" }, Date.now() + 1000));
  expect(await endOf(ada.userId)).toBe(end + RENEWAL_GRACE_MS);
  await post(updated({ status: "unpaid" }, Date.now() + 2000));
  expect(await endOf(ada.userId)).toBe(end);
  // This event arrives late and is older than the known state.
  await post(updated({ status: "active" }, Date.now()));
  expect(await endOf(ada.userId)).toBe(end);
});

test("a renewal that fails is past due, unless a newer state is known", async () => {
  const ada = await registered(BROKE);
  const { created, paid, failed, updated, end } = story(ada.userId);
  const status = async () => {
    const path = `/userProfile/${ada.userId}/payments`;
    const { body } = await ada.call("GET", path, { bearer: ada.bearer });
    return receipts.parse(body).subscription?.["status"];
  };
  for (const event of [created, paid]) await post(event);
  const now = Date.now();
  await post(updated({}, now + 5000));
  await post(failed(now + 1000));
  expect(await status()).toBe("active");
  await post(failed(now + 6000));
  expect(await status()).toBe("past_due");
  expect(await endOf(ada.userId)).toBe(end + RENEWAL_GRACE_MS);
  const single = { ...failed(now), object: { parent: null } };
  expect(await post(single)).toMatchObject(DONE);
});

test("a renewal that fails leaves every other subscription as it is", async () => {
  const [ada, bob] = [await registered(BROKE), await registered(BROKE)];
  const [hers, his] = [story(ada.userId), story(bob.userId)];
  for (const event of [hers.created, hers.paid, his.created, his.paid]) await post(event);
  await post(hers.failed(Date.now() + 1000));
  const path = `/userProfile/${bob.userId}/payments`;
  const { body } = await bob.call("GET", path, { bearer: bob.bearer });
  expect(receipts.parse(body).subscription).toMatchObject({ status: "active" });
});

test("a plan that ends before a newly paid one no longer renews; one that lasts longer does", async () => {
  const ada = await registered(BROKE);
  const [month, year] = [story(ada.userId), story(ada.userId, { months: 12 })];
  const renews = async () => {
    const all = await (
      await database()
    )
      .select()
      .from(subscription)
      .where(eq(subscription.userId, ada.userId));
    return all.filter(({ cancelAtPeriodEnd }) => !cancelAtPeriodEnd).map(({ id }) => id);
  };
  for (const event of [month.created, month.paid, year.created, year.paid]) await post(event);
  expect(await renews()).toEqual([year.ids.subscription]);
  const another = story(ada.userId, { months: 2 });
  for (const event of [another.created, another.paid]) await post(event);
  expect((await renews()).toSorted()).toEqual(
    [year.ids.subscription, another.ids.subscription].toSorted(),
  );
});

test("a subscription's creation event does not undo an update of the same second", async () => {
  const ada = await registered(BROKE);
  const { created, paid, updated, end } = story(ada.userId);
  const begun = { ...created, object: { ...created.object, status: "incomplete" } };
  for (const event of [updated({}, created.at), begun, paid]) {
    expect(await post(event)).toMatchObject(DONE);
  }
  expect(await endOf(ada.userId)).toBe(end + RENEWAL_GRACE_MS);
  const { status } = await ada.call("POST", "/payment/cancelSubscription", { bearer: ada.bearer });
  expect(status).toBe(200);
});

test("of two subscriptions the one that renews is shown and cancelled, however long the other lasts", async () => {
  const ada = await registered(BROKE);
  const year = story(ada.userId, { months: 12 });
  const month = story(ada.userId);
  const ending = year.updated({ cancel_at_period_end: true }, Date.now() + 1000);
  for (const event of [year.created, year.paid, ending, month.created, month.paid]) {
    expect(await post(event)).toMatchObject(DONE);
  }
  const path = `/userProfile/${ada.userId}/payments`;
  const seen = async () =>
    receipts.parse((await ada.call("GET", path, { bearer: ada.bearer })).body).subscription;
  expect(await seen()).toMatchObject({ cancelAtPeriodEnd: false });
  const again = await ada.call("POST", "/payment/createPayment", {
    body: { planId: "monthly", currency: "EUR" },
    bearer: ada.bearer,
  });
  expect(again).toMatchObject({ status: 409, body: problem(409, "already_subscribed") });
  await ada.call("POST", "/payment/cancelSubscription", { bearer: ada.bearer });
  expect(await seen()).toMatchObject({ cancelAtPeriodEnd: true });
});

test("a renewal moves the end, even if it arrives before the payment it follows", async () => {
  const ada = await registered(BROKE);
  const first = story(ada.userId, { key: "first" });
  const second = story(ada.userId, { key: "second", from: first.end });
  await post(second.paid);
  await post(first.paid);
  expect(await endOf(ada.userId)).toBe(second.end);
  expect(await paymentsIn(ada.userId)).toHaveLength(2);
});

test("a payment about which the provider makes two events at once has one receipt, with its number", async () => {
  const ada = await registered(BROKE);
  const { paid } = story(ada.userId);
  const db = await database();
  const slow = new Proxy(db, {
    get: (target, key) =>
      key === "batch"
        ? async (...statements: Parameters<typeof db.batch>) => {
            await post(paid);
            return target.batch(...statements);
          }
        : Reflect.get(target, key, target),
  });
  const call = client(through(appWith({ database: async () => slow })));
  expect(await post(paid, { call })).toMatchObject(DONE);
  const [kept, ...others] = await paymentsIn(ada.userId);
  expect(others).toEqual([]);
  const mails = await mailsTo(ada.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(receiptNumber({ id: "", createdAt: 0, ...kept }));
});

test("a full refund takes the paid time away, a partial one does not", async () => {
  const ada = await registered(BROKE);
  const { paid, refunded, end } = story(ada.userId);
  await post(paid);
  await post(refunded(100));
  expect(await endOf(ada.userId)).toBe(end);
  expect(await paymentsIn(ada.userId)).toMatchObject([
    { refunded: 100, status: "partly_refunded" },
  ]);
  await post(refunded(549));
  expect(await endOf(ada.userId)).toBe(BROKE.subscriptionEndsAt);
  await post(refunded(100));
  expect(await paymentsIn(ada.userId)).toMatchObject([{ refunded: 549, status: "refunded" }]);
  const answer = await ada.call(
    "GET",
    `/userProfile/${ada.userId}/payments/${(await paymentsIn(ada.userId))[0]?.id ?? ""}`,
    { bearer: ada.bearer },
  );
  expect(answer.body).toMatchObject({
    lines: [
      { kind: "plan", amount: 549 },
      { kind: "refund", amount: -549 },
    ],
    total: 0,
  });
});

test("a refund that arrives before its payment is refused, so that it is sent again", async () => {
  const ada = await registered({ ...BROKE, stripeCustomerId: "cus_early" });
  const told = story(ada.userId);
  const refund = told.refunded(549);
  const early = {
    ...refund,
    id: `evt_${crypto.randomUUID()}`,
    object: { ...refund.object, customer: "cus_early" },
  };
  expect(await post(early)).toMatchObject({
    status: 409,
    body: problem(409, "payment_event_early"),
  });
  await post(told.paid);
  expect(await endOf(ada.userId)).toBe(told.end);
  expect(await post(early)).toMatchObject(DONE);
  expect(await endOf(ada.userId)).toBe(BROKE.subscriptionEndsAt);
});

test("a refund leaves the rest of the trial", async () => {
  const ada = await registered();
  const trialEnd = await endOf(ada.userId);
  const { paid, refunded, end } = story(ada.userId);
  await post(paid);
  expect(await endOf(ada.userId)).toBe(end);
  await post(refunded(549));
  expect(await endOf(ada.userId)).toBe(trialEnd);
});

test("an account without an end keeps it so", async () => {
  const admin = await registered({ isAdmin: true, subscriptionEndsAt: null });
  const { created, paid, deleted } = story(admin.userId);
  for (const event of [created, paid, deleted(Date.now())]) await post(event);
  expect(await endOf(admin.userId)).toBeNull();
  expect(await paymentsIn(admin.userId)).toHaveLength(1);
});

test("a subscription that has ended does not become active again", async () => {
  const ada = await registered(BROKE);
  const { created, paid, updated, deleted } = story(ada.userId);
  const now = Date.now();
  for (const event of [created, paid, deleted(now)]) await post(event);
  const ended = Math.floor(now / 1000) * 1000;
  expect(await endOf(ada.userId)).toBe(ended);
  await post(updated({ status: "active" }, now + 60_000));
  expect(await endOf(ada.userId)).toBe(ended);
});

test("events about unknown users and of unknown types are accepted and change nothing", async () => {
  const silent = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const nobody = story("nobody");
  const ids = ["created", "paid", "refund", "other"].map((name) => `evt_${name}_of_nobody`);
  const told = [
    nobody.created,
    nobody.paid,
    nobody.refunded(5),
    { type: "customer.tax_id.created", object: { id: "txi" } },
  ];
  for (const [at, event] of told.entries()) {
    expect(await post({ ...event, id: ids[at] ?? "" })).toMatchObject(DONE);
  }
  expect(silent).toHaveBeenCalledTimes(3);
  silent.mockRestore();
  const noted = await (
    await database()
  )
    .select()
    .from(paymentEvent)
    .where(inArray(paymentEvent.id, ids));
  expect(noted).toHaveLength(4);
});

test("an invoice with nothing to pay gives its time without a receipt", async () => {
  const ada = await registered(BROKE);
  const { paid, end } = story(ada.userId);
  expect(await post({ ...paid, object: { ...paid.object, amount_paid: 0 } })).toMatchObject(DONE);
  expect(await endOf(ada.userId)).toBe(end);
  expect(await paymentsIn(ada.userId)).toMatchObject([{ amount: 0, status: "paid" }]);
  expect(await mailsTo(ada.email)).toEqual([]);
});

test("a payer whose account has no email address gets their time", async () => {
  const ada = await registered({ ...BROKE, email: null, emailKey: null });
  const { paid, end } = story(ada.userId);
  expect(await post(paid)).toMatchObject(DONE);
  expect(await endOf(ada.userId)).toBe(end);
});

test("an invoice without a subscription gives no time", async () => {
  const ada = await registered(BROKE);
  const { paid } = story(ada.userId);
  await post({ ...paid, object: { ...paid.object, parent: null } });
  expect(await endOf(ada.userId)).toBe(BROKE.subscriptionEndsAt);
});

test("an event of a known type that cannot be read is logged and refused, so that it is sent again", async () => {
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const ada = await registered(BROKE);
  const { paid } = story(ada.userId);
  const event = { ...paid, object: { ...paid.object, lines: { data: [] } } };
  expect(await post(event)).toMatchObject({ status: 500, body: problem(500, "internal") });
  // One log line for the fault and one for the response.
  expect(silent).toHaveBeenCalledTimes(2);
  silent.mockRestore();
});

test("the provider's customer is stored, and never given to a second account", async () => {
  const [ada, bob] = [await registered(BROKE), await registered(BROKE)];
  const told = story(ada.userId);
  await post(told.paid);
  expect((await accountOf(ada.userId)).stripeCustomerId).toBe(told.ids.customer);
  const stolen = story(bob.userId);
  await post({ ...stolen.paid, object: { ...stolen.paid.object, customer: told.ids.customer } });
  expect((await accountOf(bob.userId)).stripeCustomerId).toBeNull();
  expect(await paymentsIn(bob.userId)).toHaveLength(1);
});

test("the end of a deleted account's subscription is accepted without a call to the provider", async () => {
  const silent = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const ada = await registered(BROKE);
  const told = story(ada.userId);
  await post(told.paid);
  await (await database()).delete(user).where(eq(user.id, ada.userId));
  const asked = vi.fn<Deps["fetch"]>(() => Promise.reject(new Error("nobody asks")));
  const payment = { kind: "stripe", secretKey: "sk_test", webhookSecret: SECRET } as const;
  const app = appWith({ config: { ...depsWith().config, payment }, fetch: asked });
  const call = client(through(app));
  expect(await post(told.deleted(Date.now()), { call })).toMatchObject(DONE);
  expect(asked).not.toHaveBeenCalled();
  silent.mockRestore();
  expect(SECRET).toMatch(/^whsec_sandbox_/u);
});
