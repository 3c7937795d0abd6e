import { createExecutionContext, createScheduledController } from "cloudflare:test";
import { and, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { REEL_KEPT_MS } from "../../../../src-shared/catalog/limits.ts";
import type { Keepsake } from "../../../../src-shared/protocol/entities.ts";
import { gameCode, gameId, playerId } from "../../../../src-shared/protocol/ids.ts";
import { signRoomToken } from "../../../../src-shared/protocol/roomToken.ts";
import type { GameEndRecord, OutboxRow } from "../../../../src-rooms/session/model/inputs.ts";
import { defaultSettings } from "../../../../src-shared/catalog/defaultSettings.ts";
import { DAILY } from "../../../../src-worker/jobs/crons.ts";
import { reel } from "../../../../src-worker/db/reel.schema.ts";
import { game, gamePlayer, keepsake, room, user } from "../../../../src-worker/db/schema.ts";
import { readEnv } from "../../../../src-worker/config/env.ts";
import index from "../../../../src-worker/index.ts";
import { NOBODY, UNKNOWN_FACE } from "../../../../src-worker/shared/unknownFace.ts";
import { deliverOutbox } from "../../../../src-worker/features/rooms/outbox/outbox.repository.ts";
import { member } from "../../support/people.ts";
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

const DAY_MS = 24 * 60 * 60 * 1000;
const [ANN, BEN, ROBO] = [playerId(1), playerId(2), playerId(3)];
const REMOVED = { status: 410, body: problem(410, "reel_removed") };
const EXPIRED = { status: 410, body: problem(410, "reel_expired") };
const NOT_YOURS = { status: 403, body: problem(403, "not_yours") };
const NOT_FOUND = { status: 404, body: problem(404, "not_found") };

const LOOK = { avatarSrc: "pear.webp", hexColor: "#112233" };

const KEEPSAKES: readonly Keepsake[] = [
  { id: "drawing-1", kind: "drawing", playerIds: [ANN], body: { word: "cheese" } },
  { id: "drawing-2", kind: "drawing", playerIds: [BEN], body: { word: "bread" } },
  {
    id: "duel-1",
    kind: "duel",
    playerIds: [ANN],
    body: { prompt: "?", answers: [{ text: "old", alias: "Ben", playerId: 2, machine: true }] },
  },
];

interface Night {
  readonly users?: GameEndRecord["users"];
  readonly leftOut?: readonly number[];
  readonly moves?: Readonly<Record<number, number>>;
  readonly on?: boolean;
  /** The grand podium is past, and the room plays single games again. */
  readonly isPast?: boolean;
  readonly at?: number;
  readonly hostUserId?: string;
  /** The room of an earlier game. */
  readonly roomId?: string;
}

/** Delivers what a room sends about a night of one game. */
async function night({
  users = {},
  leftOut = [],
  moves = {},
  on = true,
  hostUserId = "",
  roomId = crypto.randomUUID(),
  at,
}: Night = {}) {
  const reelId = `reel-${crypto.randomUUID()}`;
  const id = gameId(crypto.randomUUID());
  const now = at ?? Date.now();
  const podium = [
    { playerId: ANN, alias: "Ann", ...LOOK, robot: false, score: 9, rank: 1 },
    { playerId: BEN, alias: "Ben", ...LOOK, robot: false, score: 5, rank: 2 },
    { playerId: ROBO, alias: "Robo", ...LOOK, robot: true, score: 1, rank: 3 },
  ];
  const gameType = "CANVAS_CLASH" as const;
  const settings = defaultSettings(gameType, "en");
  const code = gameCode("REELS");
  const standing = podium.map(({ score, ...one }) => ({ ...one, points: score, wins: 0 }));
  const awards = [{ kind: "wins" as const, playerIds: [BEN], value: 2 }];
  const told = (change: Partial<Night> = {}): OutboxRow => ({
    kind: "reel",
    id: reelId,
    body: {
      reelId,
      roomId,
      hostUserId,
      language: "en",
      on: change.on ?? on,
      leftOut: (change.leftOut ?? leftOut).map(playerId),
      moves: change.moves ?? moves,
      ...(!change.isPast && { evening: { standing, awards, isOver: true } }),
    },
  });
  const rows: readonly OutboxRow[] = [
    {
      kind: "gameStarted",
      id,
      body: {
        gameId: id,
        roomId,
        gameCode: code,
        gameType,
        settings,
        startedAt: now,
        playerCount: 3,
      },
    },
    {
      kind: "gameEnded",
      id,
      body: {
        gameId: id,
        endedAt: now,
        rounds: { roundId: 1, roundCount: 2, scoreMultiplier: 2 },
        end: { gameId: id, gameType, podium, highlights: {} },
        users,
      },
    },
    { kind: "keepsakes", id, body: { gameId: id, keepsakes: KEEPSAKES } },
    told(),
  ];
  await deliverOutbox(await database(), rows, now);
  const tell = async (change: Partial<Night>) =>
    deliverOutbox(await database(), [told(change)], now);
  const seatToken = (seat: number, issuedAt = now, times?: number) =>
    signRoomToken(
      readEnv(bindings).secrets,
      {
        gameCode: code,
        roomId,
        role: "player",
        sessionPlayerId: playerId(seat),
        ...(times !== undefined && { moves: times }),
      },
      issuedAt,
    );
  const oneOfCrowd = (seat: number) =>
    signRoomToken(
      readEnv(bindings).secrets,
      { gameCode: code, roomId, role: "player", sessionPlayerId: playerId(seat), member: 1 },
      now,
    );
  const hostToken = () =>
    signRoomToken(readEnv(bindings).secrets, { gameCode: code, roomId, role: "host" }, now);
  const item = (keepsakeId: string) => `/reel/${reelId}/games/${id}/keepsakes/${keepsakeId}`;
  const tokens = { seatToken, oneOfCrowd, hostToken };
  return { reelId, roomId, path: `/reel/${reelId}`, gameId: id, tell, item, ...tokens };
}

const roomRow = (id: string, updatedAt: number) =>
  ({
    id,
    gameCode: "REELS",
    hostType: "HOST",
    hostUserId: "",
    isPublic: false,
    language: "en",
    active: false,
    createdAt: updatedAt,
    playerCount: 2,
    updatedAt,
  }) as const;

const idsOf = (body: unknown): string[] => {
  // SAFETY: this is the response for a reel.
  const { games } = body as { games: { keepsakes: { id: string }[] }[] };
  return games.flatMap(({ keepsakes }) => keepsakes.map(({ id }) => id));
};

test("anybody with the address sees the night: podiums, keepsakes, the championship", async () => {
  const { path, gameId: id } = await night();
  const reply = await client()("GET", path);
  expect(reply).toMatchObject({
    status: 200,
    body: {
      isYours: false,
      games: [
        {
          gameId: id,
          gameType: "CANVAS_CLASH",
          rounds: 2,
          podium: [{ alias: "Ann", rank: 1 }, { alias: "Ben" }, { robot: true }],
          keepsakes: KEEPSAKES.map((one) => ({ ...one, isYours: false })),
        },
      ],
      evening: {
        isOver: true,
        standing: [{ alias: "Ann", points: 9 }, {}, {}],
        awards: [{ kind: "wins", playerIds: [BEN] }],
      },
    },
  });
  expect(reply.headers.get("x-robots-tag")).toContain("noindex");
  expect(reply.headers.get("cache-control")).toBe("no-store");
  expect(JSON.stringify(reply.body)).not.toContain("hostUserId");
});

test("a finished championship stays in the reel when play goes on, without players who are left out later", async () => {
  const { path, tell } = await night();
  await tell({ isPast: true, leftOut: [BEN] });
  expect((await client()("GET", path)).body).toMatchObject({
    evening: { isOver: true, standing: [{ alias: "Ann", points: 9 }, { alias: "?" }, {}] },
  });
});

test("an unknown address gets a 404", async () => {
  expect(await client()("GET", "/reel/nowhere")).toMatchObject(NOT_FOUND);
});

test("a player who wants to be left out is not in it, not even in what others made", async () => {
  const { path, tell } = await night({ leftOut: [BEN] });
  const reply = await client()("GET", path);
  expect(JSON.stringify(reply.body)).not.toMatch(/Ben|bread/u);
  expect(idsOf(reply.body)).toEqual(["drawing-1"]);
  expect(reply.body).toMatchObject({
    games: [{ podium: [{ alias: "Ann", ...LOOK }, { alias: "?", ...UNKNOWN_FACE }, LOOK] }],
    evening: { standing: [LOOK, { alias: "?", ...UNKNOWN_FACE }, LOOK], awards: [] },
  });
  await tell({ leftOut: [] });
  expect(idsOf((await client()("GET", path)).body)).toHaveLength(3);
});

test("a player can remove their own keepsakes with their seat's token, even weeks later, but nobody else's", async () => {
  const at = Date.now() - 20 * DAY_MS;
  const { path, item, seatToken } = await night({ at });
  const call = client();
  const roomToken = await seatToken(ANN, at);
  const before = await call("GET", path, { roomToken });
  expect(before.body).toMatchObject({
    games: [{ keepsakes: [{ isYours: true }, { isYours: false }, { isYours: true }] }],
  });
  expect(await call("DELETE", item("drawing-2"), { roomToken })).toMatchObject(NOT_YOURS);
  expect(await call("DELETE", item("drawing-1"))).toMatchObject(NOT_YOURS);
  expect(await call("DELETE", item("drawing-9"), { roomToken })).toMatchObject(NOT_FOUND);
  expect(await call("DELETE", item("drawing-1"), { roomToken })).toMatchObject({ status: 204 });
  expect(idsOf((await call("GET", path)).body)).toEqual(["drawing-2", "duel-1"]);
  const other = await night();
  const elsewhere = await other.seatToken(ANN);
  expect(await call("DELETE", item("duel-1"), { roomToken: elsewhere })).toMatchObject(NOT_YOURS);
});

test("[T-moved] a phone whose seat has moved can no longer remove its keepsakes, the new phone can", async () => {
  const { item, path, tell, seatToken } = await night();
  const call = client();
  const roomToken = await seatToken(ANN);
  expect((await call("GET", path, { roomToken })).body).toMatchObject({
    games: [{ keepsakes: [{ isYours: true }, { isYours: false }, { isYours: true }] }],
  });
  await tell({ moves: { [ANN]: 1 } });
  expect(await call("DELETE", item("drawing-1"), { roomToken })).toMatchObject(NOT_YOURS);
  const moved = await seatToken(ANN, undefined, 1);
  expect(await call("DELETE", item("drawing-1"), { roomToken: moved })).toMatchObject({
    status: 204,
  });
});

test("a member of a crowd cannot remove what the crowd made", async () => {
  const { path, item, oneOfCrowd } = await night();
  const call = client();
  const roomToken = await oneOfCrowd(BEN);
  expect((await call("GET", path, { roomToken })).body).toMatchObject({
    games: [{ keepsakes: [{ isYours: false }, { isYours: false }, { isYours: false }] }],
  });
  expect(await call("DELETE", item("drawing-2"), { roomToken })).toMatchObject(NOT_YOURS);
  expect(idsOf((await call("GET", path)).body)).toContain("drawing-2");
});

test("guests and members can remove their own keepsakes with their accounts", async () => {
  const visitor = await guest();
  const ann = await member();
  const { path, item } = await night({
    users: { [ANN]: ann.user.id, [BEN]: String(claimsOf(visitor.accessToken)["userId"]) },
  });
  const call = client();
  const bearer = visitor.accessToken;
  expect(await call("DELETE", item("drawing-1"), { bearer })).toMatchObject(NOT_YOURS);
  expect(await call("DELETE", item("drawing-2"), { bearer })).toMatchObject({ status: 204 });
  const gone = await ann.call("DELETE", item("duel-1"), { bearer: ann.accessToken });
  expect(gone).toMatchObject({ status: 204 });
  expect(idsOf((await call("GET", path)).body)).toEqual(["drawing-1"]);
});

/** A room that still shows its podium; `told` collects the commands it receives. */
function standingRoom({ roomId, gameId: id }: Awaited<ReturnType<typeof night>>) {
  const told: unknown[] = [];
  const room = {
    look: async () => ({ roomId, hostUserId: "", topics: { gameEnd: { gameId: id } } }),
    command: async (...order: unknown[]) => {
      told.push(order);
      return { ok: true, value: null };
    },
  };
  // SAFETY: the calls of these tests use nothing else of a room.
  const call = client(through(appWith({ room: async () => room as never })));
  return { told, call };
}

const removalBy = (seat: number, keepsakeId: string) => [
  { kind: "player", playerId: seat },
  { topic: "removeKeepsake", body: { keepsakeId } },
];

test("a keepsake removed with the account alone also leaves a podium that is still shown", async () => {
  const ann = await member();
  const one = await night({ users: { [ANN]: ann.user.id } });
  const { told, call } = standingRoom(one);
  const bearer = ann.accessToken;
  expect((await call("DELETE", one.item("drawing-1"), { bearer })).status).toBe(204);
  const own = `/userProfile/${ann.user.id}/games/${one.gameId}/keepsakes/duel-1`;
  expect((await call("DELETE", own, { bearer })).status).toBe(204);
  expect(told).toEqual([removalBy(ANN, "drawing-1"), removalBy(ANN, "duel-1")]);
});

test("the podium of another evening under the same code is not changed", async () => {
  const ann = await member();
  const one = await night({ users: { [ANN]: ann.user.id } });
  const { told, call } = standingRoom(await night());
  const answer = await call("DELETE", one.item("drawing-1"), { bearer: ann.accessToken });
  expect(answer.status).toBe(204);
  expect(told).toEqual([]);
});

test("only its host can delete the whole reel, for good", async () => {
  const { path, hostToken, seatToken, tell } = await night();
  const other = await night();
  const call = client();
  expect(await call("DELETE", path, { roomToken: await seatToken(ANN) })).toMatchObject(NOT_YOURS);
  const roomToken = await hostToken();
  expect((await call("GET", path, { roomToken })).body).toMatchObject({ isYours: true });
  expect(await call("DELETE", path, { roomToken })).toMatchObject({ status: 204 });
  expect(await call("GET", path)).toMatchObject(REMOVED);
  await tell({});
  expect(await call("GET", path)).toMatchObject(REMOVED);
  expect(await call("GET", other.path)).toMatchObject({ status: 200 });
});

test("other hosts, strangers and a blocked host cannot delete the reel; its host's account can", async () => {
  const [ann, stranger] = [await member(), await member()];
  const { path } = await night({ hostUserId: ann.user.id });
  const roomToken = await (await night()).hostToken();
  const asAnn = { bearer: ann.accessToken };
  for (const other of [{ roomToken }, { bearer: stranger.accessToken }, {}]) {
    expect((await client()("GET", path, other)).body).toMatchObject({ isYours: false });
    expect(await client()("DELETE", path, other)).toMatchObject(NOT_YOURS);
  }
  const db = await database();
  const block = async (isBlocked: boolean) =>
    db.update(user).set({ isBlocked }).where(eq(user.id, ann.user.id));
  await block(true);
  expect(await client()("DELETE", path, asAnn)).toMatchObject(NOT_YOURS);
  await block(false);
  expect((await client()("GET", path, asAnn)).body).toMatchObject({ isYours: true });
  expect(await client()("DELETE", path, asAnn)).toMatchObject({ status: 204 });
});

test("each game of the night has its own podium", async () => {
  const first = await night();
  const second = await night({ roomId: first.roomId });
  const { body } = await client()("GET", first.path);
  // SAFETY: this is the response for a reel.
  const { games } = body as { games: { gameId: string; podium: { playerId: number }[] }[] };
  const seats = Object.fromEntries(
    games.map(({ gameId: id, podium }) => [id, podium.map((player) => player.playerId)]),
  );
  const all = [ANN, BEN, ROBO];
  expect(seats).toEqual({ [first.gameId]: all, [second.gameId]: all });
});

test("games are shown in the order in which they were played, without one that is still going on", async () => {
  const [now, db] = [Date.now(), await database()];
  const last = await night({ at: now });
  const first = await night({ at: now - 60_000, roomId: last.roomId });
  const running = await night({ at: now - 30_000, roomId: last.roomId });
  await db.update(game).set({ endedAt: null }).where(eq(game.id, running.gameId));
  expect((await client()("GET", last.path)).body).toMatchObject({
    games: [{ gameId: first.gameId }, { gameId: last.gameId }],
  });
});

test("a podium is in the order of its places, not of its seats", async () => {
  const { path, gameId: id } = await night();
  const db = await database();
  const ann = and(eq(gamePlayer.gameId, id), eq(gamePlayer.playerId, ANN));
  await db.update(gamePlayer).set({ rank: 4 }).where(ann);
  expect((await client()("GET", path)).body).toMatchObject({
    games: [{ podium: [{ alias: "Ben" }, { alias: "Robo" }, { alias: "Ann" }] }],
  });
});

test("who is in no game any more has a nameless place in the championship, and their things are nobody's", async () => {
  const { path, gameId: id } = await night();
  const db = await database();
  const ben = and(eq(gamePlayer.gameId, id), eq(gamePlayer.playerId, BEN));
  await db.delete(gamePlayer).where(ben);
  expect((await client()("GET", path)).body).toMatchObject({
    games: [{ keepsakes: [{ isYours: false }, { isYours: false }, { isYours: false }] }],
    evening: { standing: [{ alias: "Ann" }, { alias: "?", robot: false }, { alias: "Robo" }] },
  });
});

test("a host can close the reel and open it again", async () => {
  const { path, tell } = await night();
  await tell({ on: false });
  expect(await client()("GET", path)).toMatchObject(REMOVED);
  await tell({ on: true });
  expect(await client()("GET", path)).toMatchObject({ status: 200 });
});

/** Runs the daily job. Returns how many keepsake rows each of these nights' games has then. */
async function keptAfterADay(...nights: readonly { readonly gameId: string }[]): Promise<number[]> {
  const db = await database();
  await index.scheduled(
    createScheduledController({ cron: DAILY }),
    bindings,
    createExecutionContext(),
  );
  const isPerson = and(eq(gamePlayer.robot, false), ne(gamePlayer.alias, NOBODY));
  return Promise.all(
    nights.map(async ({ gameId }) => {
      const made = await db.$count(keepsake, eq(keepsake.gameId, gameId));
      const named = await db.$count(gamePlayer, and(eq(gamePlayer.gameId, gameId), isPerson));
      const isSummed = and(eq(game.id, gameId), isNotNull(game.highlights));
      const summed = await db.$count(game, isSummed);
      // What people said and who they were is kept and deleted with what they made.
      expect([named > 0, summed > 0]).toEqual([made > 0, made > 0]);
      return made;
    }),
  );
}

test("the reel expires after thirty days, and the clean-up deletes keepsakes that are on nobody's profile", async () => {
  const at = Date.now() - REEL_KEPT_MS - DAY_MS;
  const ann = await member();
  const strangers = await night({ at, hostUserId: ann.user.id });
  const known = await night({ at, users: { [ANN]: ann.user.id } });
  const fresh = await night();
  // Its host's account was deleted, and it had no championship.
  const nobodys = await night({ at, leftOut: [BEN], moves: { [ANN]: 1 } });
  expect(await client()("GET", strangers.path)).toMatchObject(EXPIRED);
  const db = await database();
  await db.update(reel).set({ evening: null }).where(eq(reel.id, nobodys.reelId));
  expect(await keptAfterADay(strangers, known, fresh)).toEqual([0, 1, 1]);
  const row = await db.select().from(reel).where(eq(reel.id, strangers.reelId)).get();
  const nothing = { evening: null, hostUserId: "", leftOut: [], moves: {} };
  expect(row).toMatchObject(nothing);
  const bare = await db.select().from(reel).where(eq(reel.id, nobodys.reelId)).get();
  expect(bare).toMatchObject(nothing);
  expect(await client()("GET", strangers.path)).toMatchObject(EXPIRED);
  const result = await db.select().from(reel).where(eq(reel.id, known.reelId)).get();
  expect(result).toMatchObject({ evening: null });
  // The reels of nights that are not over keep their championship.
  const shown = await client()("GET", fresh.path);
  expect(shown).toMatchObject({ status: 200, body: { evening: { isOver: true } } });
});

test("what nobody has on a profile is deleted after thirty days too when the host wanted no reel", async () => {
  const at = Date.now() - REEL_KEPT_MS - DAY_MS;
  const ann = await member();
  const strangers = await night({ at });
  const known = await night({ at, users: { [ANN]: ann.user.id } });
  const fresh = await night();
  const db = await database();
  // A room whose host wants no reel reports none.
  const reels = [strangers, known, fresh].map(({ reelId }) => reelId);
  await db.batch([
    db.delete(reel).where(inArray(reel.id, reels)),
    db.insert(room).values([strangers, known].map(({ roomId }) => roomRow(roomId, at))),
    db.insert(room).values(roomRow(fresh.roomId, Date.now())),
  ]);
  expect(await keptAfterADay(strangers, known, fresh)).toEqual([0, 1, 1]);
});

test("a year later the address gets a 404", async () => {
  const at = Date.now() - REEL_KEPT_MS - 366 * DAY_MS;
  const { path } = await night({ at });
  await index.scheduled(
    createScheduledController({ cron: DAILY }),
    bindings,
    createExecutionContext(),
  );
  expect(await client()("GET", path)).toMatchObject(NOT_FOUND);
});
