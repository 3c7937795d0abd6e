import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { CURRENCIES } from "../../../../src-shared/catalog/plans.ts";
import { subscription } from "../../../../src-worker/db/payments.schema.ts";
import { user } from "../../../../src-worker/db/schema.ts";
import { RENEWAL_GRACE_MS } from "../../../../src-worker/features/payment/payment.repository.ts";
import { mailSubscriptionEndings } from "../../../../src-worker/jobs/subscriptionEndings.ts";
import { readEnv } from "../../../../src-worker/config/env.ts";
import { createdResponse } from "../../../../src-shared/api/gameSession.ts";
import { hashToken, randomToken, uuidv7 } from "../../../../src-worker/shared/ids.ts";
import { insertSession } from "../../../../src-worker/identity/user.repository.ts";
import { loginResponse } from "../../../../src-shared/api/accounts.ts";
import { bearerFor, registered, visitor, type Person } from "../../support/cast.ts";
import {
  accountOf,
  checkout,
  DAY_MS,
  mailsTo,
  paymentsIn,
  post,
  press,
  receipts,
  story,
} from "../../support/money.ts";
import {
  appWith,
  bindings,
  claimsOf,
  client,
  database,
  depsWith,
  openRoom,
  problem,
  roomLook,
  through,
} from "../../support/support.ts";

const BROKE = { subscriptionEndsAt: Date.now() - DAY_MS };
const as = ({ bearer }: Person) => ({ bearer });

test.for(CURRENCIES)("each plan has a price in %s", async (currency) => {
  const answer = await client()("GET", `/payment/costs?currency=${currency}`);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual([
    { planId: "monthly", interval: "month", currency, amount: expect.any(Number), trialDays: 14 },
    { planId: "yearly", interval: "year", currency, amount: expect.any(Number), trialDays: 14 },
  ]);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
});

test("prices are in dollars unless another currency is asked for", async () => {
  const answer = await client()("GET", "/payment/costs");
  expect(answer.body).toMatchObject([{ currency: "USD" }, { currency: "USD" }]);
  const foreign = await client()("GET", "/payment/costs?currency=GBP");
  expect(foreign).toMatchObject({ status: 400, body: { code: "validation_failed" } });
});

test("a user whose time is over pays, can host immediately, and gets a token with the new end", async () => {
  const ada = await registered(BROKE);
  const open = { isPublic: false, language: "en", hostType: "HOST" };
  const refused = await ada.call("POST", "/gameSession/create", { body: open, bearer: ada.bearer });
  expect(refused).toMatchObject({ status: 403, body: problem(403, "subscription_expired") });

  const { sessionId, url } = await checkout(ada);
  expect(url).toBe(`/payment/sandbox/${sessionId}`);
  const status = () => ada.call("GET", `/payment/sessionStatus?session_id=${sessionId}`, as(ada));
  expect((await status()).body).toEqual({
    sessionId,
    status: "open",
    planId: "monthly",
    interval: "month",
    currency: "EUR",
    amount: 549,
  });
  expect(await press(ada, sessionId, "fail")).toMatchObject({ status: "open" });
  expect((await accountOf(ada.userId)).subscriptionEndsAt).toBe(BROKE.subscriptionEndsAt);

  const done = await press(ada, sessionId, "pay");
  expect(done.status).toBe("complete");
  const days = (Date.parse(done.subscriptionEndDate ?? "") - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(27);
  expect(days).toBeLessThan(34);
  expect((await status()).body).toEqual(done);
  expect(await accountOf(ada.userId)).toMatchObject({ hasPaid: true });

  // The old token still says that the paid time is over, but the room opens.
  const opened = await ada.call("POST", "/gameSession/create", { body: open, bearer: ada.bearer });
  expect(opened.status).toBe(201);

  const token = randomToken();
  const now = Date.now();
  await insertSession(
    await database(),
    {
      id: uuidv7(now),
      tokenHash: await hashToken(token),
      family: "any",
      userId: ada.userId,
      createdAt: now,
      expiresAt: now + DAY_MS,
    },
    null,
  );
  const refreshed = await ada.call("POST", "/user/refreshToken", { cookie: token });
  const claims = claimsOf(loginResponse.parse(refreshed.body).accessToken);
  expect(claims["subscriptionEndDate"]).toBe(done.subscriptionEndDate);
  expect(claims["subscriptionEpoch"]).toBe(
    Math.floor(Date.parse(done.subscriptionEndDate ?? "") / 1000),
  );

  const [receipt] = await mailsTo(ada.email);
  expect(receipt?.text).toContain("€5.49");
  expect(receipt?.text).toContain(`/user/${ada.userId}/payments`);
});

test("a user who pays during the trial never sees the trial's end as the end of the paid time", async () => {
  const ada = await registered();
  const { sessionId } = await checkout(ada);
  const object = { id: sessionId, client_reference_id: ada.userId };
  await post({ type: "checkout.session.completed", object });
  const status = async () =>
    (await ada.call("GET", `/payment/sessionStatus?session_id=${sessionId}`, as(ada))).body;
  // The checkout is complete, but the payment has not arrived yet.
  expect(await status()).toMatchObject({ status: "complete" });
  expect(await status()).not.toHaveProperty("subscriptionEndDate");
  const { paid, end } = story(ada.userId);
  await post(paid);
  expect(await status()).toMatchObject({ subscriptionEndDate: new Date(end).toISOString() });
});

test("a yearly plan lasts a year", async () => {
  const ada = await registered(BROKE);
  const { sessionId } = await checkout(ada, { planId: "yearly", currency: "PLN" });
  const { subscriptionEndDate } = await press(ada, sessionId, "pay");
  expect((Date.parse(subscriptionEndDate ?? "") - Date.now()) / DAY_MS).toBeGreaterThan(364);
  expect(await paymentsIn(ada.userId)).toMatchObject([{ currency: "PLN", amount: 18_999 }]);
});

test.for([
  { planId: "monthly", from: "2027-01-31T12:00:00Z", until: "2027-02-28T12:00:00.000Z" },
  { planId: "monthly", from: "2027-02-28T12:00:00Z", until: "2027-03-28T12:00:00.000Z" },
  { planId: "yearly", from: "2028-02-29T12:00:00Z", until: "2029-02-28T12:00:00.000Z" },
])(
  "a plan paid on $from lasts until $until, plus the days of grace",
  async ({ planId, from, until }) => {
    const now = () => Date.parse(from);
    const call = client(through(appWith({ now })));
    const { row } = await registered(BROKE, call);
    const bearer = await bearerFor(row, now());
    const buyer = { call, bearer, userId: row.id, email: row.email ?? "" };
    const { sessionId } = await checkout(buyer, { planId });
    const paid = await press(buyer, sessionId, "pay");
    const isLater = Date.parse(paid.subscriptionEndDate ?? "") - Date.parse(until);
    // A subscription that renews itself gets some days of grace.
    expect(isLater).toBe(RENEWAL_GRACE_MS);
  },
);

test("a user who may host without end but pays anyway sees the payment, and so does their room", async () => {
  const ada = await registered({ subscriptionEndsAt: null });
  const opened = await ada.call("POST", "/gameSession/create", {
    body: { isPublic: false, language: "en", hostType: "HOST" },
    ...as(ada),
  });
  const { gameCode } = createdResponse.parse(opened.body);
  const { sessionId } = await checkout(ada, { gameCode });
  const { status, subscriptionEndDate } = await press(ada, sessionId, "pay");
  expect(status).toBe("complete");
  expect((Date.parse(subscriptionEndDate ?? "") - Date.now()) / DAY_MS).toBeGreaterThan(27);
  expect((await roomLook(gameCode)).topics.paymentStatus?.status).toBe("complete");
});

test("a room whose host's time ends in mid-evening can start games again once a phone pays", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const ada = await registered({ subscriptionEndsAt: Date.now() + 60_000 });
    const created = await ada.call("POST", "/gameSession/create", {
      body: { isPublic: false, language: "en", hostType: "HOST" },
      bearer: ada.bearer,
    });
    const { gameCode, roomToken } = createdResponse.parse(created.body);
    const create = () =>
      ada.call("POST", "/game/create", { body: { gameCode, gameType: "RPS_SHOOT" }, roomToken });
    const status = async () => (await roomLook(gameCode)).topics.paymentStatus?.status;
    vi.setSystemTime(Date.now() + 61_000);
    expect(await create()).toMatchObject({
      status: 403,
      body: problem(403, "subscription_expired"),
    });
    const change = { body: { gameType: "RPS_SHOOT" }, roomToken };
    expect((await ada.call("POST", `/gameSession/${gameCode}`, change)).status).toBe(403);

    const first = await checkout(ada, { gameCode: gameCode.toLowerCase() });
    expect(await status()).toBe("open");
    await press(ada, first.sessionId, "cancel");
    expect(await status()).toBe("expired");
    expect(await press(ada, first.sessionId, "pay")).toMatchObject({ status: "expired" });
    expect((await create()).status).toBe(403);

    const second = await checkout(ada, { gameCode });
    expect(await press(ada, second.sessionId, "pay")).toMatchObject({
      status: "complete",
      gameCode,
    });
    expect(await status()).toBe("complete");
    expect((await create()).status).toBe(201);
  } finally {
    vi.useRealTimers();
  }
});

test("a room whose host renewed elsewhere notices it by itself", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const ada = await registered({ subscriptionEndsAt: Date.now() + 60_000 });
    const created = await ada.call("POST", "/gameSession/create", {
      body: { isPublic: false, language: "en", hostType: "HOST" },
      bearer: ada.bearer,
    });
    const { gameCode, roomToken } = createdResponse.parse(created.body);
    const { sessionId } = await checkout(ada);
    await press(ada, sessionId, "pay");
    vi.setSystemTime(Date.now() + 61_000);
    const body = { gameCode, gameType: "RPS_SHOOT" };
    expect((await ada.call("POST", "/game/create", { body, roomToken })).status).toBe(201);
    expect((await roomLook(gameCode)).topics.paymentStatus).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test("a user cannot pay for a room that is not theirs or does not exist", async () => {
  const ada = await registered();
  const { gameCode } = await openRoom();
  const pay = (code: string) =>
    ada.call("POST", "/payment/createPayment", {
      body: { planId: "monthly", currency: "EUR", gameCode: code },
      bearer: ada.bearer,
    });
  expect(await pay(gameCode)).toMatchObject({ status: 403, body: problem(403, "not_yours") });
  expect(await pay("ZZZZZ")).toMatchObject({ status: 404, body: problem(404, "game_not_found") });
  expect((await roomLook(gameCode)).topics.paymentStatus).toBeUndefined();
});

test("guests cannot buy anything", async () => {
  const guest = await visitor();
  const answer = await guest.call("POST", "/payment/createPayment", {
    body: { planId: "monthly", currency: "EUR" },
    bearer: guest.bearer,
  });
  expect(answer).toMatchObject({ status: 403, body: problem(403, "not_registered") });
});

test.for([
  { planId: "weekly" },
  { currency: "GBP" },
  { planId: "monthly'; DROP TABLE payment; --" },
  { gameCode: "ABCDEF" },
  { currency: undefined },
])("a checkout of %j is refused", async (wish) => {
  const ada = await registered();
  const body = { planId: "monthly", currency: "EUR", ...wish };
  const answer = await ada.call("POST", "/payment/createPayment", { body, bearer: ada.bearer });
  expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
});

test("a checkout cannot be seen or paid by another user", async () => {
  const [ada, bob] = [await registered(BROKE), await registered(BROKE)];
  const { sessionId } = await checkout(ada);
  const seen = await bob.call("GET", `/payment/sessionStatus?session_id=${sessionId}`, as(bob));
  expect(seen).toMatchObject({ status: 404, body: problem(404, "payment_not_found") });
  const paid = await bob.call("POST", `/payment/sandbox/${sessionId}`, {
    body: { action: "pay" },
    bearer: bob.bearer,
  });
  expect(paid.status).toBe(404);
  expect(await paymentsIn(ada.userId)).toEqual([]);
  const odd = await ada.call("GET", "/payment/sessionStatus?session_id=%27%20OR%201=1", as(ada));
  expect(odd.status).toBe(404);
});

test("a subscriber cannot subscribe twice, but can cancel and resume", async () => {
  const ada = await registered(BROKE);
  const { sessionId } = await checkout(ada);
  const { subscriptionEndDate } = await press(ada, sessionId, "pay");
  const again = () =>
    ada.call("POST", "/payment/createPayment", {
      body: { planId: "yearly", currency: "EUR" },
      bearer: ada.bearer,
    });
  expect(await again()).toMatchObject({ status: 409, body: problem(409, "already_subscribed") });

  const seen = async () => {
    const answer = await ada.call("GET", `/userProfile/${ada.userId}/payments`, as(ada));
    return receipts.parse(answer.body).subscription;
  };
  expect(await seen()).toMatchObject({ planId: "monthly", cancelAtPeriodEnd: false });
  const cancelled = await ada.call("POST", "/payment/cancelSubscription", as(ada));
  expect(cancelled).toMatchObject({ status: 200, body: { cancelAtPeriodEnd: true } });
  expect(await seen()).toMatchObject({ cancelAtPeriodEnd: true });
  const { subscriptionEndsAt } = await accountOf(ada.userId);
  // When no renewal is due, the paid time ends with its period, without the days of grace.
  expect(subscriptionEndsAt).toBe(Date.parse(subscriptionEndDate ?? "") - 2 * DAY_MS);
  expect((await ada.call("POST", "/payment/resumeSubscription", as(ada))).status).toBe(200);
  expect(await seen()).toMatchObject({ cancelAtPeriodEnd: false });
  expect((await accountOf(ada.userId)).subscriptionEndsAt).toBe(
    Date.parse(subscriptionEndDate ?? ""),
  );
  await ada.call("POST", "/payment/cancelSubscription", as(ada));
  expect((await again()).status).toBe(200);
});

test("a user without a subscription cannot cancel or resume one", async () => {
  const ada = await registered();
  for (const path of ["cancelSubscription", "resumeSubscription"]) {
    const answer = await ada.call("POST", `/payment/${path}`, as(ada));
    expect(answer).toMatchObject({ status: 409, body: problem(409, "no_subscription") });
  }
});

test("payments and receipts are visible only to the payer and to admins", async () => {
  const [ada, bob, admin] = [
    await registered({ ...BROKE, name: "Ada" }),
    await registered(),
    await registered({ isAdmin: true }),
  ];
  const { sessionId } = await checkout(ada);
  await press(ada, sessionId, "pay");
  const list = `/userProfile/${ada.userId}/payments`;
  const { items } = receipts.parse((await ada.call("GET", list, as(ada))).body);
  expect(items).toMatchObject([
    { planId: "monthly", currency: "EUR", amount: 549, refunded: 0, status: "paid" },
  ]);
  const one = `${list}/${items[0]?.paymentId ?? ""}`;
  const receipt = await ada.call("GET", one, as(ada));
  expect(receipt).toMatchObject({
    status: 200,
    body: {
      number: expect.stringMatching(/^HB-\d{8}-[0-9A-F]{8}$/u),
      billedTo: { name: "Ada", email: ada.email },
      lines: [{ kind: "plan", planId: "monthly", amount: 549 }],
      total: 549,
    },
  });
  for (const path of [list, one]) {
    const foreign = await bob.call("GET", path, as(bob));
    expect(foreign).toMatchObject({ status: 403, body: problem(403, "not_yours") });
    expect((await admin.call("GET", path, as(admin))).status).toBe(200);
  }
  // Another user's receipt is not found under the caller's own id either.
  const mixed = await bob.call(
    "GET",
    `/userProfile/${bob.userId}/payments/${items[0]?.paymentId ?? ""}`,
    as(bob),
  );
  expect(mixed).toMatchObject({ status: 404, body: problem(404, "payment_not_found") });
});

test("an admin who lost the role sees no payments, whatever their token says", async () => {
  const [ada, admin] = [await registered(), await registered({ isAdmin: true })];
  await (await database()).update(user).set({ isAdmin: false }).where(eq(user.id, admin.userId));
  const answer = await admin.call("GET", `/userProfile/${ada.userId}/payments`, as(admin));
  expect(answer).toMatchObject({ status: 403, body: problem(403, "not_yours") });
});

test("production without keys sells nothing and has no sandbox", async () => {
  const { payment: _none, ...config } = { ...readEnv(bindings), limits: {}, isDev: false };
  const call = client(through(appWith({ config })), "https://hubbub.example");
  const ada = await registered({}, call);
  const closed = { status: 503, body: problem(503, "payment_not_configured") };
  const body = { planId: "monthly", currency: "EUR" };
  expect(await call("POST", "/payment/createPayment", { body, ...as(ada) })).toMatchObject(closed);
  expect(await call("POST", "/payment/webhook", { raw: "{}" })).toMatchObject(closed);
  expect(await call("POST", "/payment/cancelSubscription", as(ada))).toMatchObject(closed);
  const sandbox = await call("POST", "/payment/sandbox/any", {
    body: { action: "pay" },
    ...as(ada),
  });
  expect(sandbox).toMatchObject({ status: 404, body: problem(404, "not_found") });
  expect((await call("GET", "/payment/costs")).status).toBe(200);
});

test("until both of Stripe's secrets are set, which takes two commands, nothing is for sale", () => {
  for (const keys of [{ STRIPE_SECRET_KEY: "sk" }, { STRIPE_WEBHOOK_SECRET: "whsec" }]) {
    const { payment, site } = readEnv({ ...bindings, ...keys, DEV: "" });
    expect(payment).toBeUndefined();
    expect(site).toMatchObject({ sells: false, processors: [] });
  }
});

test("another site's page cannot make a logged-in browser buy", async () => {
  const ada = await registered();
  const answer = await ada.call("POST", "/payment/createPayment", {
    body: { planId: "monthly", currency: "EUR" },
    bearer: ada.bearer,
    cookie: "any",
    headers: { origin: "https://evil.example" },
  });
  expect(answer).toMatchObject({ status: 403, body: problem(403, "foreign_origin") });
});

test("users are notified once, three days before their time ends, unless it renews itself", async () => {
  const now = Date.now();
  const soon = now + 2.5 * DAY_MS;
  const [trial, paid, going, blocked, later] = [
    await registered({ subscriptionEndsAt: soon }),
    await registered({ subscriptionEndsAt: soon, hasPaid: true }),
    await registered({ subscriptionEndsAt: soon, hasPaid: true }),
    await registered({ subscriptionEndsAt: soon, isBlocked: true }),
    await registered({ subscriptionEndsAt: now + 3.5 * DAY_MS }),
  ];
  await (await database()).insert(subscription).values({
    id: crypto.randomUUID(),
    userId: going.userId,
    planId: "monthly",
    status: "active",
    currentPeriodEnd: soon,
    cancelAtPeriodEnd: false,
    toldAt: now,
  });
  const config = { ...readEnv(bindings), siteUrl: "https://hubbub.example" };
  await mailSubscriptionEndings(depsWith({ config }), now);
  await mailSubscriptionEndings(depsWith({ config }), now + DAY_MS);
  const said = async ({ email }: Person) => (await mailsTo(email)).map(({ text }) => text);
  expect(await said(trial)).toEqual([expect.stringContaining("Your free days end")]);
  expect(await said(paid)).toEqual([expect.stringContaining("https://hubbub.example/payment")]);
  expect(await said(later)).toHaveLength(1);
  for (const person of [going, blocked]) expect(await said(person)).toEqual([]);
  await mailSubscriptionEndings(depsWith(), now);
  expect(await said(trial)).toHaveLength(1);
});

test("the daily run tells whom a missed one left out, and nobody twice when it is repeated", async () => {
  const now = Date.now();
  const ada = await registered({ subscriptionEndsAt: now + 2.5 * DAY_MS });
  const bob = await registered({ subscriptionEndsAt: now + 3.5 * DAY_MS });
  const config = { ...readEnv(bindings), siteUrl: "https://hubbub.example" };
  const letters = async ({ email }: Person) => (await mailsTo(email)).length;
  // The run at `now` was missed: the next one is a day later, and comes twice at the same time.
  const next = () => mailSubscriptionEndings(depsWith({ config }), now + DAY_MS);
  await Promise.all([next(), next()]);
  expect([await letters(ada), await letters(bob)]).toEqual([1, 1]);
  await next();
  await mailSubscriptionEndings(depsWith({ config }), now + 2 * DAY_MS);
  expect([await letters(ada), await letters(bob)]).toEqual([1, 1]);
  // Time that begins anew also ends anew.
  const longer = { subscriptionEndsAt: now + 30 * DAY_MS };
  await (await database()).update(user).set(longer).where(eq(user.id, ada.userId));
  await mailSubscriptionEndings(depsWith({ config }), now + 28 * DAY_MS);
  expect(await letters(ada)).toBe(2);
});

/** Asks to delete this account; returns the path of the call that the mailed link makes. */
async function deletionOf(person: Person): Promise<string> {
  await person.call("POST", "/user/initDeleteAccount", as(person));
  const letters = await mailsTo(person.email);
  const dtoken =
    letters.flatMap(({ text }) => /dtoken=([0-9a-f]+)/u.exec(text)?.[1] ?? [])[0] ?? "";
  return `/userProfile/${person.userId}/deleteAccount?dtoken=${dtoken}`;
}

test("deleting an account ends its payments; while the provider is down the link stays valid", async () => {
  const ada = await registered(BROKE);
  const { sessionId } = await checkout(ada);
  await press(ada, sessionId, "pay");
  const path = await deletionOf(ada);
  const remove = (call = ada.call) => call("DELETE", path, as(ada));
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const keys = { STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "whsec" };
  const config = { ...readEnv({ ...bindings, ...keys }), limits: {} };
  const away = client(through(appWith({ config })));
  expect((await remove(away)).status).toBe(503);
  silent.mockRestore();
  expect((await remove()).status).toBe(204);
  const rows = await (await database()).select().from(user).where(eq(user.id, ada.userId));
  expect(rows).toEqual([]);
});

test("a room no longer waits for the checkout of an account that is deleted", async () => {
  const ada = await registered();
  const opened = await ada.call("POST", "/gameSession/create", {
    body: { isPublic: false, language: "en", hostType: "HOST" },
    ...as(ada),
  });
  const { gameCode } = createdResponse.parse(opened.body);
  const status = async () => (await roomLook(gameCode)).topics.paymentStatus?.status;
  await checkout(ada, { gameCode });
  expect(await status()).toBe("open");
  const deleted = await ada.call("DELETE", await deletionOf(ada), as(ada));
  expect(deleted.status).toBe(204);
  expect(await status()).toBe("expired");
});
