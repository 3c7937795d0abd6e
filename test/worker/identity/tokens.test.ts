import { SignJWT, UnsecuredJWT } from "jose";
import { expect, test } from "vitest";
import { readEnv } from "../../../src-worker/config/env.ts";
import { signAccessToken, type AccessClaims } from "../../../src-worker/identity/accessToken.ts";
import { signRoomToken, type RoomClaims } from "../../../src-shared/protocol/roomToken.ts";
import { playerId } from "../../../src-shared/protocol/ids.ts";
import { member } from "../support/people.ts";
import {
  appWith,
  bindings,
  claimsOf,
  client,
  guest,
  join,
  openRoom,
  problem,
  through,
} from "../support/support.ts";

const HOUR_MS = 60 * 60 * 1000;
const { secrets } = readEnv(bindings);
const stranger = [{ kid: "test", secret: "the-key-of-somebody-who-has-no-business-here" }];
const user: AccessClaims = {
  roles: ["role_user"],
  isAlphaTester: false,
  isGuest: false,
  userId: "u1",
  sub: "somebody@example.org",
  name: "Somebody",
};
const wish = { isPublic: false, language: "en", hostType: "HOST" };
const create = (bearer: string) => client()("POST", "/gameSession/create", { body: wish, bearer });

/** Returns a token with this header, signed with the server's own key. */
async function signed(header: Record<string, string>, claims: Record<string, unknown>) {
  const key = new TextEncoder().encode(secrets[0]?.secret);
  return new SignJWT(claims).setProtectedHeader({ alg: "HS256", ...header }).sign(key);
}

const exp = Math.floor(Date.now() / 1000) + 3600;

test.for([
  { name: "of a stranger's key", token: () => signAccessToken(stranger, user, Date.now()) },
  { name: "an hour old", token: () => signAccessToken(secrets, user, Date.now() - HOUR_MS - 1000) },
  { name: "without a signature", token: () => new UnsecuredJWT({ ...user, exp }).encode() },
  {
    name: "of an unknown key",
    token: () => signed({ kid: "old", typ: "at+jwt" }, { ...user, exp }),
  },
  { name: "of another type", token: () => signed({ kid: "test" }, { ...user, exp }) },
  { name: "without an end", token: () => signed({ kid: "test", typ: "at+jwt" }, { ...user }) },
  { name: "without a user", token: () => signed({ kid: "test", typ: "at+jwt" }, { exp }) },
  { name: "for a room", token: async () => (await openRoom()).roomToken },
  { name: "that is none", token: () => "made.up.entirely" },
])("an access token $name gets a 401", async ({ token }) => {
  const { status, body } = await create(await token());
  expect({ status, body }).toEqual({ status: 401, body: problem(401, "not_signed_in") });
});

test("an access token whose payload was changed gets a 401", async () => {
  const [header, , signature] = (await guest()).accessToken.split(".");
  const payload = btoa(JSON.stringify({ ...user, roles: ["role_admin"], exp })).replaceAll("=", "");
  expect((await create(`${header}.${payload}.${signature}`)).status).toBe(401);
});

test("tokens of an older key stay valid while a newer key signs", async () => {
  const newer = { kid: "newer", secret: "the-key-that-was-added-at-the-front-today" };
  const config = { ...readEnv(bindings), limits: {}, secrets: [newer, ...secrets] };
  const call = client(through(appWith({ config })));
  const { accessToken: bearer } = await member();
  const created = await call("POST", "/gameSession/create", { body: wish, bearer });
  expect(created.status).toBe(201);
  const fresh = (await guest(call)).accessToken;
  expect(JSON.parse(atob(fresh.split(".")[0] ?? ""))).toMatchObject({ alg: "HS256", kid: "newer" });
  expect((await create(fresh)).status).toBe(401);
});

test("a subscription that has ended opens no room, one that has not does", async () => {
  const { accessToken: over } = await member({ subscriptionEndsAt: Date.now() - 1000 });
  const ended = await create(over);
  expect(ended).toMatchObject({ status: 403, body: problem(403, "subscription_expired") });
  const { accessToken: paid } = await member({ subscriptionEndsAt: Date.now() + 60_000 });
  expect((await create(paid)).status).toBe(201);
});

const DAY_MS = 24 * HOUR_MS;

test("an invalid room token gets a 401", async () => {
  const { gameCode, roomToken, host } = await openRoom();
  const other = await openRoom();
  const roomId = String(claimsOf(roomToken)["roomId"]);
  const claims: RoomClaims = { gameCode, roomId, role: "host" };
  const bad = {
    none: undefined,
    nonsense: "nonsense",
    access: host.accessToken,
    foreign: other.roomToken,
    forged: await signRoomToken(stranger, claims, Date.now()),
    old: await signRoomToken(secrets, claims, Date.now() - DAY_MS - 1000),
    unsigned: new UnsecuredJWT({ ...claims, aud: "hubbub-room", exp }).encode(),
    yesterday: await signRoomToken(secrets, { ...claims, roomId: crypto.randomUUID() }, Date.now()),
    seatless: await signed({ kid: "test" }, { ...claims, role: "player", aud: "hubbub-room", exp }),
  };
  for (const [name, token] of Object.entries(bad)) {
    const options = token === undefined ? {} : { roomToken: token };
    for (const [method, path] of [
      ["GET", `/host/${gameCode}`],
      ["POST", `/gameSession/${gameCode}/destroy`],
    ] as const) {
      const { status, body } = await client()(method, path, options);
      expect({ name, status, body }).toEqual({
        name,
        status: 401,
        body: problem(401, "bad_room_token"),
      });
    }
  }
  expect((await client()("GET", `/gameSession/${gameCode}`)).body).toMatchObject({ active: true });
});

test("a player's token cannot make the host's calls", async () => {
  const { gameCode, roomToken } = await openRoom();
  await join(gameCode, 0);
  const { roomToken: player } = await join(gameCode, 1);
  const call = client();
  for (const [method, path, body] of [
    ["GET", `/host/${gameCode}`],
    ["GET", `/host/${gameCode}/journal`],
    ["POST", `/gameSession/${gameCode}`, { isPublic: true }],
    ["POST", `/host/${gameCode}/addAIPlayer`],
    ["POST", "/game/create", { gameCode, gameType: "RPS_SHOOT" }],
    ["POST", `/gameSession/${gameCode}/destroy`],
  ] as const) {
    const options = { roomToken: player, ...(body && { body }) };
    const answer = await call(method, path, options);
    expect({ path, status: answer.status, body: answer.body }).toEqual({
      path,
      status: 403,
      body: problem(403, "not_host"),
    });
    expect((await call(method, path, { ...options, roomToken })).status).toBeLessThan(300);
  }
});

test("a player cannot act for another player's seat", async () => {
  const { gameCode } = await openRoom({ initialGameType: "RPS_SHOOT" });
  const owner = await join(gameCode, 0);
  const { roomToken, sessionPlayerId } = await join(gameCode, 1);
  const theirs = owner.sessionPlayerId;
  const call = client();
  for (const [method, path, body] of [
    ["POST", "/gameSession/rejoin", { gameCode, sessionPlayerId: theirs }],
    ["POST", "/game/join", { gameCode, sessionPlayerId: theirs }],
    ["POST", `/gameSession/${gameCode}/updateSessionPlayer/${theirs}`, { alias: "Fool" }],
    ["GET", `/player/${gameCode}/player/${theirs}`],
    ["GET", `/player/${gameCode}/existingGame/${theirs}`],
    ["GET", `/player/${gameCode}/round/${theirs}`],
  ] as const) {
    const { status, body: said } = await call(method, path, { roomToken, ...(body && { body }) });
    expect({ path, status, said }).toEqual({ path, status: 403, said: problem(403, "not_yours") });
  }
  const kick = await call("POST", `/player/${gameCode}/player/${theirs}/quit`, { roomToken });
  expect(kick).toMatchObject({ status: 403, body: problem(403, "not_host") });
  const own = await call("GET", `/player/${gameCode}/player/${sessionPlayerId}`, { roomToken });
  expect(own).toMatchObject({
    status: 200,
    body: { playerId: playerId(sessionPlayerId), score: 0 },
  });
});
