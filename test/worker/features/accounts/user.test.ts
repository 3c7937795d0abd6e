import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { session, user } from "../../../../src-worker/db/schema.ts";
import { hashToken } from "../../../../src-worker/shared/ids.ts";
import { LOGIN_LASTS_MS, ROTATION_GRACE_MS } from "../../../../src-worker/identity/sessionTimes.ts";
import { findSession, replaceToken } from "../../../../src-worker/identity/user.repository.ts";
import { loginResponse } from "../../../../src-shared/api/accounts.ts";
import {
  appWith,
  bindings,
  claimsOf,
  client,
  database,
  guest,
  problem,
  through,
} from "../../support/support.ts";
import { readEnv } from "../../../../src-worker/config/env.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const next = (id: string) => ({ id, tokenHash: id, createdAt: 1, expiresAt: 2 });
const tokenOf = (body: unknown) => loginResponse.parse(body).accessToken;

test("a guest who returns is the same guest", async () => {
  const first = await guest();
  const again = await client()("POST", "/user/guest", {
    body: { guestId: first.guestId.toUpperCase(), language: "pl" },
  });
  expect(again.status).toBe(200);
  expect(claimsOf(tokenOf(again.body))["userId"]).toBe(claimsOf(first.accessToken)["userId"]);
  expect(again.body).toMatchObject({ locale: "pl" });
  const rows = await (await database()).select().from(user).where(eq(user.guestId, first.guestId));
  expect(rows).toMatchObject([{ kind: "guest", language: "pl" }]);
});

test("an access token carries the claims of the specification and no others", async () => {
  const claims = claimsOf((await guest()).accessToken);
  expect(claims).toEqual({
    roles: ["role_guest"],
    isAlphaTester: false,
    isGuest: true,
    sid: expect.any(String),
    userId: expect.stringMatching(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    ),
    sub: claims["userId"],
    name: "",
    jti: expect.any(String),
    iat: expect.any(Number),
    exp: Number(claims["iat"]) + 3600,
  });
});

test.for([
  { name: "development over http", isDev: true, origin: "http://192.168.1.4:8787", secure: false },
  { name: "development over https", isDev: true, origin: "https://localhost:8787", secure: true },
  { name: "production", isDev: false, origin: "https://hubbub.example", secure: true },
  { name: "production over http", isDev: false, origin: "http://hubbub.example", secure: true },
])("the cookie in $name has the right attributes", async ({ isDev, origin, secure }) => {
  const config = { ...readEnv(bindings), limits: {}, isDev };
  const call = client(through(appWith({ config })), origin);
  const answer = await call("POST", "/user/guest", {
    body: { guestId: crypto.randomUUID(), language: "en" },
  });
  const [ofSession = "", ofMark = ""] = answer.headers.getSetCookie();
  const attributes = (cookie: string) => cookie.split("; ").slice(1).sort();
  const everywhere = [
    `Max-Age=${60 * 24 * 60 * 60}`,
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
  ];
  const path = secure ? "Path=/" : "Path=/api";
  expect(attributes(ofSession)).toEqual([...everywhere, "HttpOnly", path].sort());
  expect(ofSession.startsWith("__Host-hubbub_session=")).toBe(secure);
  // The cookie that scripts may read only says that there is a session.
  expect(ofMark).toMatch(/^hubbub_signed_in=1;/u);
  expect(attributes(ofMark)).toEqual([...everywhere, "Path=/"].sort());
});

test("a neighbouring site cannot plant a session, and a browser with the old cookie name stays logged in", async () => {
  const config = { ...readEnv(bindings), limits: {}, isDev: false };
  const origin = "https://hubbub.example";
  const call = client(through(appWith({ config })), origin);
  const victim = await guest(call);
  const thief = await guest(call);
  const refresh = async (cookie: string) => {
    const answer = await call("POST", "/user/refreshToken", { headers: { cookie, origin } });
    const [now = "", ...others] = answer.headers.getSetCookie();
    return { userId: claimsOf(tokenOf(answer.body))["userId"], now, others: others.join("\n") };
  };
  const idOf = ({ accessToken }: { accessToken: string }) => claimsOf(accessToken)["userId"];
  // Another host of the domain can set the plain cookie for all of them, but the cookie with the `__Host-`
  // prefix wins.
  const planted = await refresh(
    `hubbub_session=${thief.session}; __Host-hubbub_session=${victim.session}`,
  );
  expect(planted.userId).toBe(idOf(victim));
  // A browser that only has the old cookie stays logged in and gets the new one.
  const before = await refresh(`hubbub_session=${thief.session}`);
  expect(before.userId).toBe(idOf(thief));
  expect(before.now).toMatch(/^__Host-hubbub_session=[^;]+;/u);
  expect(before.others).toMatch(/hubbub_session=; Max-Age=0; Path=\/api/u);
});

test("the database stores only the hash of a token", async () => {
  const { session: token } = await guest();
  const rows = await (await database()).select().from(session);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a session check returns a fresh access token and leaves the session unchanged", async () => {
  const { call, session: cookie, accessToken } = await guest();
  const check = await call("GET", "/user/checkSession", { cookie });
  expect(check.status).toBe(200);
  expect(check.session).toBeUndefined();
  const fresh = claimsOf(tokenOf(check.body));
  expect(fresh["userId"]).toBe(claimsOf(accessToken)["userId"]);
  expect(fresh["jti"]).not.toBe(claimsOf(accessToken)["jti"]);
});

test("a session check without a session gets 403 no_session", async () => {
  const call = client();
  for (const options of [{}, { cookie: "made-up" }, { bearer: "made-up" }]) {
    const { status, body } = await call("GET", "/user/checkSession", options);
    expect({ status, body }).toEqual({ status: 403, body: problem(403, "no_session") });
  }
});

test("a session check by access token alone returns the same token, so it lives no longer", async () => {
  const { call, accessToken } = await guest();
  const check = await call("GET", "/user/checkSession", { bearer: accessToken });
  expect(check).toMatchObject({ status: 200, body: { accessToken, locale: "en" } });
});

test("refreshing replaces the session's token", async () => {
  const { call, session: first } = await guest();
  const refreshed = await call("POST", "/user/refreshToken", { cookie: first });
  expect(refreshed.status).toBe(200);
  expect(refreshed.session).toMatch(/^[0-9a-f]{64}$/u);
  expect(refreshed.session).not.toBe(first);
  const cookie = refreshed.session ?? "";
  expect((await call("GET", "/user/checkSession", { cookie })).status).toBe(200);
});

test("a tab that is slightly late with the replaced token is accepted, and changes nothing", async () => {
  let now = Date.now();
  const call = client(through(appWith({ now: () => now })));
  const { session: first } = await guest(call);
  const second = (await call("POST", "/user/refreshToken", { cookie: first })).session ?? "";
  now += ROTATION_GRACE_MS - 1;
  const late = await call("POST", "/user/refreshToken", { cookie: first });
  expect(late.status).toBe(200);
  expect(late.session).toBeUndefined();
  expect((await call("GET", "/user/checkSession", { cookie: first })).status).toBe(200);
  const third = (await call("POST", "/user/refreshToken", { cookie: second })).session ?? "";
  now += 1;
  expect((await call("GET", "/user/checkSession", { cookie: first })).status).toBe(403);
  expect((await call("GET", "/user/checkSession", { cookie: third })).status).toBe(200);
});

test("reusing a replaced token ends its whole family of sessions, and no other", async () => {
  let now = Date.now();
  const call = client(through(appWith({ now: () => now })));
  const { session: first, guestId } = await guest(call);
  const elsewhere = await guest(client(), guestId);
  const second = (await call("POST", "/user/refreshToken", { cookie: first })).session ?? "";
  now += ROTATION_GRACE_MS;
  const third = (await call("POST", "/user/refreshToken", { cookie: second })).session ?? "";
  now += ROTATION_GRACE_MS;
  const reused = await call("POST", "/user/refreshToken", { cookie: first });
  expect(reused).toMatchObject({ status: 401, body: problem(401, "not_signed_in") });
  const successor = await call("POST", "/user/refreshToken", { cookie: third });
  expect(successor).toMatchObject({ status: 401, body: problem(401, "not_signed_in") });
  const other = await call("GET", "/user/checkSession", { cookie: elsewhere.session });
  expect(other.status).toBe(200);
});

test("a replaced token counts as stolen as soon as its successor has been used", async () => {
  let now = Date.now();
  const call = client(through(appWith({ now: () => now })));
  const { session: first } = await guest(call);
  const second = (await call("POST", "/user/refreshToken", { cookie: first })).session ?? "";
  now += DAY_MS;
  expect((await call("GET", "/user/checkSession", { cookie: second })).status).toBe(200);
  expect((await call("POST", "/user/refreshToken", { cookie: first })).status).toBe(401);
  expect((await call("POST", "/user/refreshToken", { cookie: second })).status).toBe(401);
});

test("a phone that fell asleep before it got the response is still logged in a week later", async () => {
  let now = Date.now();
  const call = client(through(appWith({ now: () => now })));
  const { session: first } = await guest(call);
  const refresh = (cookie = "") => call("POST", "/user/refreshToken", { cookie });
  const lost = (await refresh(first)).session ?? "";
  now += 7 * DAY_MS;
  expect((await call("GET", "/user/checkSession", { cookie: first })).status).toBe(200);
  // Both responses, each with a new cookie, are lost too.
  now += 60_000;
  expect((await refresh(first)).session).toMatch(/^[0-9a-f]{64}$/u);
  now += DAY_MS;
  const got = await refresh(first);
  expect(got.status).toBe(200);
  now += DAY_MS;
  const next = await refresh(got.session);
  expect(next.status).toBe(200);
  // The first lost token can only come from somebody who intercepted it, so the login ends for everybody who
  // uses it.
  now += DAY_MS;
  expect((await refresh(lost)).status).toBe(401);
  expect((await refresh(next.session)).status).toBe(401);
});

test("a login ends after a year, however often it is used", async () => {
  const began = Date.now();
  let now = began;
  const call = client(through(appWith({ now: () => now })));
  let { session: cookie } = await guest(call);
  for (; now + 50 * DAY_MS < began + LOGIN_LASTS_MS;) {
    now += 50 * DAY_MS;
    cookie = (await call("POST", "/user/refreshToken", { cookie })).session ?? "";
    expect(cookie).not.toBe("");
  }
  now = began + LOGIN_LASTS_MS;
  expect((await call("POST", "/user/refreshToken", { cookie })).status).toBe(401);
});

test("an access token is of no use once its login is over, even before its own hour is", async () => {
  let now = Date.now();
  const call = client(through(appWith({ now: () => now })));
  const { session: cookie, accessToken: first } = await guest(call);
  const checked = async (bearer: string) =>
    (await call("GET", "/user/checkSession", { bearer })).status;
  expect(await checked(first)).toBe(200);
  now += 60 * DAY_MS - 1;
  const bearer = tokenOf((await call("GET", "/user/checkSession", { cookie })).body);
  expect(await checked(bearer)).toBe(200);
  await (
    await database()
  )
    .update(session)
    .set({ expiresAt: now + 60_000 })
    .where(eq(session.family, String(claimsOf(bearer)["sid"])));
  now += 60_000;
  expect(await checked(bearer)).toBe(403);
});

test("of two calls that replace the same token, only one succeeds", async () => {
  const { session: token } = await guest();
  const db = await database();
  const old = await findSession(db, await hashToken(token));
  const ids = [crypto.randomUUID(), crypto.randomUUID()] as const;
  expect(await replaceToken(db, old?.session.id ?? "", next(ids[0]))).toBe(true);
  expect(await replaceToken(db, old?.session.id ?? "", next(ids[1]))).toBe(false);
  const family = await db
    .select()
    .from(session)
    .where(eq(session.family, old?.session.family ?? ""));
  expect(family).toHaveLength(2);
  expect(family).toContainEqual({ ...old?.session, rotatedAt: 1 });
  expect(family).toContainEqual({ ...old?.session, ...next(ids[0]) });
});

test("a session ends sixty days after its last use", async () => {
  let now = Date.now();
  const call = client(through(appWith({ now: () => now })));
  const { session: first } = await guest(call);
  now += 59 * DAY_MS;
  const second = (await call("POST", "/user/refreshToken", { cookie: first })).session ?? "";
  now += 59 * DAY_MS;
  expect((await call("GET", "/user/checkSession", { cookie: second })).status).toBe(200);
  now += DAY_MS;
  expect((await call("GET", "/user/checkSession", { cookie: second })).status).toBe(403);
  expect((await call("POST", "/user/refreshToken", { cookie: second })).status).toBe(401);
});

test("a user who only ever comes for a moment stays logged in as well", async () => {
  let now = Date.now();
  const call = client(through(appWith({ now: () => now })));
  const started = await guest(call);
  let { session } = started;
  // A page asks who it is when it starts. It renews its token only after most of an hour.
  const visit = async () => {
    const { status, session: next } = await call("GET", "/user/checkSession", { cookie: session });
    session = next ?? session;
    return status;
  };
  for (let visits = 0; visits < 6; visits += 1) {
    now += 59 * DAY_MS;
    expect(await visit()).toBe(200);
  }
  // Pages that start on the same day have no new cookie to agree on.
  const again = await call("GET", "/user/checkSession", { cookie: session });
  expect([again.status, again.session]).toEqual([200, undefined]);
  // After a year the login ends all the same.
  now += 20 * DAY_MS;
  expect(await visit()).toBe(403);
});

test("a start of a page whose answer with the new cookie is lost logs nobody out", async () => {
  let now = Date.now();
  const call = client(through(appWith({ now: () => now })));
  const { session: cookie } = await guest(call);
  const start = async () => (await call("GET", "/user/checkSession", { cookie })).status;
  now += 10 * DAY_MS;
  expect(await Promise.all([start(), start()])).toEqual([200, 200]);
  now += DAY_MS;
  expect(await start()).toBe(200);
  expect((await call("POST", "/user/refreshToken", { cookie })).status).toBe(200);
});

test("logging out ends the session and removes the cookie, and works without a session too", async () => {
  const { call, session: cookie } = await guest();
  const out = await call("POST", "/user/logout", { cookie });
  expect(out).toMatchObject({ status: 204, body: "", session: "" });
  expect(out.headers.get("set-cookie")).toContain("Max-Age=0");
  expect((await call("GET", "/user/checkSession", { cookie })).status).toBe(403);
  expect((await client()("POST", "/user/logout")).status).toBe(204);
});
