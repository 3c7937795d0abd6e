import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import { game, gamePlayer, keepsake, user } from "../../../../src-worker/db/schema.ts";
import { existingAnswer } from "../../../../src-worker/db/site.schema.ts";
import { deliverOutbox } from "../../../../src-worker/features/rooms/outbox/outbox.repository.ts";
import { mergeGuest } from "../../../../src-worker/features/accounts/accounts.repository.ts";
import { member } from "../../support/people.ts";
import { claimsOf, client, database, guest, problem } from "../../support/support.ts";

const NOT_YOURS = { status: 403, body: problem(403, "not_yours") };
const NOT_FOUND = { status: 404, body: problem(404, "not_found") };
const DAY_MS = 24 * 60 * 60 * 1000;

const seat = { avatarSrc: "pear.webp", hexColor: "#112233", robot: false };

interface Played {
  readonly userId: string;
  readonly at?: number;
  readonly gameType?: GameType;
  readonly rank?: number;
  readonly score?: number;
}

/** A game that this user and a robot played to its end. */
async function played({ userId, at = 1000, gameType = "RPS_SHOOT", rank = 1, score = 5 }: Played) {
  const db = await database();
  const gameId = crypto.randomUUID();
  await db.batch([
    db.insert(game).values({
      id: gameId,
      roomId: "r",
      gameCode: "ABCDE",
      gameType,
      // SAFETY: no test reads the settings.
      settings: { language: "en" } as typeof game.$inferInsert.settings,
      startedAt: at,
      playerCount: 2,
      endedAt: at + 60_000,
      roundCount: 3,
      highlights: { best: 1 },
    }),
    db.insert(gamePlayer).values([
      { gameId, playerId: 1, userId, alias: "Ann", ...seat, score, rank },
      { gameId, playerId: 2, userId: null, alias: "Robo", ...seat, robot: true, score: 0, rank: 2 },
    ]),
  ]);
  return gameId;
}

test("the profile shows a user's data and what they have won", async () => {
  const {
    call,
    user: row,
    accessToken: bearer,
  } = await member({ name: "Ann", isTestAccount: true });
  await played({ userId: row.id });
  await played({ userId: row.id, rank: 2 });
  await played({ userId: row.id, gameType: "SYNC_THINK" });
  const profile = await call("GET", `/userProfile/${row.id}`, { bearer });
  expect(profile).toMatchObject({ status: 200 });
  expect(profile.body).toEqual({
    userId: row.id,
    name: "Ann",
    email: row.email,
    language: "en",
    favoriteAvatarSrc: null,
    marketingConsent: false,
    analyticsConsent: false,
    keepsAnswers: true,
    roles: ["role_user", "role_jest"],
    createdAt: new Date(row.createdAt).toISOString(),
    subscription: {
      status: "trial",
      endDate: new Date(row.subscriptionEndsAt ?? 0).toISOString(),
    },
    stats: {
      games: 3,
      wins: 2,
      byGameType: { RPS_SHOOT: { games: 2, wins: 1 }, SYNC_THINK: { games: 1, wins: 1 } },
    },
  });
});

test("a game in which nobody scored was played, but won by nobody, as its podium said", async () => {
  const { call, user: row, accessToken: bearer } = await member();
  // The host ended it before the first points, so that all were first.
  await played({ userId: row.id, score: 0 });
  await played({ userId: row.id });
  const profile = await call("GET", `/userProfile/${row.id}`, { bearer });
  expect(profile.body).toMatchObject({
    stats: { games: 2, wins: 1, byGameType: { RPS_SHOOT: { games: 2, wins: 1 } } },
  });
});

test.for([
  { name: "a trial that runs", changes: {}, status: "trial" },
  { name: "a paid time", changes: { hasPaid: true }, status: "active" },
  { name: "no end at all", changes: { subscriptionEndsAt: null }, status: "active" },
  { name: "an end in the past", changes: { subscriptionEndsAt: 1 }, status: "expired" },
  {
    name: "a paid time that is over",
    changes: { subscriptionEndsAt: 1, hasPaid: true },
    status: "expired",
  },
])("$name is shown as $status", async ({ changes, status }) => {
  const { call, user: row, accessToken: bearer } = await member(changes);
  const profile = await call("GET", `/userProfile/${row.id}`, { bearer });
  expect(profile.body).toMatchObject({ subscription: { status } });
});

test("a user can change only the editable fields of their profile", async () => {
  const { call, user: row, accessToken: bearer } = await member();
  const path = `/userProfile/${row.id}/updateProfile`;
  const body = { name: " Zoë 🦊 ", language: "fr", favoriteAvatarSrc: "pear.webp" };
  const first = await call("PUT", path, {
    bearer,
    body: { ...body, isAdmin: true, roles: ["role_admin"], email: "x@y.example" },
  });
  expect(first).toMatchObject({
    status: 200,
    body: { name: "Zoë 🦊", language: "fr", favoriteAvatarSrc: "pear.webp", email: row.email },
  });
  const second = await call("PUT", path, {
    bearer,
    body: { marketingConsent: true, analyticsConsent: true, favoriteAvatarSrc: null },
  });
  expect(second.body).toMatchObject({
    name: "Zoë 🦊",
    marketingConsent: true,
    analyticsConsent: true,
    favoriteAvatarSrc: null,
    roles: ["role_user"],
  });
  const nothing = await call("PUT", path, { bearer, body: {} });
  expect(nothing.body).toEqual(second.body);
});

test("a user who stops leaving answers for others removes the old ones too", async () => {
  const { call, user: row, accessToken: bearer } = await member();
  const db = await database();
  await db.insert(existingAnswer).values({
    id: row.id,
    language: "en",
    promptId: "p",
    answer: "mine",
    userId: row.id,
    share: 1,
    createdAt: 0,
  });
  const path = `/userProfile/${row.id}/updateProfile`;
  await call("PUT", path, { bearer, body: { keepsAnswers: false } });
  expect(await db.select().from(existingAnswer).where(eq(existingAnswer.id, row.id))).toEqual([]);
});

test("games are listed twenty a page, newest first", async () => {
  const { call, user: row, accessToken: bearer } = await member();
  const ids: string[] = [];
  for (let at = 0; at < 41; at += 1) ids.unshift(await played({ userId: row.id, at }));
  const page = (number: string) => call("GET", `/userProfile/${row.id}/games${number}`, { bearer });
  const idsOf = (body: unknown) =>
    (body as { items: { gameId: string }[] }).items.map(({ gameId }) => gameId);
  const first = await page("");
  expect(first.body).toMatchObject({ page: 1, pageCount: 3, total: 41 });
  expect(idsOf(first.body)).toEqual(ids.slice(0, 20));
  expect(idsOf((await page("?page=2")).body)).toEqual(ids.slice(20, 40));
  const last = await page("?page=3");
  expect(last.body).toMatchObject({
    items: [
      {
        gameId: ids[40],
        gameType: "RPS_SHOOT",
        gameCode: "ABCDE",
        createdAt: "1970-01-01T00:00:00.000Z",
        playerCount: 2,
        rank: 1,
        score: 5,
      },
    ],
  });
  expect((await page("?page=4")).body).toEqual({ items: [], page: 4, pageCount: 3, total: 41 });
  for (const wrong of ["?page=0", "?page=-1", "?page=1.5", "?page=x", "?page=99999999999"]) {
    expect((await page(wrong)).status).toBe(400);
  }
});

test("a user who has never played has no games and no wins", async () => {
  const { call, user: row, accessToken: bearer } = await member();
  const games = await call("GET", `/userProfile/${row.id}/games`, { bearer });
  expect(games.body).toEqual({ items: [], page: 1, pageCount: 0, total: 0 });
  const profile = await call("GET", `/userProfile/${row.id}`, { bearer });
  expect(profile.body).toMatchObject({ stats: { games: 0, wins: 0, byGameType: {} } });
});

test("a user who had two seats in a game played it once, with the better result", async () => {
  const { call, user: row, accessToken: bearer } = await member();
  const gameId = await played({ userId: row.id, rank: 3, score: 1 });
  const db = await database();
  await db
    .update(gamePlayer)
    .set({ userId: row.id, rank: 1, score: 9 })
    .where(and(eq(gamePlayer.gameId, gameId), eq(gamePlayer.playerId, 2)));
  const games = await call("GET", `/userProfile/${row.id}/games`, { bearer });
  expect(games.body).toMatchObject({ total: 1, items: [{ gameId, rank: 1, score: 9 }] });
});

async function withKeepsakes() {
  const person = await member();
  const gameId = await played({ userId: person.user.id });
  const db = await database();
  const items = [
    { id: "mine", kind: "drawing", playerIds: [1], body: { lines: [] } },
    { id: "robots", kind: "caption", playerIds: [2], body: { text: "beep" } },
  ];
  // SAFETY: seats are numbers; only the room's own code brands them.
  await db.insert(keepsake).values({ gameId, items: items as never });
  const path = `/userProfile/${person.user.id}/games/${gameId}`;
  return { ...person, gameId, path, bearer: person.accessToken, items };
}

test("a game is shown with its players, rounds and keepsakes", async () => {
  const { call, path, bearer, gameId } = await withKeepsakes();
  const shown = await call("GET", path, { bearer });
  expect(shown.status).toBe(200);
  const player = { avatarSrc: "pear.webp", hexColor: "#112233" };
  expect(shown.body).toEqual({
    gameId,
    gameType: "RPS_SHOOT",
    gameCode: "ABCDE",
    createdAt: "1970-01-01T00:00:01.000Z",
    endedAt: "1970-01-01T00:01:01.000Z",
    playerCount: 2,
    rank: 1,
    score: 5,
    rounds: 3,
    highlights: { best: 1 },
    players: [
      { playerId: 1, alias: "Ann", ...player, robot: false, score: 5, rank: 1, isYou: true },
      { playerId: 2, alias: "Robo", ...player, robot: true, score: 0, rank: 2, isYou: false },
    ],
    keepsakes: [
      { id: "mine", kind: "drawing", playerIds: [1], body: { lines: [] }, isYours: true },
      { id: "robots", kind: "caption", playerIds: [2], body: { text: "beep" }, isYours: false },
    ],
  });
});

test("a user can remove their own keepsake, and it stays removed when the room sends it again", async () => {
  const { call, path, bearer, gameId, items } = await withKeepsakes();
  const remove = (id: string) => call("DELETE", `${path}/keepsakes/${id}`, { bearer });
  expect(await remove("robots")).toMatchObject(NOT_YOURS);
  expect(await remove("nothing")).toMatchObject(NOT_FOUND);
  expect((await remove("mine")).status).toBe(204);
  expect(await remove("mine")).toMatchObject(NOT_FOUND);
  const kept = async () => {
    const body = (await call("GET", path, { bearer })).body;
    return (body as { keepsakes: { id: string }[] }).keepsakes.map(({ id }) => id);
  };
  expect(await kept()).toEqual(["robots"]);
  // The summary may have quoted it, so it is removed too.
  expect((await call("GET", path, { bearer })).body).toMatchObject({ highlights: null });
  // SAFETY: as above.
  const told = { kind: "keepsakes", id: gameId, body: { gameId, keepsakes: items } } as never;
  await deliverOutbox(await database(), [told], Date.now());
  expect(await kept()).toEqual(["robots"]);
  // Somebody removes a keepsake in the room. The room does not know of the removal in the profile, so its
  // summary may still quote what was removed there.
  const anew = {
    kind: "keepsakes",
    id: gameId,
    body: { gameId, keepsakes: items, highlights: { best: 2 } },
  } as never;
  await deliverOutbox(await database(), [anew], Date.now());
  expect((await call("GET", path, { bearer })).body).toMatchObject({ highlights: null });
});

test("a game that the user did not play gets a 404", async () => {
  const { gameId } = await withKeepsakes();
  const { call, user: row, accessToken: bearer } = await member();
  const path = `/userProfile/${row.id}/games/${gameId}`;
  expect(await call("GET", path, { bearer })).toMatchObject(NOT_FOUND);
  expect(await call("DELETE", `${path}/keepsakes/mine`, { bearer })).toMatchObject(NOT_FOUND);
});

test("a guest's game that ends after they log in counts for the account", async () => {
  const { user: row } = await member();
  const before = await guest();
  const guestUserId = String(claimsOf(before.accessToken)["userId"]);
  const db = await database();
  await mergeGuest(db, guestUserId, row.id);
  const gameId = crypto.randomUUID();
  const entry = { playerId: 1, alias: "G", ...seat, score: 1, rank: 1 };
  const end = { gameId, gameType: "RPS_SHOOT", podium: [entry], highlights: {} };
  const rounds = { roundId: 1, roundCount: 1, scoreMultiplier: 1 };
  const body = { gameId, endedAt: 1, rounds, end, users: { 1: guestUserId } };
  // SAFETY: ids are strings and numbers; only the room's own code brands them.
  await deliverOutbox(db, [{ kind: "gameEnded", id: gameId, body } as never], Date.now());
  const [player] = await db.select().from(gamePlayer).where(eq(gamePlayer.gameId, gameId));
  expect(player?.userId).toBe(row.id);
});

const CALLS = [
  { name: "GET profile", method: "GET", path: "", body: undefined },
  { name: "PUT profile", method: "PUT", path: "/updateProfile", body: { name: "Eve" } },
  { name: "GET games", method: "GET", path: "/games", body: undefined },
  { name: "GET one game", method: "GET", path: "/games/g", body: undefined },
  { name: "DELETE keepsake", method: "DELETE", path: "/games/g/keepsakes/k", body: undefined },
  { name: "DELETE account", method: "DELETE", path: "/deleteAccount?dtoken=x", body: undefined },
];

test.for(CALLS)("$name is only for the owner and admins", async ({ method, path, body }) => {
  const { user: owner } = await member({ name: "Owner" });
  const call = client();
  const options = body === undefined ? {} : { body };
  const url = `/userProfile/${owner.id}${path}`;
  expect(await call(method, url, options)).toMatchObject({
    status: 401,
    body: problem(401, "not_signed_in"),
  });
  const bearers = {
    stranger: (await member()).accessToken,
    guest: (await guest()).accessToken,
    // Somebody who is no longer an admin, although the token still says so.
    former: await (async () => {
      const admin = await member({ isAdmin: true });
      const db = await database();
      await db.update(user).set({ isAdmin: false }).where(eq(user.id, admin.user.id));
      return admin.accessToken;
    })(),
    admin: (await member({ isAdmin: true })).accessToken,
  };
  const as = (bearer: string) => call(method, url, { ...options, bearer });
  expect(await as(bearers.stranger)).toMatchObject(NOT_YOURS);
  expect(await as(bearers.former)).toMatchObject(NOT_YOURS);
  expect(await as(bearers.guest)).toMatchObject({
    status: 403,
    body: problem(403, "not_registered"),
  });
  expect([200, 404, 410]).toContain((await as(bearers.admin)).status);
  const [row] = await (await database()).select().from(user).where(eq(user.id, owner.id));
  expect(row?.name).toBe(method === "PUT" ? "Eve" : "Owner");
});

test("an admin who asks for an unknown id gets a 404", async () => {
  const { call, accessToken: bearer } = await member({ isAdmin: true });
  expect(await call("GET", "/userProfile/nobody", { bearer })).toMatchObject(NOT_FOUND);
  const change = await call("PUT", "/userProfile/nobody/updateProfile", { bearer, body: {} });
  expect(change).toMatchObject(NOT_FOUND);
});

test("a trial that ended yesterday opens no room and is shown as expired", async () => {
  const {
    call,
    user: row,
    accessToken: bearer,
  } = await member({
    subscriptionEndsAt: Date.now() - DAY_MS,
  });
  const wish = { isPublic: false, language: "en", hostType: "HOST" };
  const created = await call("POST", "/gameSession/create", { body: wish, bearer });
  expect(created).toMatchObject({ status: 403, body: problem(403, "subscription_expired") });
  const profile = await call("GET", `/userProfile/${row.id}`, { bearer });
  expect(profile.body).toMatchObject({ subscription: { status: "expired" } });
});
