import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mailToken } from "../../../../src-worker/db/accounts.schema.ts";
import { user } from "../../../../src-worker/db/schema.ts";
import { emailKeyOf } from "../../../../src-shared/text/emailAddress.ts";
import { loginResponse } from "../../../../src-shared/api/accounts.ts";
import { account, newAddress, office, signUpBody, tokenTo } from "../../support/office.ts";
import { claimsOf, database, guest, ORIGIN, problem } from "../../support/support.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const EXPIRED = { status: 410, body: problem(410, "token_expired") };

const accountsOf = async (email: string) =>
  (await database())
    .select()
    .from(user)
    .where(eq(user.emailKey, emailKeyOf(email)));

test("a new user signs up, opens the link and gets a trial of fourteen days", async () => {
  const place = office();
  const call = place.client();
  const email = newAddress();
  const signedUp = await call("POST", "/user/signup", {
    body: signUpBody(email, { name: "  Ann  Other ", language: "de", marketingConsent: true }),
  });
  expect(signedUp).toMatchObject({ status: 201, body: { emailSent: true } });
  expect(signedUp.session).toBeUndefined();
  expect(await accountsOf(email)).toEqual([]);

  const [mail] = await place.mailsTo(email);
  expect(mail).toMatchObject({ subject: "Bestätige deine Adresse, dann geht’s los" });
  expect(mail?.text).not.toContain("Ann Other");
  const vtoken = await tokenTo(place, email, "vtoken");
  expect(mail?.links[0]).toBe(`${ORIGIN}/account/verifyEmail?vtoken=${vtoken}&news=ask`);

  const verified = await call("GET", `/user/verifyEmail?vtoken=${vtoken}`);
  expect(verified).toMatchObject({ status: 200, body: { locale: "de" } });
  const claims = claimsOf(loginResponse.parse(verified.body).accessToken);
  const endsAt = place.now() + 14 * DAY_MS;
  expect(claims).toEqual({
    roles: ["role_user"],
    isAlphaTester: false,
    isGuest: false,
    userId: expect.any(String),
    sub: email,
    name: "Ann Other",
    favoriteAvatarSrc: "pear.webp",
    subscriptionEpoch: Math.floor(endsAt / 1000),
    subscriptionEndDate: new Date(endsAt).toISOString(),
    sid: expect.any(String),
    jti: expect.any(String),
    iat: expect.any(Number),
    exp: expect.any(Number),
  });
  const check = await call("GET", "/user/checkSession", { cookie: verified.session ?? "" });
  expect(check.status).toBe(200);
  const mails = await place.mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toContain("Willkommen bei Hubbub");
});

test("a ticked box starts no newsletter until the reader of the mail agrees too", async () => {
  const place = office();
  const call = place.client();
  const open = async (ticked: boolean, query: string) => {
    const email = newAddress();
    await call("POST", "/user/signup", { body: signUpBody(email, { marketingConsent: ticked }) });
    const [mail] = await place.mailsTo(email);
    const vtoken = await tokenTo(place, email, "vtoken");
    await call("GET", `/user/verifyEmail?vtoken=${vtoken}${query}`);
    const [row] = await accountsOf(email);
    const utoken = await tokenTo(place, email, "utoken").catch(() => undefined);
    const asks = mail?.text.includes("the page behind the button asks once more");
    return { asks, agreed: row?.marketingConsent, isMailedNews: utoken !== undefined };
  };
  const none = { agreed: false, isMailedNews: false };
  // The form may have been filled in by anybody, and its box is ticked by default.
  expect(await open(true, "")).toEqual({ asks: true, ...none });
  expect(await open(true, "&news=no")).toEqual({ asks: true, ...none });
  expect(await open(true, "&news=yes")).toEqual({ asks: true, agreed: true, isMailedNews: true });
  // Without the tick the mail does not ask, and no link can agree to news.
  expect(await open(false, "&news=yes")).toEqual({ asks: false, ...none });
});

test("the welcome mail has an unsubscribe link only for users who agreed to the newsletter", async () => {
  const place = office();
  const stop = async (marketingConsent: boolean) => {
    const { email } = await account(place, { marketingConsent });
    const mails = await place.mailsTo(email);
    return mails.flatMap(({ links }) => links).some((link) => link.includes("utoken="));
  };
  expect(await stop(true)).toBe(true);
  expect(await stop(false)).toBe(false);
});

test("a sign-up is refused if the terms are not accepted", async () => {
  const place = office();
  const email = newAddress();
  const answer = await place.client()("POST", "/user/signup", {
    body: signUpBody(email, { acceptTerms: false }),
  });
  expect(answer).toMatchObject({ status: 400, body: problem(400, "terms_not_accepted") });
  expect(await place.mailsTo(email)).toEqual([]);
});

test("a sign-up with a taken address asks the database as often, so it takes as long", async () => {
  let asked = 0;
  const place = office({
    database: () => {
      asked += 1;
      return database();
    },
  });
  const { email: taken } = await account(place);
  const queries = async (email: string) => {
    await place.settled();
    asked = 0;
    await place.client()("POST", "/user/signup", { body: signUpBody(email) });
    return asked;
  };
  expect(await queries(taken)).toBe(await queries(newAddress()));
});

test("a sign-up with a taken address gets the same response, and its owner is notified", async () => {
  const place = office();
  const { email, accessToken } = await account(place);
  const again = await place.client()("POST", "/user/signup", {
    body: signUpBody(email.toUpperCase(), { password: "mine now", name: "Eve" }),
  });
  expect(again).toMatchObject({ status: 201, body: { emailSent: true } });
  const mails = await place.mailsTo(email);
  const hint = mails.at(-1);
  expect(hint?.subject).toBe("You already have an account");
  expect(hint?.links).toEqual([`${ORIGIN}/account/login`, `${ORIGIN}/account/forgotPassword`]);
  expect(hint?.text).not.toContain("Eve");
  const call = place.client();
  const stolen = await call("POST", "/user/login", { body: { email, password: "mine now" } });
  // The same response as for a sign-up that is not confirmed yet, so that nobody learns that the address is
  // taken. It logs nobody in.
  expect(stolen.status).toBe(400);
  expect(stolen.session).toBeUndefined();
  expect(claimsOf(accessToken)["name"]).toBe("Ann");
});

test("a sign-up with a taken address takes as long as with a free one", async () => {
  const place = office();
  const { email } = await account(place);
  const times: { readonly free: number[]; readonly taken: number[] } = { free: [], taken: [] };
  const time = async (address: string) => {
    const body = signUpBody(address);
    const began = performance.now();
    await place.client()("POST", "/user/signup", { body });
    return performance.now() - began;
  };
  // Alternately, so that a busy machine slows down both.
  for (let round = 0; round < 5; round += 1) {
    times.free.push(await time(newAddress()));
    times.taken.push(await time(email));
  }
  const middle = (all: readonly number[]) => all.toSorted((a, b) => a - b)[2] ?? 0;
  // Without hashing the password it would be twenty times as fast.
  const ratio = middle(times.free) / middle(times.taken);
  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3);
});

test("a link works once, for three days, and only for its own purpose", async () => {
  const place = office();
  const call = place.client();
  const email = newAddress();
  await call("POST", "/user/signup", { body: signUpBody(email) });
  const vtoken = await tokenTo(place, email, "vtoken");
  expect(await call("GET", `/user/consumeLoginToken?ltoken=${vtoken}`)).toMatchObject(EXPIRED);
  place.pass(3 * DAY_MS - 1);
  expect((await call("GET", `/user/verifyEmail?vtoken=${vtoken}`)).status).toBe(200);
  expect(await call("GET", `/user/verifyEmail?vtoken=${vtoken}`)).toMatchObject(EXPIRED);
  const late = newAddress();
  await call("POST", "/user/signup", { body: signUpBody(late) });
  const lateToken = await tokenTo(place, late, "vtoken");
  place.pass(3 * DAY_MS);
  expect(await call("GET", `/user/verifyEmail?vtoken=${lateToken}`)).toMatchObject(EXPIRED);
  expect(await accountsOf(late)).toEqual([]);
});

test("the database stores no token and no password in plain text", async () => {
  const place = office();
  const email = newAddress();
  await place.client()("POST", "/user/signup", { body: signUpBody(email) });
  const vtoken = await tokenTo(place, email, "vtoken");
  const db = await database();
  const rows = await db.select().from(mailToken).where(eq(mailToken.email, email));
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(vtoken);
  expect(JSON.stringify(rows)).not.toContain("correct horse");
  expect(rows[0]?.signUp?.passwordHash).toMatch(/^scrypt\$\d+\$8\$\d+\$/u);
});

test("a stranger who signs up with another user's address leaves no password in their account", async () => {
  const place = office();
  const email = newAddress();
  const eve = place.client();
  const ann = place.client();
  await eve("POST", "/user/signup", { body: signUpBody(email, { password: "eve's words" }) });
  await ann("POST", "/user/signup", { body: signUpBody(email, { password: "ann's words" }) });
  const annsToken = await tokenTo(place, email, "vtoken");
  place.pass(1000);
  await eve("POST", "/user/signup", { body: signUpBody(email, { password: "eve's again" }) });
  const evesToken = await tokenTo(place, email, "vtoken");
  expect((await ann("GET", `/user/verifyEmail?vtoken=${annsToken}`)).status).toBe(200);
  expect(await eve("GET", `/user/verifyEmail?vtoken=${evesToken}`)).toMatchObject(EXPIRED);
  for (const [password, status] of [
    ["eve's words", 401],
    // The same response as for a sign-up that is not confirmed yet. It logs nobody in.
    ["eve's again", 400],
    ["ann's words", 200],
  ] as const) {
    const answer = await ann("POST", "/user/login", { body: { email, password } });
    expect(answer.status, password).toBe(status);
  }
});

test("of two links for one address opened at the same moment, only one makes the account", async () => {
  const place = office();
  const email = newAddress();
  const call = place.client();
  const tokens: string[] = [];
  for (const password of ["the first one", "the second one"]) {
    await call("POST", "/user/signup", { body: signUpBody(email, { password }) });
    tokens.push(await tokenTo(place, email, "vtoken"));
  }
  const answers = await Promise.all(
    tokens.map((vtoken) => call("GET", `/user/verifyEmail?vtoken=${vtoken}`)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  expect(await accountsOf(email)).toHaveLength(1);
});

test("a guest who signs up stays the same user, and their guest id no longer opens the account", async () => {
  const place = office();
  const call = place.client();
  const before = await guest(call);
  const guestUserId = claimsOf(before.accessToken)["userId"];
  const email = newAddress();
  await call("POST", "/user/signup", { body: signUpBody(email), bearer: before.accessToken });
  const elsewhere = place.client();
  const vtoken = await tokenTo(place, email, "vtoken");
  const verified = await elsewhere("GET", `/user/verifyEmail?vtoken=${vtoken}`);
  const claims = claimsOf(loginResponse.parse(verified.body).accessToken);
  expect(claims).toMatchObject({ userId: guestUserId, isGuest: false, sub: email });
  // The sign-up with this address may have come from somebody else's browser.
  const refreshed = await call("POST", "/user/refreshToken", { cookie: before.session });
  expect(refreshed.status).toBe(401);
  const again = await guest(place.client(), before.guestId);
  expect(claimsOf(again.accessToken)).toMatchObject({ isGuest: true });
  expect(claimsOf(again.accessToken)["userId"]).not.toBe(guestUserId);
});

test("a guest who is blocked before they open the link gets an account of their own, without the guest's games", async () => {
  const place = office();
  const call = place.client();
  const { accessToken: bearer } = await guest(call);
  const guestUserId = String(claimsOf(bearer)["userId"]);
  const email = newAddress();
  await call("POST", "/user/signup", { body: signUpBody(email), bearer });
  const db = await database();
  await db.update(user).set({ isBlocked: true }).where(eq(user.id, guestUserId));
  const vtoken = await tokenTo(place, email, "vtoken");
  expect((await call("GET", `/user/verifyEmail?vtoken=${vtoken}`)).status).toBe(200);
  const [made] = await accountsOf(email);
  expect(made).toMatchObject({ isBlocked: false });
  expect(made?.id).not.toBe(guestUserId);
  const left = await db.select().from(user).where(eq(user.id, guestUserId)).get();
  expect(left).toMatchObject({ kind: "guest", isBlocked: true });
});

test("two sign-ups by the same guest make two accounts", async () => {
  const place = office();
  const call = place.client();
  const { accessToken: bearer } = await guest(call);
  const emails = [newAddress(), newAddress()];
  const ids: unknown[] = [];
  for (const email of emails)
    await call("POST", "/user/signup", { body: signUpBody(email), bearer });
  for (const email of emails) {
    const vtoken = await tokenTo(place, email, "vtoken");
    const verified = await place.client()("GET", `/user/verifyEmail?vtoken=${vtoken}`);
    ids.push(claimsOf(loginResponse.parse(verified.body).accessToken)["userId"]);
  }
  expect(ids[0]).toBe(claimsOf(bearer)["userId"]);
  expect(ids[1]).not.toBe(ids[0]);
});

test("sign-ups with a user's address do not use up their login and reset links", async () => {
  const place = office();
  const { email } = await account(place);
  for (let time = 0; time < 8; time += 1) {
    await place.client()("POST", "/user/signup", { body: signUpBody(email) });
  }
  await place.client()("POST", "/user/sendLoginLink", { body: { email } });
  await place.client()("POST", "/user/forgotPassword", { body: { email } });
  expect(await tokenTo(place, email, "ltoken")).not.toBe("");
  expect(await tokenTo(place, email, "ftoken")).not.toBe("");
}, 60_000);

test("dots and tags in an address do not get one mailbox more mails", async () => {
  const place = office();
  const box = `eve${crypto.randomUUID().slice(0, 8)}`;
  const spellings = Array.from({ length: 8 }, (_, at) =>
    at % 2 === 0 ? `${box}+${at}@party.example` : `e.${box.slice(1)}+${at}@party.example`,
  );
  for (const email of spellings) {
    await place.client()("POST", "/user/signup", { body: signUpBody(email) });
  }
  const mails = await Promise.all(spellings.map((email) => place.mailsTo(email)));
  expect(mails.flat()).toHaveLength(5);
}, 60_000);

test("one address gets only so many mails, and the response does not show it", async () => {
  const place = office();
  const email = newAddress();
  const answers: number[] = [];
  for (let time = 0; time < 7; time += 1) {
    const answer = await place.client()("POST", "/user/signup", { body: signUpBody(email) });
    answers.push(answer.status);
  }
  expect(answers).toEqual(Array.from(answers, () => 201));
  expect(await place.mailsTo(email)).toHaveLength(5);
  place.pass(DAY_MS + 1);
  await place.client()("POST", "/user/signup", { body: signUpBody(email) });
  expect(await place.mailsTo(email)).toHaveLength(6);
});
