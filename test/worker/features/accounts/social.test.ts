import { eq } from "drizzle-orm";
import { expect, inject, test } from "vitest";
import { identity } from "../../../../src-worker/db/accounts.schema.ts";
import { user } from "../../../../src-worker/db/schema.ts";
import { readEnv } from "../../../../src-worker/config/env.ts";
import { loginResponse } from "../../../../src-shared/api/accounts.ts";
import type { StandInPerson } from "../../../support/standInProvider.ts";
import {
  account,
  newAddress,
  office,
  signUpBody,
  tokenTo,
  type Office,
} from "../../support/office.ts";
import { enrol } from "../../support/secondFactor.ts";
import {
  appWith,
  bindings,
  claimsOf,
  client,
  database,
  guest,
  ORIGIN,
  problem,
  through,
  type Client,
  type Reply,
} from "../../support/support.ts";

const PROVIDERS = ["discord", "google"] as const;
type Provider = (typeof PROVIDERS)[number];

const standIn = { ...bindings, SOCIAL_STAND_IN: inject("standIn") };
const place = (): Office => office({ config: { ...readEnv(standIn), limits: {} } });

let people = 0;
function somebody(changes: Partial<StandInPerson> = {}): StandInPerson {
  people += 1;
  return {
    subject: `s-${people}-${crypto.randomUUID()}`,
    name: "Dee",
    email: newAddress(),
    verified: true,
    locale: "da-DK",
    ...changes,
  };
}

const cookieOf = (reply: Reply) =>
  /hubbub_social=([^;]+)/u.exec(reply.headers.get("set-cookie") ?? "")?.[1] ?? "";

/**
 * Sends a browser to the provider, where this person logs in. Returns the address the browser is sent back
 * to, and its cookie.
 */
async function goThere(call: Client, provider: Provider, person: StandInPerson, query = "") {
  const begun = await call("GET", `/api/oauth2/authorization/${provider}${query}`);
  expect(begun.status).toBe(302);
  const consent = new URL(begun.headers.get("location") ?? "");
  consent.searchParams.set("person", JSON.stringify(person));
  const answer = await fetch(consent, { redirect: "manual" });
  expect(answer.status).toBe(302);
  const back = new URL(answer.headers.get("location") ?? "");
  return { back, cookie: cookieOf(begun), consent };
}

const comeBack = (call: Client, back: URL, cookie: string, session?: string) =>
  call("GET", back.pathname + back.search, {
    headers: {
      cookie: `hubbub_social=${cookie}${session === undefined ? "" : `; hubbub_session=${session}`}`,
    },
  });

/** Makes a complete login. Returns where the browser ends up, and as whom. */
async function logIn(
  where: Office,
  provider: Provider,
  person: StandInPerson,
  {
    query = "",
    session,
    call = where.client(),
  }: { query?: string; session?: string; call?: Client } = {},
) {
  const { back, cookie } = await goThere(call, provider, person, query);
  const reply = await comeBack(call, back, cookie, session);
  expect(reply.status).toBe(302);
  const check =
    reply.session === undefined
      ? undefined
      : await call("GET", "/user/checkSession", { cookie: reply.session });
  const claims = check && claimsOf(loginResponse.parse(check.body).accessToken);
  return { location: reply.headers.get("location"), claims, reply };
}

const FAILED = "/account/login?error=social_login_failed";

test.for(PROVIDERS)(
  "a new user logs in with %s and gets an account with a trial",
  async (provider) => {
    const where = place();
    const person = somebody({ name: " Dee\u202e " });
    const first = await logIn(where, provider, person, {
      query: "?language=pl&returnTo=/games?x=1",
    });
    expect(first.location).toBe("/games?x=1");
    expect(first.claims).toMatchObject({
      sub: person.email,
      isGuest: false,
      roles: ["role_user"],
      name: "",
      subscriptionEpoch: Math.floor((where.now() + 14 * 24 * 60 * 60 * 1000) / 1000),
    });
    const mails = await where.mailsTo(person.email ?? "");
    expect(mails.map(({ subject }) => subject)).toEqual(["Velkommen til Hubbub"]);
    const again = await logIn(where, provider, { ...person, email: newAddress() });
    expect(again.location).toBe("/");
    expect(again.claims?.["userId"]).toBe(first.claims?.["userId"]);
    expect(again.claims).toMatchObject({ sub: person.email });
  },
);

test.for(PROVIDERS)(
  "a login with %s opens the account that has its verified address",
  async (provider) => {
    const where = place();
    const { email, userId, password } = await account(where);
    const person = somebody({ email: email.toUpperCase() });
    const { location, claims } = await logIn(where, provider, person);
    expect(location).toBe("/");
    expect(claims).toMatchObject({ userId, sub: email, name: "Ann" });
    const rows = await (
      await database()
    )
      .select()
      .from(identity)
      .where(eq(identity.userId, userId));
    expect(rows).toMatchObject([{ provider, subject: person.subject }]);
    const body = { email, password };
    expect((await where.client()("POST", "/user/login", { body })).status).toBe(200);
  },
);

test("a thief who signed up with a stranger's address is locked out once the stranger logs in with a provider", async () => {
  const where = place();
  const email = newAddress();
  const [thief, owner] = [where.client(), where.client()];
  await thief("POST", "/user/signup", { body: signUpBody(email) });
  // The owner of the address opens the link of that mail in their own browser.
  const vtoken = await tokenTo(where, email, "vtoken");
  expect((await owner("GET", `/user/verifyEmail?vtoken=${vtoken}`)).status).toBe(200);
  const { password } = signUpBody(email);
  const inside = await thief("POST", "/user/login", { body: { email, password } });
  expect(inside.status).toBe(200);

  const { claims } = await logIn(where, "google", somebody({ email }));
  expect(claims).toMatchObject({ sub: email });
  const again = await thief("POST", "/user/login", { body: { email, password } });
  expect(again.body).toMatchObject(problem(401, "invalid_credentials"));
  const session = inside.session ?? "";
  expect((await thief("GET", "/user/checkSession", { cookie: session })).status).toBe(403);
  expect((await thief("POST", "/user/refreshToken", { cookie: session })).status).toBe(401);

  // A password set through a mailed link belongs to the owner of the address: a login with another provider
  // keeps it.
  await owner("POST", "/user/forgotPassword", { body: { email } });
  const ftoken = await tokenTo(where, email, "ftoken");
  const mine = "my own long words";
  await owner("POST", "/user/resetPassword", { body: { ftoken, password: mine } });
  await logIn(where, "discord", somebody({ email }));
  expect((await owner("POST", "/user/login", { body: { email, password: mine } })).status).toBe(
    200,
  );
});

test("a provider's unverified address does not remove an account's password", async () => {
  const where = place();
  const email = newAddress();
  const call = where.client();
  await call("POST", "/user/signup", { body: signUpBody(email) });
  await call("GET", `/user/verifyEmail?vtoken=${await tokenTo(where, email, "vtoken")}`);
  await logIn(where, "google", somebody({ email, verified: false }));
  const { password } = signUpBody(email);
  expect((await call("POST", "/user/login", { body: { email, password } })).status).toBe(200);
});

test.for(PROVIDERS)(
  "an address that %s has not verified opens and makes no account",
  async (provider) => {
    const where = place();
    const { email, userId } = await account(where);
    for (const person of [
      somebody({ email, verified: false }),
      somebody({ verified: false }),
      { subject: crypto.randomUUID(), name: "Nobody" },
    ]) {
      const { location, claims } = await logIn(where, provider, person);
      expect(location).toBe("/account/login?error=social_email_unverified");
      expect(claims).toBeUndefined();
    }
    const db = await database();
    expect(await db.select().from(identity).where(eq(identity.userId, userId))).toEqual([]);
  },
);

test("a verified address that only looks like a user's does not open their account", async () => {
  const where = place();
  const { email, userId } = await account(where);
  const twin = somebody({ email: email.replace("Ann", "Аnn") });
  const { location, claims } = await logIn(where, "discord", twin);
  expect({ location, claims }).toEqual({ location: FAILED, claims: undefined });
  const db = await database();
  expect(await db.select().from(identity).where(eq(identity.userId, userId))).toEqual([]);
});

test("a user who signed up but did not open the link can log in with a provider instead", async () => {
  const where = place();
  const call = where.client();
  const email = newAddress();
  await call("POST", "/user/signup", { body: signUpBody(email, { password: "eve's words" }) });
  const { claims } = await logIn(where, "google", somebody({ email }));
  expect(claims).toMatchObject({ sub: email, name: "Dee" });
  const vtoken = await tokenTo(where, email, "vtoken");
  expect((await call("GET", `/user/verifyEmail?vtoken=${vtoken}`)).status).toBe(410);
  // The same response as for a sign-up that is not confirmed yet. It logs nobody in.
  const body = { email, password: "eve's words" };
  expect((await call("POST", "/user/login", { body })).status).toBe(400);
});

test("a guest who logs in with a provider stays the same user", async () => {
  const where = place();
  const call = where.client();
  const { accessToken, session } = await guest(call);
  const { claims } = await logIn(where, "discord", somebody(), { call, session });
  expect(claims?.["userId"]).toBe(claimsOf(accessToken)["userId"]);
  expect(claims).toMatchObject({ isGuest: false });
});

test.for(PROVIDERS)(
  "a user who refuses at %s is told so, and no account is made",
  async (provider) => {
    const where = place();
    const person = somebody({ refuses: true });
    const { location, claims } = await logIn(where, provider, person);
    expect(location).toBe("/account/login?error=social_login_denied");
    expect(claims).toBeUndefined();
    const rows = await (
      await database()
    )
      .select()
      .from(user)
      .where(eq(user.email, person.email ?? ""));
    expect(rows).toEqual([]);
  },
);

test.for(PROVIDERS)("a code from %s works once", async (provider) => {
  const where = place();
  const call = where.client();
  const { back, cookie } = await goThere(call, provider, somebody());
  const first = await comeBack(call, back, cookie);
  expect(first.session).toMatch(/^[0-9a-f]{64}$/u);
  expect(first.headers.get("set-cookie")).toMatch(/hubbub_social=;/u);
  const replayed = await comeBack(call, back, cookie);
  expect(replayed.headers.get("location")).toBe(FAILED);
  expect(replayed.session).toBeUndefined();
});

test.for(PROVIDERS)("for %s, state, cookie and code must belong together", async (provider) => {
  const where = place();
  const call = where.client();
  const ann = await goThere(call, provider, somebody());
  const eve = await goThere(call, provider, somebody());
  const wrongState = new URL(ann.back);
  wrongState.searchParams.set("state", "made-up");
  const noState = new URL(ann.back);
  noState.searchParams.delete("state");
  const evesCode = new URL(ann.back);
  evesCode.searchParams.set("code", eve.back.searchParams.get("code") ?? "");
  const other = provider === "google" ? "discord" : "google";
  const otherPath = new URL(ann.back.href.replace(provider, other));
  for (const [name, back, cookie] of [
    ["wrong state", wrongState, ann.cookie],
    ["no state", noState, ann.cookie],
    ["no cookie", ann.back, ""],
    ["a made-up cookie", ann.back, "a.b.c"],
    ["somebody else's cookie", ann.back, eve.cookie],
    ["somebody else's code", evesCode, ann.cookie],
    ["the other provider", otherPath, ann.cookie],
  ] as const) {
    const reply = await comeBack(call, back, cookie);
    expect(reply.headers.get("location"), name).toBe(FAILED);
    expect(reply.session, name).toBeUndefined();
  }
  const right = await comeBack(call, ann.back, ann.cookie);
  expect(right.headers.get("location")).toBe("/");
});

test("an attempt that takes longer than ten minutes fails", async () => {
  const where = place();
  const call = where.client();
  const { back, cookie } = await goThere(call, "google", somebody());
  where.pass(10 * 60_000 + 1000);
  expect((await comeBack(call, back, cookie)).headers.get("location")).toBe(FAILED);
});

test("a session cookie or an access token does not count as an attempt's cookie", async () => {
  const where = place();
  const { call, accessToken, session } = await account(where);
  const { back } = await goThere(call, "google", somebody());
  for (const cookie of [accessToken, session]) {
    expect((await comeBack(call, back, cookie)).headers.get("location")).toBe(FAILED);
  }
});

test.for([
  { name: "another nonce", claims: { nonce: "made-up" } },
  { name: "another audience", claims: { aud: "somebody-else" } },
  { name: "another issuer", claims: { iss: "https://evil.example" } },
  { name: "an end in the past", claims: { exp: 1000 } },
  { name: "no subject", claims: { sub: "" } },
])("an ID token with $name is refused", async ({ claims }) => {
  const { location } = await logIn(place(), "google", somebody({ claims }));
  expect(location).toBe(FAILED);
});

test("a blocked account cannot log in with a provider", async () => {
  const where = place();
  const { email, userId } = await account(where);
  await (await database()).update(user).set({ isBlocked: true }).where(eq(user.id, userId));
  const { location, claims } = await logIn(where, "google", somebody({ email }));
  expect(location).toBe("/account/login?error=account_blocked");
  expect(claims).toBeUndefined();
});

test("a provider that does not respond is a failed login, not a server error", async () => {
  const config = { ...readEnv(standIn), limits: {} };
  const { google } = config.providers;
  if (!google) throw new Error("no provider");
  const server = { ...google.server, token_endpoint: "http://127.0.0.1:9/token" };
  const where = office({ config: { ...config, providers: { google: { ...google, server } } } });
  const { location } = await logIn(where, "google", somebody());
  expect(location).toBe(FAILED);
});

test.for(["//evil.example", "/\\evil.example", "https://evil.example", "/a b", "x", "/\t/evil"])(
  "a login that would redirect to %j is refused",
  async (returnTo) => {
    const query = `?returnTo=${encodeURIComponent(returnTo)}`;
    const answer = await place().client()("GET", `/api/oauth2/authorization/google${query}`);
    expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  },
);

test("the provider gets PKCE, state, nonce and a redirect address it knows", async () => {
  const { consent } = await goThere(place().client(), "google", somebody());
  const sent = Object.fromEntries(consent.searchParams);
  expect(sent).toMatchObject({
    response_type: "code",
    client_id: "hubbub",
    redirect_uri: `${ORIGIN}/api/login/oauth2/code/google`,
    scope: "openid email profile",
    code_challenge_method: "S256",
    code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
    state: expect.stringMatching(/^[\w-]{43}$/u),
    nonce: expect.stringMatching(/^[\w-]{43}$/u),
  });
});

test("the attempt's cookie belongs to this host alone, so neighbouring hosts cannot plant one", async () => {
  const call = client(
    through(appWith({ config: { ...readEnv(standIn), limits: {}, isDev: false } })),
    "https://hubbub.example",
  );
  const begun = await call("GET", "/api/oauth2/authorization/discord");
  const [cookie = "", ...attributes] = (begun.headers.get("set-cookie") ?? "").split("; ");
  expect(cookie).toMatch(/^__Host-hubbub_social=/u);
  expect(attributes.toSorted()).toEqual(
    ["HttpOnly", "Max-Age=600", "Path=/", "SameSite=Lax", "Secure"].toSorted(),
  );
});

test("without a provider there is no button and no login page", async () => {
  const call = office().client();
  expect((await call("GET", "/user/loginOptions")).body).toEqual({ providers: [] });
  const missing = { status: 404, body: problem(404, "provider_not_configured") };
  for (const provider of ["discord", "google", "facebook", "__proto__"]) {
    expect(await call("GET", `/api/oauth2/authorization/${provider}`)).toMatchObject(missing);
    expect(await call("GET", `/api/login/oauth2/code/${provider}?code=x`)).toMatchObject(missing);
  }
});

test("only providers that have their keys get a button", async () => {
  const options = async (env: typeof bindings) =>
    (
      await client(through(appWith({ config: { ...readEnv(env), limits: {} } })))(
        "GET",
        "/user/loginOptions",
      )
    ).body;
  expect(await options(standIn)).toEqual({ providers: ["discord", "google"] });
  const keys = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };
  expect(await options({ ...bindings, ...keys })).toEqual({ providers: ["google"] });
  expect(await options({ ...bindings, DISCORD_CLIENT_ID: "id" })).toEqual({ providers: [] });
  expect(await options({ ...standIn, DEV: "" })).toEqual({ providers: [] });
});

test.for(PROVIDERS)("[T-factor] %s cannot be used to bypass a second factor", async (provider) => {
  const where = place();
  const person = somebody();
  const ann = await enrol(where, await account(where, { email: person.email }));
  const call = where.client();
  const { location, claims, reply } = await logIn(where, provider, person, {
    query: "?returnTo=/games",
    call,
  });
  expect(claims).toBeUndefined();
  expect(reply.headers.get("set-cookie") ?? "").not.toContain("hubbub_session");
  const page = new URL(location ?? "", ORIGIN);
  expect([page.pathname, page.search]).toEqual(["/account/login", "?next=%2Fgames"]);
  const challenge = page.hash.replace("#challenge=", "");
  const wrong = await call("POST", "/user/login/secondFactor", {
    body: { challenge, code: "12345" },
  });
  expect(wrong.body).toEqual(problem(403, "wrong_code"));
  const body = { challenge, code: ann.freshCode() };
  const done = await call("POST", "/user/login/secondFactor", { body });
  expect(claimsOf(loginResponse.parse(done.body).accessToken)["userId"]).toBe(ann.userId);
});
