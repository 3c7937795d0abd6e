import { sql } from "drizzle-orm";
import { SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { readEnv } from "../../../src-worker/config/env.ts";
import {
  account,
  newAddress,
  office,
  signUpBody,
  tokenTo,
  type Office,
} from "../support/office.ts";
import { member } from "../support/people.ts";
import { bindings, client, claimsOf, database, problem } from "../support/support.ts";

const SQL = `'; DROP TABLE user; -- " OR 1=1 /*`;
const EXPIRED = { status: 410, body: problem(410, "token_expired") };

/** Returns every row that accounts consist of, to check that nothing changed. */
async function everything(): Promise<unknown> {
  const db = await database();
  const tables = ["user", "session", "mail_token", "mail", "subscriber", "identity"];
  return Promise.all(tables.map((table) => db.all(sql.raw(`SELECT * FROM ${table} ORDER BY 1`))));
}

async function unchanged(act: () => Promise<void>): Promise<void> {
  const before = await everything();
  await act();
  expect(await everything()).toEqual(before);
}

/** Every call that accepts input from unknown people, with valid values in all fields. */
const bodies = (email: string): Readonly<Record<string, Record<string, unknown>>> => ({
  "/user/login": { email, password: "x" },
  "/user/signup": signUpBody(email),
  "/user/forgotPassword": { email },
  "/user/sendLoginLink": { email },
  "/user/resetPassword": { ftoken: "t", password: "x" },
  "/user/acceptInvite": {
    itoken: "t",
    name: "A",
    password: "x",
    language: "en",
    acceptTerms: true,
  },
  "/user/unsubscribe": { utoken: "t" },
  "/user/guest": { guestId: crypto.randomUUID(), language: "en" },
  "/email/subscribe": { email, language: "en" },
});

const FIELDS = Object.entries(bodies("")).flatMap(([path, body]) =>
  Object.keys(body).map((field) => ({ path, field })),
);

test.for(FIELDS)("SQL in $field of POST $path is treated as text", async ({ path, field }) => {
  const place = office();
  const body = { ...bodies(newAddress())[path], [field]: SQL };
  const answer = await place.client()("POST", path, { body });
  expect(answer.status).toBeLessThan(500);
  expect(JSON.stringify(answer.body)).not.toContain("DROP");
  await place.settled();
  const db = await database();
  expect((await db.all(sql`SELECT count(*) AS n FROM user`)).length).toBe(1);
});

const WRONG_TYPES = [7, true, null, ["x"], { $ne: "" }, ""];

test.for(FIELDS)("a wrong value in $field of POST $path is refused", async ({ path, field }) => {
  const place = office();
  const call = place.client();
  await unchanged(async () => {
    for (const value of WRONG_TYPES) {
      if (value === true && ["acceptTerms", "marketingConsent"].includes(field)) continue;
      const body = { ...bodies(newAddress())[path], [field]: value };
      const answer = await call("POST", path, { body });
      const isAddress = field === "email" && typeof value === "string";
      const known = path === "/user/login" ? 401 : 202;
      const isLoose = isAddress && !["/user/signup", "/email/subscribe"].includes(path);
      expect(answer.status, JSON.stringify(value)).toBe(isLoose ? known : 400);
      if (!isLoose) expect(answer.body).toMatchObject({ code: "validation_failed" });
    }
    await place.settled();
  });
});

const IN_QUERY = [
  "/user/verifyEmail?vtoken=",
  "/user/resetPassword?ftoken=",
  "/user/consumeLoginToken?ltoken=",
  "/user/fetchInvite?itoken=",
  "/email/confirm?ntoken=",
];

test.for(IN_QUERY)("GET %s with a token that was never mailed gets a 410", async (path) => {
  const call = client();
  await unchanged(async () => {
    for (const token of [SQL, "0".repeat(64), "%00", "🦊", "a".repeat(200)]) {
      const answer = await call("GET", `${path}${encodeURIComponent(token)}`);
      expect(answer, token).toMatchObject(EXPIRED);
    }
    expect((await call("GET", path)).status).toBe(400);
    expect((await call("GET", path + "a".repeat(201))).status).toBe(400);
  });
});

/** Returns one unused token of each kind. */
async function tokens(place: Office) {
  const { call, email, accessToken } = await account(place, { marketingConsent: true });
  await call("POST", "/user/forgotPassword", { body: { email } });
  await call("POST", "/user/sendLoginLink", { body: { email } });
  await call("POST", "/user/initDeleteAccount", { bearer: accessToken });
  const waiting = newAddress();
  await call("POST", "/user/signup", { body: signUpBody(waiting) });
  return {
    vtoken: await tokenTo(place, waiting, "vtoken"),
    ftoken: await tokenTo(place, email, "ftoken"),
    ltoken: await tokenTo(place, email, "ltoken"),
    dtoken: await tokenTo(place, email, "dtoken"),
    utoken: await tokenTo(place, email, "utoken"),
  };
}

test("a token works only for what it was mailed for", async () => {
  const place = office();
  const open = await tokens(place);
  const call = place.client();
  const tried: [string, number][] = [];
  await unchanged(async () => {
    for (const path of IN_QUERY) {
      const [, own = ""] = /\?(\w+)=/u.exec(path) ?? [];
      for (const [name, token] of Object.entries(open)) {
        if (name !== own) tried.push([`${path}${name}`, (await call("GET", path + token)).status]);
      }
    }
    for (const [name, token] of Object.entries(open)) {
      const reset = { ftoken: token, password: "x" };
      if (name !== "ftoken") {
        const answer = await call("POST", "/user/resetPassword", { body: reset });
        tried.push([`reset ${name}`, answer.status]);
      }
      if (name !== "utoken") {
        const answer = await call("POST", "/user/unsubscribe", { body: { utoken: token } });
        tried.push([`unsubscribe ${name}`, answer.status]);
      }
    }
  });
  expect(tried.length).toBeGreaterThan(25);
  expect(tried.filter(([, status]) => status !== 410)).toEqual([]);
});

test("a body of ten megabytes is refused before it is read", async () => {
  const call = client();
  const raw = JSON.stringify(signUpBody(newAddress(), { name: "x".repeat(10 * 1024 * 1024) }));
  await unchanged(async () => {
    const answer = await call("POST", "/user/signup", { raw });
    expect(answer).toMatchObject({ status: 413, body: problem(413, "body_too_large") });
  });
});

test.for([
  { name: "Ann 🦊🎉", kept: "Ann 🦊🎉" },
  { name: "👩‍👩‍👧 Familie", kept: "👩‍👩‍👧 Familie" },
  { name: "  Zoë\t\n Ångström ", kept: "Zoë Ångström" },
  { name: "李小龍", kept: "李小龍" },
  { name: "<script>alert(1)</script>", kept: "<script>alert(1)</script>" },
  { name: "🦊".repeat(30), kept: "🦊".repeat(30) },
])("the name $name is accepted", async ({ name, kept }) => {
  const place = office();
  const { accessToken } = await account(place, { name });
  expect(claimsOf(accessToken)["name"]).toBe(kept);
});

test.for([
  "",
  "   ",
  "\u200b",
  "\u200d",
  "Ann\u202eevE",
  "Ann\u0000",
  "Ann\u2066Bob",
  "\ud800",
  "x".repeat(61),
])("the name %j is refused", async (name) => {
  const body = signUpBody(newAddress(), { name });
  const answer = await office().client()("POST", "/user/signup", { body });
  expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  expect(answer.body).toMatchObject({
    errors: expect.arrayContaining([expect.objectContaining({ path: "name" })]),
  });
});

test("markup in a name stays text in mails", async () => {
  const place = office();
  const { call, email } = await account(place, { name: "<img src=x>" });
  await call("POST", "/user/forgotPassword", { body: { email } });
  await place.settled();
  const answer = await client()("GET", `/dev/mailbox?to=${encodeURIComponent(email)}`);
  expect(JSON.stringify(answer.body)).not.toContain('<img src=x>","');
  const [newest] = answer.body as { html: string; text: string }[];
  expect(newest?.html).toContain("&lt;img src=x&gt;");
  expect(newest?.html).not.toContain("<img");
});

test("an address that only looks like a user's makes no second account and gets no mail", async () => {
  const place = office();
  const { email, password } = await account(place);
  const twin = email.replace("Ann", "Аnn");
  expect(twin).not.toBe(email);
  const answer = await place.client()("POST", "/user/signup", { body: signUpBody(twin) });
  expect(answer).toMatchObject({ status: 201, body: { emailSent: true } });
  expect(await place.mailsTo(twin)).toEqual([]);
  expect((await place.mailsTo(email)).at(-1)?.subject).toBe("You already have an account");
  await place.client()("POST", "/user/forgotPassword", { body: { email: twin } });
  expect(await place.mailsTo(twin)).toEqual([]);
  const login = await place.client()("POST", "/user/login", { body: { email: twin, password } });
  expect(login.status).toBe(200);
});

test.for([
  ["unknown.webp", "a face nobody may pick"],
  ["../../secret.webp", "a path"],
  ["https://evil.example/x.webp", "an address"],
])("%s (%s) is refused as a favourite avatar", async ([favoriteAvatarSrc]) => {
  const body = signUpBody(newAddress(), { favoriteAvatarSrc });
  expect((await office().client()("POST", "/user/signup", { body })).status).toBe(400);
});

const exp = Math.floor(Date.now() / 1000) + 3600;
const admin = { roles: ["role_user", "role_admin"], isAlphaTester: true, isGuest: false };

test.for(["none", "foreign key", "other type"])(
  "a forged token (%s) cannot read a profile",
  async (how) => {
    const { call, user: row } = await member({ isAdmin: true });
    const claims = { ...admin, userId: row.id, sub: "x", name: "x", exp };
    const key = new TextEncoder().encode("the-key-of-somebody-who-has-no-business-here");
    const own = new TextEncoder().encode(readEnv(bindings).secrets[0]?.secret);
    const forged: Record<string, () => Promise<string> | string> = {
      none: () => new UnsecuredJWT(claims).encode(),
      "foreign key": () =>
        new SignJWT(claims)
          .setProtectedHeader({ alg: "HS256", kid: "test", typ: "at+jwt" })
          .sign(key),
      "other type": () =>
        new SignJWT(claims).setProtectedHeader({ alg: "HS256", kid: "test", typ: "JWT" }).sign(own),
    };
    const bearer = (await forged[how]?.()) ?? "";
    const answer = await call("GET", `/userProfile/${row.id}`, { bearer });
    expect(answer).toMatchObject({ status: 401, body: problem(401, "not_signed_in") });
  },
);

const CROSS_SITE = [
  "/user/login",
  "/user/signup",
  "/user/resetPassword",
  "/user/acceptInvite",
  "/user/logout",
  "/user/refreshToken",
  "/user/initDeleteAccount",
];

test.for(CROSS_SITE)(
  "POST %s from another site's page with our cookie changes nothing",
  async (path) => {
    const place = office();
    const { call, session: cookie, accessToken: bearer } = await account(place);
    const body = bodies(newAddress())[path] ?? {};
    await unchanged(async () => {
      for (const origin of ["https://evil.example", "null", "http://localhost:8787.evil.example"]) {
        const answer = await call("POST", path, { body, cookie, bearer, headers: { origin } });
        expect(answer).toMatchObject({ status: 403, body: problem(403, "foreign_origin") });
      }
    });
  },
);

test.for(["cross-site", "same-site", "none"])(
  "a login link is refused if the browser sends Sec-Fetch-Site: %s",
  async (site) => {
    const place = office();
    const { call, email } = await account(place);
    await call("POST", "/user/sendLoginLink", { body: { email } });
    const ltoken = await tokenTo(place, email, "ltoken");
    const path = `/user/consumeLoginToken?ltoken=${ltoken}`;
    const foreign = await call("GET", path, { headers: { "sec-fetch-site": site } });
    expect(foreign).toMatchObject({ status: 403, body: problem(403, "foreign_origin") });
    const own = await call("GET", path, { headers: { "sec-fetch-site": "same-origin" } });
    expect(own.status).toBe(200);
  },
);
