import { eq } from "drizzle-orm";
import * as z from "zod";
import { expect, test } from "vitest";
import packageJson from "../../../package.json?raw";
import { CALLS } from "../../../src-shared/api/calls.ts";
import { ERROR_STATUS } from "../../../src-shared/catalog/errorStatus.ts";
import { API_BASE, BROWSER_BASE } from "../../../src-worker/app.ts";
import { user } from "../../../src-worker/db/schema.ts";
import { secondFactor } from "../../../src-worker/db/secondFactor.schema.ts";
import { RATE_CLASSES } from "../../../src-worker/config/env.ts";
import { AUTH_CLASSES } from "../../../src-worker/http/middleware/auth.ts";
import { VERSION } from "../../../src-worker/config/version.ts";
import { signAccessToken } from "../../../src-worker/identity/accessToken.ts";
import { claimsOf } from "../../../src-worker/identity/claims.ts";
import { member } from "../support/people.ts";
import {
  appWith,
  client,
  database,
  depsWith,
  guest,
  problem,
  through,
} from "../support/support.ts";

const app = appWith();
const routes = app.table.map((route) => ({
  name: `${route.method.toUpperCase()} ${route.path}`,
  path: `${API_BASE}${route.path}`,
  route,
}));
/** Addresses that browsers open directly, outside the API's base path. */
const pages = app.browserTable.map((route) => ({
  name: `${route.method.toUpperCase()} ${BROWSER_BASE}${route.path}`,
  path: `${BROWSER_BASE}${route.path}`,
  route,
}));
const all = [...routes, ...pages];

/** An example for every parameter that a path may have. A new parameter must be added here. */
const IN_PATH: Readonly<Record<string, string>> = {
  pictureId: "0".repeat(64),
  userId: "1",
  provider: "google",
  gameId: "1",
  keepsakeId: "1",
  circleId: "1",
  memberId: "1",
  roomId: "1",
  gameCode: "ABCDE",
  playerId: "1",
  id: "1",
  mailId: "1",
  loginCode: "ABCDEF",
  paymentId: "1",
  sessionId: "1",
  inviteId: "1",
  code: "1",
  instanceId: "i-1234567890-gc-1-2",
  photoId: "0b1c2d3e-4f50-4a6b-8c7d-9e0f1a2b3c4d",
};

function parametersOf(path: string): string[] {
  return [...path.matchAll(/:(\w+)/gu)].map(([, name = ""]) => name);
}

function example(path: string): string {
  return path.replace(/:(\w+)/gu, (_all, name: string) => {
    const value = IN_PATH[name];
    if (value === undefined) throw new Error(`no example for :${name} of ${path}`);
    return value;
  });
}

/** Returns the names of the fields of a schema's object. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const named = json.$defs?.[json.$ref?.replace("#/$defs/", "") ?? ""];
  return Object.keys((named ?? json).properties ?? {});
}

/** Calls open to everybody. A new public call must be added here on purpose. */
const PUBLIC = [
  // The code of Discord's client is the credential.
  "GET /discord/activity",
  "POST /discord/login",
  // Everybody who knows a reel's address may see it; removing something depends on whose it is.
  "GET /reel/:reelId",
  "DELETE /reel/:reelId",
  "DELETE /reel/:reelId/games/:gameId/keepsakes/:keepsakeId",
  // The token of the link is the credential.
  "POST /circle/door",
  "GET /health",
  "GET /openapi.json",
  "GET /dev/nativeWrapper",
  "GET /dev/mailbox",
  "GET /dev/mailbox/view",
  "GET /dev/mailbox/mail/:mailId",
  "POST /user/guest",
  "POST /user/logout",
  "POST /user/login",
  // The challenge in the body is the credential.
  "POST /user/login/secondFactor",
  "POST /user/signup",
  "GET /user/verifyEmail",
  "POST /user/forgotPassword",
  "GET /user/resetPassword",
  "POST /user/resetPassword",
  "POST /user/sendLoginLink",
  "GET /user/consumeLoginToken",
  "GET /user/fetchInvite",
  "POST /user/acceptInvite",
  "POST /user/unsubscribe",
  "POST /email/subscribe",
  "GET /email/confirm",
  "POST /email/unsubscribe",
  "GET /email/unsubscribe",
  "GET /user/loginOptions",
  "GET /api/oauth2/authorization/:provider",
  "GET /api/login/oauth2/code/:provider",
  "GET /gameSession/publicGames",
  "GET /game/publicGames",
  "GET /gameSession/:gameCode",
  "GET /gameSession/:gameCode/usedAvatars",
  "GET /gameSession/:gameCode/player/:id",
  "POST /gameSession/join",
  "POST /gameSession/openLink",
  "GET /smarttv/generateLoginCode",
  "GET /smarttv/existingLoginCode/:loginCode",
  // The body proves which television it is.
  "POST /smarttv/createSession",
  "GET /chromecast/config",
  // The token proves who promised the room.
  "POST /chromecast/openRoom",
  "GET /wordPack/shared/:code",
  "GET /categoryPack/shared/:code",
  "GET /captionPack/shared/:code",
  "GET /picturePack/shared/:code",
  // Public packs are for everybody, and a picture is for everybody who knows its id.
  "GET /packLibrary",
  "GET /picture/:pictureId",
  "GET /payment/costs",
  "POST /payment/webhook",
  "GET /flags",
  "POST /email/contactForm",
  "POST /posthogEvent",
  "POST /survey",
  "POST /clientError",
];

/** Public responses that hold for one reader or one moment only and must not be cached. */
const NOT_KEPT = [
  "GET /reel/:reelId",
  "GET /health",
  "GET /smarttv/generateLoginCode",
  "GET /smarttv/existingLoginCode/:loginCode",
  "GET /user/verifyEmail",
  "GET /user/resetPassword",
  "GET /user/consumeLoginToken",
  "GET /user/fetchInvite",
  "GET /email/confirm",
  "GET /email/unsubscribe",
  "GET /api/oauth2/authorization/:provider",
  "GET /api/login/oauth2/code/:provider",
];

/** The calls that the specification requires (section 7). */
const SPECIFIED = [
  "POST /user/login",
  "POST /user/signup",
  "GET /user/fetchInvite",
  "POST /user/acceptInvite",
  "POST /user/forgotPassword",
  "GET /user/resetPassword",
  "POST /user/resetPassword",
  "POST /user/initDeleteAccount",
  "GET /user/consumeLoginToken",
  "GET /user/verifyEmail",
  "POST /user/unsubscribe",
  "POST /email/subscribe",
  "GET /userProfile/:userId",
  "PUT /userProfile/:userId/updateProfile",
  "GET /userProfile/:userId/games",
  "GET /userProfile/:userId/games/:gameId",
  "DELETE /userProfile/:userId/deleteAccount",
  "POST /user/guest",
  "GET /user/checkSession",
  "POST /user/refreshToken",
  "POST /user/logout",
  "POST /gameSession/create",
  "POST /gameSession/join",
  "POST /gameSession/rejoin",
  "GET /gameSession/publicGames",
  "GET /gameSession/:gameCode",
  "POST /gameSession/:gameCode",
  "GET /gameSession/:gameCode/usedAvatars",
  "GET /gameSession/:gameCode/player/:id",
  "POST /gameSession/:gameCode/updateSessionPlayer/:id",
  "POST /gameSession/:gameCode/:playerId/quit",
  "POST /gameSession/:gameCode/destroy",
  "POST /game/create",
  "POST /game/join",
  "POST /game/rejoin",
  "GET /game/publicGames",
  "GET /game/:gameCode",
  "GET /game/:gameCode/playerCount",
  "GET /game/:gameCode/playerList",
  "GET /game/:gameCode/roundSummary",
  "POST /game/:gameCode/addAISessionPlayer",
  "GET /host/:gameCode",
  "POST /host/:gameCode/advanceRound",
  "POST /host/:gameCode/setRoundStage",
  "POST /host/:gameCode/duplicate",
  "POST /host/:gameCode/addAIPlayer",
  "POST /host/:gameCode/endGame",
  "PUT /host/:gameCode/updateGameSettings",
  "POST /smarttv/createSession",
  "GET /smarttv/:gameCode",
  "GET /smarttv/generateLoginCode",
  "GET /smarttv/existingLoginCode/:loginCode",
  "POST /smarttv/confirmLoginCode/:loginCode",
  "GET /hideandpeek/:gameCode/fetchTurnOrder",
  "GET /hideandpeek/:gameCode/fetchSpots",
  "GET /hideandpeek/:gameCode/fetchGuesses",
  "POST /hideandpeek/:gameCode/submitSpot",
  "POST /hideandpeek/:gameCode/submitGuess",
  "POST /player/:gameCode/player/:id/quit",
  "GET /player/:gameCode/player/:playerId",
  "GET /player/:gameCode/existingGame/:playerId",
  "GET /player/:gameCode/round/:playerId",
  ...["wordPack", "categoryPack"].flatMap((set) => [
    `GET /${set}/get/:id`,
    `GET /${set}/getAll`,
    `POST /${set}/add`,
    `POST /${set}/update`,
    `DELETE /${set}/delete/:id`,
  ]),
  "POST /email/contactForm",
  "POST /translate",
  "POST /posthogEvent",
  "POST /payment/createPayment",
  "GET /payment/sessionStatus",
  "GET /payment/costs",
  "GET /userProfile/:userId/payments",
  "GET /userProfile/:userId/payments/:paymentId",
];

test("every call of the specification exists", () => {
  expect(routes.map(({ name }) => name)).toEqual(expect.arrayContaining(SPECIFIED));
});

test("no call is served that is not in the table", () => {
  const served = app.app.routes
    .filter(({ method }) => method !== "ALL")
    .map(({ method, path }) => `${method} ${path}`);
  const listed = all.map(({ route, path }) => `${route.method.toUpperCase()} ${path}`);
  expect([...new Set(served)].sort()).toEqual(listed.sort());
  expect(pages.map(({ name }) => name).sort()).toEqual([
    "GET /api/login/oauth2/code/:provider",
    "GET /api/oauth2/authorization/:provider",
  ]);
});

/** Breaks the server it is called on, so it is served only where that was requested. */
const NOT_SERVED_HERE = ["POST /dev/faults"];

test("every call of the contract is served", () => {
  const served = [...app.table, ...app.browserTable].map(
    ({ method, path }) => `${method.toUpperCase()} ${path}`,
  );
  expect([...served, ...NOT_SERVED_HERE].sort()).toEqual(Object.keys(CALLS).sort());
});

test("no two routes have the same method and path", () => {
  const names = all.map(({ path, route }) => `${route.method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

test("exactly the listed calls are public", () => {
  const open = all.filter(({ route }) => route.auth === "public").map(({ name }) => name);
  expect(open.sort()).toEqual([...PUBLIC].sort());
});

test.for(all)("$name declares its callers, rate limit, input and output", ({ route, name }) => {
  expect(Object.keys(AUTH_CLASSES)).toContain(route.auth);
  expect(RATE_CLASSES).toContain(route.rate);
  expect(route.summary).toMatch(/^.{10,}[^.]$/u);
  const params = route.params ? fieldsOf(route.params) : [];
  expect(params).toEqual(parametersOf(route.path));
  expect(route.response === undefined).toBe(route.status === 204);
  if (route.method === "get") expect(route.body).toBeUndefined();
  if (route.auth === "room" || route.auth === "seat") {
    const body = route.body ? fieldsOf(route.body) : [];
    expect([...params, ...body]).toContain("gameCode");
  }
  const isPublicGet = route.method === "get" && route.auth === "public" && !NOT_KEPT.includes(name);
  expect(route.cache !== undefined).toBe(isPublicGet);
});

const closed = routes.filter(({ route }) => route.auth !== "public");

test.for(closed)("$name refuses a caller without credentials", async ({ route }) => {
  const code = AUTH_CLASSES[route.auth];
  if (code === undefined) throw new Error("a closed route without a refusal");
  const call = client(through(app));
  const options = route.method === "get" ? {} : { body: {} };
  const answer = await call(route.method.toUpperCase(), example(route.path), options);
  const status = ERROR_STATUS[code];
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: problem(status, code),
  });
});

const ROLES = {
  guest: async () => (await guest()).accessToken,
  member: async () => (await member()).accessToken,
  "blocked member": async () => (await member({ isBlocked: true })).accessToken,
  "blocked admin": async () => (await member({ isAdmin: true, isBlocked: true })).accessToken,
  "admin without a second factor": async () => {
    const { user: row, accessToken } = await member({ isAdmin: true });
    await (await database()).delete(secondFactor).where(eq(secondFactor.userId, row.id));
    return accessToken;
  },
  "admin whose login passed no second factor": async () => {
    const { user: row } = await member({ isAdmin: true });
    return signAccessToken(depsWith().config.secrets, claimsOf(row), Date.now());
  },
  "account that is gone": async () => {
    const { user: row, accessToken } = await member({ isAdmin: true });
    await (await database()).delete(user).where(eq(user.id, row.id));
    return accessToken;
  },
};

/** Callers that each class of calls refuses, with the code. */
const REFUSED = {
  registered: [
    ["guest", "not_registered"],
    ["blocked member", "account_blocked"],
    ["account that is gone", "not_signed_in"],
  ],
  admin: [
    ["guest", "not_admin"],
    ["member", "not_admin"],
    ["blocked admin", "account_blocked"],
    ["admin without a second factor", "factor_needed"],
    ["admin whose login passed no second factor", "login_again"],
    ["account that is gone", "not_signed_in"],
  ],
} as const;

const byRole = routes.flatMap(({ name, route }) =>
  route.auth === "registered" || route.auth === "admin"
    ? REFUSED[route.auth].map(([role, code]) => ({ name, route, role, code }))
    : [],
);

test.for(byRole)("$name refuses a $role with $code", async ({ route, role, code }) => {
  const call = client(through(app));
  const bearer = await ROLES[role]();
  const options = route.method === "get" ? { bearer } : { bearer, body: {} };
  const answer = await call(route.method.toUpperCase(), example(route.path), options);
  const status = ERROR_STATUS[code];
  expect(answer).toMatchObject({ status, body: problem(status, code) });
});

test("the version is that of package.json", () => {
  expect(JSON.parse(packageJson)).toMatchObject({ version: VERSION });
});
