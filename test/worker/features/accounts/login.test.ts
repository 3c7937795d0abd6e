import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { gamePlayer, session, user } from "../../../../src-worker/db/schema.ts";
import { loginResponse } from "../../../../src-shared/api/accounts.ts";
import { login } from "../../../../src-worker/features/accounts/login.usecases.ts";
import { findUser } from "../../../../src-worker/identity/user.repository.ts";
import { hashPassword } from "../../../../src-worker/identity/password.ts";
import { account, newAddress, office, signUpBody, tokenTo } from "../../support/office.ts";
import { member } from "../../support/people.ts";
import { claimsOf, database, depsWith, guest, ORIGIN, problem } from "../../support/support.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WRONG = { status: 401, body: problem(401, "invalid_credentials") };
const userIdOf = (body: unknown) => claimsOf(loginResponse.parse(body).accessToken)["userId"];

test("the right password logs in, in any case of the address; a wrong one does not", async () => {
  const place = office();
  const { email, password, userId } = await account(place, { language: "sk" });
  const call = place.client();
  const answer = await call("POST", "/user/login", {
    body: { email: ` ${email.toUpperCase()} `, password },
  });
  expect(answer).toMatchObject({ status: 200, body: { locale: "sk" } });
  expect(userIdOf(answer.body)).toBe(userId);
  const cookie = answer.session ?? "";
  expect((await call("GET", "/user/checkSession", { cookie })).status).toBe(200);
  const wrong = await call("POST", "/user/login", { body: { email, password: "Correct horse" } });
  expect(wrong).toMatchObject(WRONG);
  expect(wrong.session).toBeUndefined();
});

test("an unknown address gets the same response as a wrong password", async () => {
  const call = office().client();
  for (const email of [newAddress(), "no address at all", "a@b"]) {
    expect(await call("POST", "/user/login", { body: { email, password: "x" } })).toMatchObject(
      WRONG,
    );
  }
});

test("only a login with the right password is told that the address is not confirmed, and gets the link again", async () => {
  const place = office();
  const call = place.client();
  const email = newAddress();
  await call("POST", "/user/signup", { body: signUpBody(email) });
  const wrong = await call("POST", "/user/login", { body: { email, password: "wrong" } });
  expect(wrong).toMatchObject(WRONG);
  const right = await call("POST", "/user/login", { body: { email, password: "correct horse" } });
  expect(right).toMatchObject({
    status: 400,
    body: problem(400, "registration.email_has_not_been_verified"),
  });
  expect(right.session).toBeUndefined();
  expect(await place.mailsTo(email)).toHaveLength(2);
  const vtoken = await tokenTo(place, email, "vtoken");
  expect((await call("GET", `/user/verifyEmail?vtoken=${vtoken}`)).status).toBe(200);
  const now = await call("POST", "/user/login", { body: { email, password: "correct horse" } });
  expect(now.status).toBe(200);
});

test("a stranger who signs up with an address and logs in cannot tell whether it had an account", async () => {
  const place = office();
  const taken = await account(place);
  const free = newAddress();
  const opened = newAddress();
  const password = "Eve's own words";
  const answers = async (email: string) => {
    const login = (typed: string) =>
      place.client()("POST", "/user/login", { body: { email, password: typed } });
    return [await login(password), await login("another guess")].map(({ status, body }) => ({
      status,
      body,
    }));
  };
  const signUp = (email: string, changes = {}) =>
    place.client()("POST", "/user/signup", { body: signUpBody(email, changes) });
  await signUp(opened);
  const vtoken = await tokenTo(place, opened, "vtoken");
  place.pass(1000);
  for (const email of [taken.email, free, opened]) await signUp(email, { password });
  await place.client()("GET", `/user/verifyEmail?vtoken=${vtoken}`);
  const told = await answers(free);
  expect(told.map(({ status }) => status)).toEqual([400, 401]);
  expect(await answers(taken.email)).toEqual(told);
  expect(await answers(opened)).toEqual(told);
  const owner = { email: taken.email, password: taken.password };
  expect((await taken.call("POST", "/user/login", { body: owner })).status).toBe(200);
}, 60_000);

test("signing up with a user's address gives no extra guesses at their password", async () => {
  const place = office();
  const { email } = await account(place);
  const password = "Eve's own words";
  await place.client()("POST", "/user/signup", { body: signUpBody(email, { password }) });
  const statuses: number[] = [];
  for (const typed of ["a", "b", "c", password, "d", "e", "f"]) {
    const body = { email, password: typed };
    statuses.push((await place.client()("POST", "/user/login", { body })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 400, 401, 401, 429]);
}, 60_000);

test("guessing one account's password gets slower and slower, but its owner is not locked out", async () => {
  const place = office();
  const { email, password } = await account(place);
  const guess = (word: string) =>
    place.client()("POST", "/user/login", { body: { email, password: word } });
  for (let time = 0; time < 6; time += 1) expect(await guess("wrong")).toMatchObject(WRONG);
  const blocked = await guess(password);
  expect(blocked).toMatchObject({ status: 429, body: problem(429, "too_many_requests") });
  expect(blocked.headers.get("retry-after")).toBe("15");
  place.pass(15_000);
  expect(await guess("wrong")).toMatchObject(WRONG);
  expect((await guess("wrong")).headers.get("retry-after")).toBe("30");
  place.pass(30_000);
  expect((await guess(password)).status).toBe(200);
  expect(await guess("wrong")).toMatchObject(WRONG);
  for (let time = 0; time < 12; time += 1) {
    place.pass(15 * MINUTE_MS);
    expect((await guess("wrong")).status).toBe(401);
  }
  expect(Number((await guess("wrong")).headers.get("retry-after"))).toBe(15 * 60);
  place.pass(DAY_MS + 15 * MINUTE_MS);
  for (let time = 0; time < 5; time += 1) expect(await guess("wrong")).toMatchObject(WRONG);
}, 60_000);

test("an owner can log in from a known browser, however many wrong passwords others type", async () => {
  const place = office();
  const { email, password } = await account(place);
  const login = (typed: string, cookie?: string) =>
    place.client()("POST", "/user/login", {
      body: { email, password: typed },
      headers: cookie === undefined ? {} : { cookie, origin: ORIGIN },
    });
  const first = await login(password);
  const set = first.headers.getSetCookie().find((text) => text.startsWith("hubbub_known="));
  expect(set).toMatch(/; HttpOnly/u);
  const known = set?.split(";")[0] ?? "";
  for (let time = 0; time < 6; time += 1) await login("wrong");
  expect((await login(password)).status).toBe(429);
  expect((await login(password, known)).status).toBe(200);

  // A cookie of another account's login does not count here, and neither does a tampered one.
  const other = await account(place);
  const theirs = await place.client()("POST", "/user/login", {
    body: { email: other.email, password: other.password },
  });
  const foreign = theirs.headers.getSetCookie().find((text) => text.startsWith("hubbub_known="));
  expect((await login(password, foreign?.split(";")[0])).status).toBe(429);
  expect((await login(password, `${known}x`)).status).toBe(429);

  // With the browser's cookie nobody can guess faster than without it.
  for (let time = 0; time < 6; time += 1) expect((await login("wrong", known)).status).toBe(401);
  expect((await login(password, known)).status).toBe(429);
}, 60_000);

test("guessing at an unknown address is slowed down in the same way", async () => {
  const place = office();
  const body = { email: newAddress(), password: "guess" };
  const statuses: number[] = [];
  for (let time = 0; time < 7; time += 1) {
    statuses.push((await place.client()("POST", "/user/login", { body })).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
});

test("many guesses at the same moment do not get around the limit", async () => {
  const place = office();
  const { email } = await account(place);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () =>
      place.client()("POST", "/user/login", { body: { email, password: "guess" } }),
    ),
  );
  const counted = answers.filter(({ status }) => status === 401);
  expect(counted).toHaveLength(6);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
}, 60_000);

test("a network address that tries many accounts is slowed down, others are not", async () => {
  const place = office();
  const call = place.client();
  const statuses: number[] = [];
  for (let time = 0; time < 32; time += 1) {
    const body = { email: newAddress(), password: "guess" };
    statuses.push((await call("POST", "/user/login", { body })).status);
  }
  expect(statuses.slice(0, 31)).toEqual(Array.from({ length: 31 }, () => 401));
  expect(statuses[31]).toBe(429);
  const { email, password } = await account(place);
  expect((await call("POST", "/user/login", { body: { email, password } })).status).toBe(429);
  const answer = await place.client()("POST", "/user/login", { body: { email, password } });
  expect(answer.status).toBe(200);
}, 60_000);

test("a successful login does not slow down others at the same network address", async () => {
  const place = office();
  const [first, second] = [await account(place), await account(place)];
  const call = place.client();
  const login = async (email: string, password: string) =>
    (await call("POST", "/user/login", { body: { email, password } })).status;
  for (let time = 0; time < 30; time += 1) {
    expect(await login(newAddress(), "guess")).toBe(401);
  }
  expect(await login(first.email, first.password)).toBe(200);
  expect(await login(second.email, second.password)).toBe(200);
  // Each wrong guess still counts, and blocks for longer than the one before.
  for (const pause of [15_000, 30_000]) {
    expect(await login(newAddress(), "guess")).toBe(401);
    place.pass(pause - 1_000);
    expect(await login(second.email, second.password)).toBe(429);
    place.pass(1_000);
    expect(await login(first.email, first.password)).toBe(200);
    expect(await login(second.email, second.password)).toBe(200);
  }
}, 60_000);

test("only a login with the right password is told that the account is blocked, and its sessions end", async () => {
  const place = office();
  const { call, email, password, session: cookie, userId, accessToken } = await account(place);
  await (await database()).update(user).set({ isBlocked: true }).where(eq(user.id, userId));
  const blocked = { status: 403, body: problem(403, "account_blocked") };
  expect(await call("POST", "/user/login", { body: { email, password } })).toMatchObject(blocked);
  const wrong = await call("POST", "/user/login", { body: { email, password: "wrong" } });
  expect(wrong).toMatchObject(WRONG);
  expect((await call("GET", "/user/checkSession", { cookie })).status).toBe(403);
  expect((await call("GET", "/user/checkSession", { bearer: accessToken })).status).toBe(403);
  const profile = await call("GET", `/userProfile/${userId}`, { bearer: accessToken });
  expect(profile).toMatchObject(blocked);
  const wish = { isPublic: false, language: "en", hostType: "HOST" };
  const room = await call("POST", "/gameSession/create", { body: wish, bearer: accessToken });
  expect(room).toMatchObject(blocked);
  expect((await call("POST", "/user/refreshToken", { cookie })).status).toBe(401);
  const rows = await (await database()).select().from(session).where(eq(session.userId, userId));
  expect(rows).toEqual([]);
});

test("a hash with weaker parameters is replaced when its user logs in", async () => {
  const weak = await hashPassword("old words", { N: 1024, r: 8, p: 1 });
  const { user: row } = await member({ passwordHash: weak });
  const place = office();
  const body = { email: row.email, password: "old words" };
  expect((await place.client()("POST", "/user/login", { body })).status).toBe(200);
  const [after] = await (await database()).select().from(user).where(eq(user.id, row.id));
  const costOf = (hash = "") => hash.split("$").slice(0, 4);
  expect(costOf(after?.passwordHash ?? "")).toEqual(costOf(await hashPassword("any")));
  expect(costOf(weak)).not.toEqual(costOf(await hashPassword("any")));
  expect((await place.client()("POST", "/user/login", { body })).status).toBe(200);
});

test("a password that is set during a login with the old one stays, and that login is refused", async () => {
  // A login renews the first hash, which is outdated, but not the second.
  for (const cost of [{ N: 1024, r: 8, p: 1 }, undefined]) {
    const stored = await hashPassword("old words", cost);
    const { user: row } = await member({ passwordHash: stored });
    const db = await database();
    const anew = await hashPassword("eleven red kettles");
    let looked = 0;
    const deps = depsWith({
      database: async () => {
        looked += 1;
        // The first two database calls are for the account and its failed tries, before the password is
        // checked. All others come after that.
        if (looked > 2) {
          await db.update(user).set({ passwordHash: anew }).where(eq(user.passwordHash, stored));
        }
        return db;
      },
    });
    const nobody = { address: undefined, guestUserId: undefined, oldSession: undefined };
    const visitor = { ...nobody, browser: undefined, device: undefined, site: ORIGIN };
    const email = row.email ?? "";
    const triesAt = async (emailKey: string) => emailKey;
    const late = login(deps, { email, password: "old words" }, { ...visitor, triesAt });
    await expect(late).rejects.toMatchObject({ code: "invalid_credentials" });
    expect((await findUser(db, row.id))?.passwordHash).toBe(anew);
    expect(await db.$count(session, eq(session.userId, row.id))).toBe(0);
  }
});

test("games played as a guest move to the account at login", async () => {
  const place = office();
  const { email, password, userId } = await account(place);
  const call = place.client();
  const before = await guest(call);
  const guestUserId = String(claimsOf(before.accessToken)["userId"]);
  const db = await database();
  const gameId = crypto.randomUUID();
  const seat = { alias: "G", avatarSrc: "pear.webp", hexColor: "#112233", robot: false };
  await db
    .insert(gamePlayer)
    .values({ gameId, playerId: 1, userId: guestUserId, ...seat, score: 1, rank: 1 });
  const answer = await call("POST", "/user/login", {
    body: { email, password },
    bearer: before.accessToken,
    cookie: before.session,
  });
  expect(userIdOf(answer.body)).toBe(userId);
  const [row] = await db.select().from(gamePlayer).where(eq(gamePlayer.gameId, gameId));
  expect(row?.userId).toBe(userId);
  expect((await call("GET", "/user/checkSession", { cookie: before.session })).status).toBe(403);
  const again = await guest(place.client(), before.guestId);
  expect(claimsOf(again.accessToken)["userId"]).not.toBe(guestUserId);
});

test("logging in as another user ends the previous session", async () => {
  const place = office();
  const first = await account(place);
  const second = await account(place);
  const { email, password } = second;
  await first.call("POST", "/user/login", { body: { email, password }, cookie: first.session });
  const old = await first.call("GET", "/user/checkSession", { cookie: first.session });
  expect(old.status).toBe(403);
});

test("a mailed link logs in once, within a quarter of an hour", async () => {
  const place = office();
  const { email, userId } = await account(place);
  const call = place.client();
  expect(await call("POST", "/user/sendLoginLink", { body: { email } })).toMatchObject({
    status: 202,
    body: {},
  });
  const ltoken = await tokenTo(place, email, "ltoken");
  const used = await call("GET", `/user/consumeLoginToken?ltoken=${ltoken}`);
  expect(used.status).toBe(200);
  expect(used.session).toMatch(/^[0-9a-f]{64}$/u);
  expect(userIdOf(used.body)).toBe(userId);
  const expired = { status: 410, body: problem(410, "token_expired") };
  expect(await call("GET", `/user/consumeLoginToken?ltoken=${ltoken}`)).toMatchObject(expired);
  await call("POST", "/user/sendLoginLink", { body: { email } });
  const late = await tokenTo(place, email, "ltoken");
  place.pass(15 * MINUTE_MS);
  expect(await call("GET", `/user/consumeLoginToken?ltoken=${late}`)).toMatchObject(expired);
});

test("asking for a login link for an unknown address gets the usual response, and no mail is sent", async () => {
  const place = office();
  const email = newAddress();
  const answer = await place.client()("POST", "/user/sendLoginLink", { body: { email } });
  expect(answer).toMatchObject({ status: 202, body: {} });
  expect(await place.mailsTo(email)).toEqual([]);
});

test("a blocked guest does not get in again", async () => {
  const place = office();
  const { call, guestId } = await guest(place.client());
  await (await database()).update(user).set({ isBlocked: true }).where(eq(user.guestId, guestId));
  const answer = await call("POST", "/user/guest", { body: { guestId, language: "en" } });
  expect(answer).toMatchObject({ status: 403, body: problem(403, "account_blocked") });
});

test.for([
  { name: "a member", changes: {}, roles: ["role_user"], alpha: false },
  { name: "an admin", changes: { isAdmin: true }, roles: ["role_user", "role_admin"], alpha: true },
  {
    name: "a test account",
    changes: { isTestAccount: true },
    roles: ["role_user", "role_jest"],
    alpha: true,
  },
  { name: "an alpha tester", changes: { isAlphaTester: true }, roles: ["role_user"], alpha: true },
])("the access token of $name names its roles", async ({ changes, roles, alpha }) => {
  const { user: row } = await member({ passwordHash: await hashPassword("pass") });
  await (
    await database()
  )
    .update(user)
    .set({ ...changes, isBlocked: false })
    .where(eq(user.id, row.id));
  const body = { email: row.email, password: "pass" };
  const answer = await office().client()("POST", "/user/login", { body });
  const claims = claimsOf(loginResponse.parse(answer.body).accessToken);
  expect(claims).toMatchObject({ roles, isAlphaTester: alpha, isGuest: false, sub: row.email });
});
