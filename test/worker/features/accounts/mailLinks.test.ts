import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { pageOfInvites } from "../../../../src-worker/features/admin/invites.usecases.ts";
import { mail, subscriber } from "../../../../src-worker/db/accounts.schema.ts";
import { session, user } from "../../../../src-worker/db/schema.ts";
import { readEnv } from "../../../../src-worker/config/env.ts";
import { emailKeyOf, parseEmail } from "../../../../src-shared/text/emailAddress.ts";
import { inviteByMail } from "../../../../src-worker/features/accounts/invite.usecases.ts";
import { loginResponse } from "../../../../src-shared/api/accounts.ts";
import { account, newAddress, office, signUpBody, tokenTo } from "../../support/office.ts";
import { member } from "../../support/people.ts";
import { weak } from "../../support/weak.ts";
import {
  bindings,
  claimsOf,
  client,
  database,
  depsWith,
  ORIGIN,
  problem,
} from "../../support/support.ts";
import { eventually } from "../../../support/eventually.ts";

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const EXPIRED = { status: 410, body: problem(410, "token_expired") };

test("a forgotten password is reset, and every session ends", async () => {
  const place = office();
  const somebodyElse = await account(place);
  const { call, email, password, session: cookie } = await account(place);
  const asked = await call("POST", "/user/forgotPassword", {
    body: { email: email.toUpperCase() },
  });
  expect(asked).toMatchObject({ status: 202, body: {} });
  const ftoken = await tokenTo(place, email, "ftoken");
  const open = await call("GET", `/user/resetPassword?ftoken=${ftoken}`);
  expect(open).toMatchObject({ status: 200, body: { valid: true } });
  const body = { ftoken, password: "a new one" };
  expect(await call("POST", "/user/resetPassword", { body })).toMatchObject({ status: 204 });
  expect(await call("POST", "/user/resetPassword", { body })).toMatchObject(EXPIRED);
  expect(await call("GET", `/user/resetPassword?ftoken=${ftoken}`)).toMatchObject(EXPIRED);
  expect((await call("GET", "/user/checkSession", { cookie })).status).toBe(403);
  const login = (word: string) => call("POST", "/user/login", { body: { email, password: word } });
  expect((await login(password)).status).toBe(401);
  expect((await login("a new one")).status).toBe(200);
  const { email: theirs, password: theirWord, call: theirPhone } = somebodyElse;
  const other = { body: { email: theirs, password: theirWord } };
  expect((await theirPhone("POST", "/user/login", other)).status).toBe(200);
});

test("a link is sent although the database was locked when it was requested", async () => {
  // The network's mails are counted before the response is sent; everything else happens after it.
  const locked: boolean[] = [];
  const place = office({
    database: () =>
      locked.shift() ? Promise.reject(new Error("D1_ERROR: database is locked")) : database(),
  });
  const { call, email } = await account(place);
  locked.push(false, true, true);
  const asked = await call("POST", "/user/forgotPassword", { body: { email } });
  expect(asked.status).toBe(202);
  expect(await tokenTo(place, email, "ftoken")).not.toBe("");
});

test("a new password ends the pause after wrong guesses, and invalidates every other login link", async () => {
  const place = office();
  const { call, email } = await account(place);
  await call("POST", "/user/sendLoginLink", { body: { email } });
  const ltoken = await tokenTo(place, email, "ltoken");
  for (let time = 0; time < 6; time += 1) {
    await call("POST", "/user/login", { body: { email, password: "guess" } });
  }
  await call("POST", "/user/forgotPassword", { body: { email } });
  const ftoken = await tokenTo(place, email, "ftoken");
  await call("POST", "/user/resetPassword", { body: { ftoken, password: "a new one" } });
  const answer = await call("POST", "/user/login", { body: { email, password: "a new one" } });
  expect(answer.status).toBe(200);
  expect(await call("GET", `/user/consumeLoginToken?ltoken=${ltoken}`)).toMatchObject(EXPIRED);
});

test("if the database fails during a reset, the old password still works and the link can be used again, once", async () => {
  let isAway = false;
  const place = office({
    database: async () => {
      const db = await database();
      if (!isAway) return db;
      const batch = () => Promise.reject(new Error("D1 is away"));
      return Object.assign(Object.create(db) as typeof db, { batch });
    },
  });
  const { call, email, password } = await account(place);
  await call("POST", "/user/forgotPassword", { body: { email } });
  const ftoken = await tokenTo(place, email, "ftoken");
  const reset = () =>
    call("POST", "/user/resetPassword", { body: { ftoken, password: "a new one" } });
  const login = (word: string) => call("POST", "/user/login", { body: { email, password: word } });
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  isAway = true;
  expect((await reset()).status).toBe(500);
  isAway = false;
  silent.mockRestore();
  expect((await login(password)).status).toBe(200);
  const all = await Promise.all([reset(), reset(), reset()]);
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410, 410]);
  expect((await login("a new one")).status).toBe(200);
});

test("a password reset link expires after an hour", async () => {
  const place = office();
  const { call, email } = await account(place);
  await call("POST", "/user/forgotPassword", { body: { email } });
  const ftoken = await tokenTo(place, email, "ftoken");
  place.pass(HOUR_MS);
  const body = { ftoken, password: "late" };
  expect(await call("POST", "/user/resetPassword", { body })).toMatchObject(EXPIRED);
});

test("the deployed Worker finishes its work after the response", async () => {
  const call = client();
  const { user: row } = await member();
  await call("POST", "/user/forgotPassword", { body: { email: row.email } });
  await eventually(async () => {
    const answer = await call("GET", `/dev/mailbox?to=${row.email}`);
    expect(answer.body).toMatchObject([{ subject: "A new password for Hubbub" }]);
  });
});

test("asking for a password reset does not reveal whether the address has an account", async () => {
  const place = office();
  for (const email of [newAddress(), "nothing of the kind"]) {
    const answer = await place.client()("POST", "/user/forgotPassword", { body: { email } });
    expect(answer).toMatchObject({ status: 202, body: {} });
    expect(await place.mailsTo(email)).toEqual([]);
  }
});

test("a network address that has too many mails sent is refused, whatever their recipients", async () => {
  const call = office().client();
  const statuses: number[] = [];
  for (let time = 0; time < 62; time += 1) {
    const body = { email: newAddress() };
    statuses.push((await call("POST", "/user/forgotPassword", { body })).status);
  }
  expect(statuses.slice(0, 61)).toEqual(Array.from({ length: 61 }, () => 202));
  expect(statuses[61]).toBe(429);
});

async function invited(place: ReturnType<typeof office>) {
  const { user: admin } = await member({ isAdmin: true, name: "Bea" });
  const email = newAddress();
  const parts = parseEmail(email);
  if (!parts) throw new Error("no address");
  const deps = depsWith({ now: place.now });
  const invitedBy = { id: admin.id, name: admin.name };
  const sent = await inviteByMail(deps, { email: parts, language: "nl", invitedBy }, ORIGIN);
  expect(sent).toBe(true);
  return { email, itoken: await tokenTo(place, email, "itoken") };
}

const acceptance = (itoken: string, changes: Readonly<Record<string, unknown>> = {}) => ({
  itoken,
  name: "Cor",
  password: "welkom allemaal",
  language: "nl",
  acceptTerms: true,
  ...changes,
});

test("an invitation can be read, is accepted once, and makes an account with a trial", async () => {
  const place = office();
  const { email, itoken } = await invited(place);
  const call = place.client();
  const shown = await call("GET", `/user/fetchInvite?itoken=${itoken}`);
  expect(shown).toMatchObject({ status: 200, body: { email, invitedBy: "Bea", language: "nl" } });
  const refused = await call("POST", "/user/acceptInvite", {
    body: acceptance(itoken, { acceptTerms: false }),
  });
  expect(refused).toMatchObject({ status: 400, body: problem(400, "terms_not_accepted") });
  const taken = await call("POST", "/user/acceptInvite", { body: acceptance(itoken) });
  expect(taken).toMatchObject({ status: 201, body: { locale: "nl" } });
  expect(claimsOf(loginResponse.parse(taken.body).accessToken)).toMatchObject({
    sub: email,
    name: "Cor",
    subscriptionEpoch: Math.floor((place.now() + 14 * DAY_MS) / 1000),
  });
  const cookie = taken.session ?? "";
  expect((await call("GET", "/user/checkSession", { cookie })).status).toBe(200);
  const again = await call("POST", "/user/acceptInvite", { body: acceptance(itoken) });
  expect(again).toMatchObject(EXPIRED);
  expect(await call("GET", `/user/fetchInvite?itoken=${itoken}`)).toMatchObject(EXPIRED);
  // The person who sent the invitation sees that it was accepted.
  const { items } = await listedInvites(place.now());
  expect(items.find((one) => one.email === email)).toMatchObject({ status: "accepted" });
});

const listedInvites = (now: number) => pageOfInvites(depsWith({ now: () => now }), 1);

test("an invitation and a sign-up link can be used again if the database fails half-way", async () => {
  let opened = Infinity;
  const place = office({
    database: async () => {
      opened -= 1;
      if (opened < 0) throw new Error("D1 is away");
      return database();
    },
  });
  const call = place.client();
  const { itoken } = await invited(place);
  const email = newAddress();
  await call("POST", "/user/signup", { body: signUpBody(email) });
  const vtoken = await tokenTo(place, email, "vtoken");
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const accept = () => call("POST", "/user/acceptInvite", { body: acceptance(itoken) });
  const verify = () => call("GET", `/user/verifyEmail?vtoken=${vtoken}`);
  for (const open of [accept, verify]) {
    opened = 1;
    expect((await open()).status).toBe(500);
    opened = Infinity;
    expect((await open()).status).toBeLessThan(300);
    expect(await open()).toMatchObject(EXPIRED);
  }
  silent.mockRestore();
});

test("an account that the database refuses half-way is made by the next try, with its welcome", async () => {
  const half = weak();
  const place = office({ database: half.database });
  const call = place.client();
  const { itoken, email: invitee } = await invited(place);
  const email = newAddress();
  await call("POST", "/user/signup", { body: signUpBody(email) });
  const vtoken = await tokenTo(place, email, "vtoken");
  const links = [
    [invitee, () => call("POST", "/user/acceptInvite", { body: acceptance(itoken) })],
    [email, () => call("GET", `/user/verifyEmail?vtoken=${vtoken}`)],
  ] as const;
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const [to, open] of links) {
    for (const spot of [mail, "batch"] as const) {
      half.breaksAt = spot;
      expect((await open()).status).toBe(503);
    }
    half.breaksAt = undefined;
    const all = await Promise.all([open(), open()]);
    expect(all.map(({ status }) => status).filter((status) => status < 300)).toHaveLength(1);
    const subjects = (await place.mailsTo(to)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^Wel[ck]om/u.test(subject))).toHaveLength(1);
    expect(await open()).toMatchObject(EXPIRED);
  }
  silent.mockRestore();
});

test("a login link and one that confirms the newsletter can be used again if the database fails half-way, once", async () => {
  const half = weak();
  const place = office({ database: half.database });
  const { call, email } = await account(place);
  const reader = newAddress();
  await call("POST", "/user/sendLoginLink", { body: { email } });
  await call("POST", "/email/subscribe", { body: { email: reader, language: "en" } });
  const ltoken = await tokenTo(place, email, "ltoken");
  const ntoken = await tokenTo(place, reader, "ntoken");
  const links = [
    [session, `/user/consumeLoginToken?ltoken=${ltoken}`],
    ["batch", `/email/confirm?ntoken=${ntoken}`],
  ] as const;
  const silent = vi.spyOn(console, "error").mockImplementation(() => undefined);
  for (const [spot, link] of links) {
    half.breaksAt = spot;
    expect((await call("GET", link)).status).toBe(503);
    half.breaksAt = undefined;
    const all = await Promise.all([call("GET", link), call("GET", link)]);
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  }
  silent.mockRestore();
  expect((await subscriberOf(reader))?.confirmedAt).toBe(place.now());
});

test("an invitation expires after seven days", async () => {
  const place = office();
  const { itoken } = await invited(place);
  place.pass(7 * DAY_MS);
  const call = place.client();
  expect(await call("GET", `/user/fetchInvite?itoken=${itoken}`)).toMatchObject(EXPIRED);
  const late = await call("POST", "/user/acceptInvite", { body: acceptance(itoken) });
  expect(late).toMatchObject(EXPIRED);
});

test("a user who has an account is not invited again", async () => {
  const place = office();
  const { email, userId } = await account(place);
  const parts = parseEmail(email);
  if (!parts) throw new Error("no address");
  const before = (await place.mailsTo(email)).length;
  const invite = { email: parts, language: "en", invitedBy: { id: userId, name: "x" } } as const;
  expect(await inviteByMail(depsWith(), invite, ORIGIN)).toBe(false);
  expect(await place.mailsTo(email)).toHaveLength(before);
});

const subscriberOf = async (email: string) =>
  (await database())
    .select()
    .from(subscriber)
    .where(eq(subscriber.emailKey, emailKeyOf(email)))
    .get();

test("a newsletter subscription counts only once the reader confirms it", async () => {
  const place = office();
  const email = newAddress();
  const call = place.client();
  const asked = await call("POST", "/email/subscribe", { body: { email, language: "ro" } });
  expect(asked).toMatchObject({ status: 202, body: {} });
  const [mail] = await place.mailsTo(email);
  expect(mail?.subject).toBe("Te ținem la curent?");
  expect(await subscriberOf(email)).toMatchObject({ language: "ro", confirmedAt: null });
  const ntoken = await tokenTo(place, email, "ntoken");
  const confirmed = await call("GET", `/email/confirm?ntoken=${ntoken}`);
  expect(confirmed).toMatchObject({ status: 200, body: { confirmed: true } });
  expect((await subscriberOf(email))?.confirmedAt).toBe(place.now());
  expect(await call("GET", `/email/confirm?ntoken=${ntoken}`)).toMatchObject(EXPIRED);
  await call("POST", "/email/subscribe", { body: { email, language: "en" } });
  expect(await place.mailsTo(email)).toHaveLength(1);
});

test("one click, or the page behind the link, ends the newsletter", async () => {
  const place = office();
  const { call, email, userId } = await account(place, { marketingConsent: true });
  await call("POST", "/email/subscribe", { body: { email, language: "en" } });
  const ntoken = await tokenTo(place, email, "ntoken");
  await call("GET", `/email/confirm?ntoken=${ntoken}`);
  const utoken = await tokenTo(place, email, "utoken");
  const path = `/email/unsubscribe?utoken=${utoken}`;
  const opened = await call("GET", path);
  expect(opened.status).toBe(302);
  expect(opened.headers.get("location")).toBe(`${ORIGIN}/account/unsubscribe?utoken=${utoken}`);
  const consent = async () => {
    const [row] = await (await database()).select().from(user).where(eq(user.id, userId));
    return row?.marketingConsent;
  };
  expect(await consent()).toBe(true);
  const clicked = await call("POST", path, {
    raw: "List-Unsubscribe=One-Click",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(clicked.status).toBe(204);
  expect(await consent()).toBe(false);
  expect(await subscriberOf(email)).toBeUndefined();
  expect((await call("POST", "/user/unsubscribe", { body: { utoken } })).status).toBe(204);
  const wrong = await call("POST", "/user/unsubscribe", { body: { utoken: ntoken } });
  expect(wrong).toMatchObject(EXPIRED);
});

test("links lead to the configured site address", async () => {
  const config = { ...readEnv(bindings), limits: {}, siteUrl: "https://play.example" };
  const place = office({ config });
  const { call, email } = await account(place);
  await call("POST", "/user/sendLoginLink", { body: { email } });
  const mails = await place.mailsTo(email);
  for (const link of mails.flatMap(({ links }) => links)) {
    expect(link.startsWith("https://play.example")).toBe(true);
  }
});
