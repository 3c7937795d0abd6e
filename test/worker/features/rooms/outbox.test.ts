import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { count, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { defaultSettings } from "../../../../src-shared/catalog/defaultSettings.ts";
import { gameCode, gameId, playerId, type PlayerId } from "../../../../src-shared/protocol/ids.ts";
import type { Keepsake } from "../../../../src-shared/protocol/entities.ts";
import type { OutboxRow } from "../../../../src-rooms/session/model/inputs.ts";
import { reel } from "../../../../src-worker/db/reel.schema.ts";
import { game, gamePlayer, keepsake, room, user } from "../../../../src-worker/db/schema.ts";
import { deliverOutbox } from "../../../../src-worker/features/rooms/outbox/outbox.repository.ts";
import { removeKeepsake } from "../../../../src-worker/features/profile/playedGames.repository.ts";
import { eraseAccount } from "../../../../src-worker/features/accounts/eraseAccount.repository.ts";
import { member } from "../../support/people.ts";
import {
  appWith,
  bindings,
  client,
  database,
  join,
  openRoom,
  through,
} from "../../support/support.ts";

const code = gameCode("ABCDE");

function roomTold(id: string, playerCount: number, active = true, hostUserId = "u1"): OutboxRow {
  const body = {
    roomId: id,
    gameCode: code,
    hostType: "HOST",
    hostUserId,
    isPublic: false,
    language: "en",
    active,
    createdAt: 1000,
    playerCount,
  } as const;
  return { kind: "room", id, body };
}

function started(id: string, roomId = "r1"): OutboxRow {
  const body = {
    gameId: gameId(id),
    roomId,
    gameCode: code,
    gameType: "RPS_SHOOT",
    settings: defaultSettings("RPS_SHOOT", "en"),
    startedAt: 2000,
    playerCount: 16,
  } as const;
  return { kind: "gameStarted", id, body };
}

/** The end of a game with sixteen players: more values than one statement of D1 may have. */
function ended(id: string, score = 0.3, userId = "u2"): OutboxRow {
  const podium = Array.from({ length: 16 }, (_, at) => ({
    playerId: playerId(at + 1),
    alias: `Player ${at}`,
    avatarSrc: "donut.webp",
    hexColor: "#ffffff",
    robot: at > 8,
    score,
    rank: at + 1,
  }));
  const end = {
    gameId: gameId(id),
    gameType: "RPS_SHOOT",
    podium,
    highlights: { best: "of all" },
  } as const;
  const rounds = { roundId: 3, roundCount: 3, scoreMultiplier: 3 };
  const body = { gameId: gameId(id), endedAt: 3000, rounds, end, users: { [playerId(2)]: userId } };
  return { kind: "gameEnded", id, body };
}

/** Returns how many rows a room still has to deliver, and when it will try next. */
function outboxOf(code: string) {
  return runInDurableObject(bindings.Room.getByName(code), async (_room, { storage }) => ({
    rows: storage.sql.exec<{ n: number }>(`SELECT count(*) AS n FROM outbox`).one().n,
    alarm: await storage.getAlarm(),
  }));
}

/**
 * Restarts the room's object and runs its alarm until the condition holds: a room that wakes delivers to D1
 * immediately. The alarm may also go off by itself and be halfway through; calling the object again lets it
 * continue.
 */
async function alarmUntil(
  code: string,
  isSo: (outbox: Awaited<ReturnType<typeof outboxOf>>) => boolean,
) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (isSo(await outboxOf(code))) return;
    const stub = bindings.Room.getByName(code);
    await evictDurableObject(stub);
    await runDurableObjectAlarm(stub);
  }
  throw new Error(`the outbox never got there: ${JSON.stringify(await outboxOf(code))}`);
}

const told = (code: string) => alarmUntil(code, ({ rows }) => rows === 0);

async function gameOf(id: string) {
  const db = await database();
  const [row] = await db.select().from(game).where(eq(game.id, id));
  const players = await db
    .select()
    .from(gamePlayer)
    .where(eq(gamePlayer.gameId, id))
    .orderBy(gamePlayer.playerId);
  return { row, players };
}

test("rows delivered twice are stored once", async () => {
  const db = await database();
  const player = (await member()).user.id;
  const rows = [roomTold("twice", 3, true, player), started("twice"), ended("twice", 0.3, player)];
  for (let times = 0; times < 2; times += 1) await deliverOutbox(db, rows, 5000);
  expect(await db.select().from(room).where(eq(room.id, "twice"))).toEqual([
    {
      id: "twice",
      gameCode: "ABCDE",
      gameId: null,
      gameType: null,
      hostType: "HOST",
      hostUserId: player,
      isPublic: false,
      language: "en",
      active: true,
      createdAt: 1000,
      playerCount: 3,
      updatedAt: 5000,
    },
  ]);
  const { row, players } = await gameOf("twice");
  expect(row).toEqual({
    id: "twice",
    roomId: "r1",
    gameCode: "ABCDE",
    gameType: "RPS_SHOOT",
    settings: defaultSettings("RPS_SHOOT", "en"),
    startedAt: 2000,
    playerCount: 16,
    endedAt: 3000,
    roundCount: 3,
    highlights: { best: "of all" },
    shown: null,
    hostUserId: null,
  });
  expect(players).toHaveLength(16);
  expect(players[1]).toMatchObject({
    playerId: 2,
    userId: player,
    score: 0.3,
    rank: 2,
    robot: false,
  });
  expect(players[15]).toMatchObject({ playerId: 16, userId: null, robot: true });
  const [all] = await db.select({ n: count() }).from(game).where(eq(game.id, "twice"));
  expect(all).toEqual({ n: 1 });
});

test("a later row replaces an earlier one", async () => {
  const db = await database();
  await deliverOutbox(db, [roomTold("later", 3)], 5000);
  await deliverOutbox(db, [roomTold("later", 0, false)], 6000);
  const [row] = await db.select().from(room).where(eq(room.id, "later"));
  expect(row).toMatchObject({ active: false, playerCount: 0, updatedAt: 6000 });
});

test("the end of a game brings back neither the id nor the name of a user whose account was deleted", async () => {
  const db = await database();
  const host = (await member()).user.id;
  const reelTold = {
    kind: "reel",
    id: "gone",
    body: {
      reelId: "gone",
      roomId: "gone",
      hostUserId: host,
      language: "en",
      on: true,
      leftOut: [],
    },
  } as const;
  const rows = [roomTold("gone", 3, true, host), started("gone"), ended("gone", 1, host), reelTold];
  await deliverOutbox(db, rows, 5000);
  expect((await gameOf("gone")).players[1]).toMatchObject({ userId: host, alias: "Player 1" });
  await eraseAccount(db, host, Date.now());
  // Sent again, and the end of the next game for the first time.
  await deliverOutbox(db, [...rows, started("gone on"), ended("gone on", 1, host)], 6000);
  expect((await gameOf("gone")).players[1]).toMatchObject({ userId: null, alias: "?" });
  expect((await gameOf("gone on")).players[1]).toMatchObject({ userId: null, score: 1 });
  const [told] = await db.select().from(room).where(eq(room.id, "gone"));
  expect(told).toMatchObject({ hostUserId: "", updatedAt: 6000 });
  const [seen] = await db.select().from(reel).where(eq(reel.id, "gone"));
  expect(seen).toMatchObject({ hostUserId: "" });
  // The host's id does not come back when D1 gets the reel and the room for the first time either.
  await db.delete(reel).where(eq(reel.id, "gone"));
  await db.delete(room).where(eq(room.id, "gone"));
  await deliverOutbox(db, rows, 7000);
  expect(await db.select().from(reel).where(eq(reel.hostUserId, host))).toEqual([]);
  expect(await db.select().from(room).where(eq(room.hostUserId, host))).toEqual([]);
  expect(await db.select().from(user).where(eq(user.id, host))).toEqual([]);
});

test("a game that ends after a player's account was deleted is stored without their name, works and summary", async () => {
  const db = await database();
  const [gone, here] = [(await member()).user.id, (await member()).user.id];
  const [theirs, others] = [playerId(2), playerId(3)];
  const end = ended("after", 1, gone);
  if (end.kind !== "gameEnded") throw new Error("not an end");
  const users = { [theirs]: gone, [others]: here };
  const answers = [
    { playerId: theirs, alias: "Player 1", text: "soup" },
    { playerId: others, alias: "Player 2", text: "rain" },
  ];
  // SAFETY: only what is looked at of a drawing and of a duel for which the machine answered.
  const keepsakes = [
    { id: "k1", kind: "drawing", playerIds: [theirs], body: {} },
    { id: "k2", kind: "drawing", playerIds: [others], body: {} },
    { id: "k3", kind: "duel", playerIds: [others], body: { prompt: "?", answers } },
  ] as unknown as readonly Keepsake[];
  const rows: readonly OutboxRow[] = [
    started("after"),
    { ...end, body: { ...end.body, users } },
    { kind: "keepsakes", id: "after", body: { gameId: gameId("after"), keepsakes } },
  ];
  await eraseAccount(db, gone, Date.now());
  for (const now of [5000, 6000]) await deliverOutbox(db, rows, now);
  const { row, players } = await gameOf("after");
  expect(row).toMatchObject({ endedAt: 3000, highlights: null });
  expect(players.slice(0, 3)).toMatchObject([
    { userId: null, alias: "Player 0" },
    { userId: null, alias: "?", score: 1 },
    { userId: here, alias: "Player 2" },
  ]);
  const [left] = await db.select().from(keepsake).where(eq(keepsake.gameId, "after"));
  expect(left?.items.map(({ id }) => id)).toEqual(["k2", "k3"]);
  expect(left?.items[1]?.body).toMatchObject({ answers: [{ alias: "?" }, { alias: "Player 2" }] });
});

test("a start that is sent again does not undo the end", async () => {
  const db = await database();
  await deliverOutbox(db, [started("again"), ended("again")], 5000);
  await deliverOutbox(db, [started("again")], 6000);
  expect((await gameOf("again")).row).toMatchObject({ endedAt: 3000, roundCount: 3 });
});

test("a late start forgets neither who hosted a game nor what was shown in it", async () => {
  const db = await database();
  const host = (await member()).user.id;
  const end = ended("late start");
  if (end.kind !== "gameEnded") throw new Error("not an end");
  const withMemory = { ...end, body: { ...end.body, hostUserId: host, shown: ["pizza"] } };
  await deliverOutbox(db, [started("late start"), withMemory], 5000);
  // A call that the room had given up on.
  await deliverOutbox(db, [started("late start")], 6000);
  expect((await gameOf("late start")).row).toMatchObject({ hostUserId: host, shown: ["pizza"] });
});

test("a late end does not take games from the user who has a seat by now", async () => {
  const db = await database();
  const user = (await member()).user.id;
  const seat = playerId(3);
  const rows = [started("late end", "r-late"), ended("late end", 1, user)];
  await deliverOutbox(db, rows, 5000);
  const owns = { roomId: "r-late", playerId: seat, userId: user };
  await deliverOutbox(db, [{ kind: "seatOwner", id: "r-late 3", body: owns }], 6000);
  // A call that the room had given up on.
  await deliverOutbox(db, rows, 7000);
  expect((await gameOf("late end")).players[2]).toMatchObject({ playerId: seat, userId: user });
});

test("rows are stored all together or not at all", async () => {
  const db = await database();
  // SAFETY: no room writes such a row; it is meant to make the database refuse.
  const broken = { kind: "room", id: "broken", body: { roomId: "broken" } } as unknown as OutboxRow;
  await expect(deliverOutbox(db, [roomTold("whole", 1), broken], 5000)).rejects.toThrow();
  expect(await db.select().from(room).where(eq(room.id, "whole"))).toEqual([]);
  await expect(deliverOutbox(db, [], 5000)).resolves.toBeUndefined();
});

test("a public room is listed while it is open", async () => {
  let now = Date.now();
  const call = client(through(appWith({ now: () => now })));
  const listed = async (path: string) => {
    // Longer than the five seconds for which a list is cached.
    now += 6000;
    return (await call("GET", path)).body;
  };
  const { gameCode: open, roomToken } = await openRoom({ isPublic: true });
  await join(open, 0);
  await told(open);
  const entry = {
    gameCode: open,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/u),
    playerCount: expect.any(Number),
  };
  expect(await listed("/gameSession/publicGames")).toContainEqual(entry);
  expect(await listed("/game/publicGames")).not.toContainEqual(entry);

  const body = { gameCode: open, gameType: "RPS_SHOOT" };
  expect((await call("POST", "/game/create", { body, roomToken })).status).toBe(201);
  await told(open);
  const withGame = { ...entry, gameType: "RPS_SHOOT", gameId: expect.any(String) };
  expect(await listed("/game/publicGames")).toContainEqual(withGame);
  expect(await listed("/gameSession/publicGames")).toContainEqual(withGame);

  await call("POST", `/gameSession/${open}/destroy`, { roomToken });
  await told(open);
  expect(await listed("/gameSession/publicGames")).not.toContainEqual(
    expect.objectContaining({ gameCode: open }),
  );
});

test("private rooms and rooms older than two hours are not listed, and the list is cached for five seconds", async () => {
  let now = Date.now();
  let asked = 0;
  const call = client(
    through(
      appWith({
        now: () => now,
        database: () => {
          asked += 1;
          return database();
        },
      }),
    ),
  );
  const hidden = await openRoom({ isPublic: false });
  const shown = await openRoom({ isPublic: true });
  for (const { gameCode: open } of [hidden, shown]) await told(open);
  const list = async () => JSON.stringify((await call("GET", "/gameSession/publicGames")).body);
  const first = await list();
  expect(first).toContain(shown.gameCode);
  expect(first).not.toContain(hidden.gameCode);
  now += 4999;
  await list();
  expect(asked).toBe(1);
  now += 2 * 60 * 60 * 1000 - 10_000;
  expect(await list()).toContain(shown.gameCode);
  now += 20_000;
  expect(await list()).toBe("[]");
  expect(asked).toBe(3);
  expect((await call("GET", "/gameSession/publicGames")).headers.get("cache-control")).toBe(
    "public, max-age=5",
  );
});

test("rows that D1 did not accept are kept, and are sent again later", async () => {
  const silent = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await bindings.DB.prepare(`ALTER TABLE room RENAME TO room_away`).run();
  const { gameCode: open } = await openRoom({ isPublic: true });
  try {
    const before = Date.now();
    // The first failure schedules a retry a second later, which this test does not wait for.
    await alarmUntil(open, ({ alarm }) => alarm !== null && alarm > before + 500);
    expect(await outboxOf(open)).toMatchObject({ rows: 1 });
    expect(silent).toHaveBeenCalled();
  } finally {
    await bindings.DB.prepare(`ALTER TABLE room_away RENAME TO room`).run();
    silent.mockRestore();
  }
  await told(open);
  const db = await database();
  expect(await db.select().from(room).where(eq(room.gameCode, open))).toMatchObject([
    { isPublic: true, active: true },
  ]);
});

test("a summary deleted along with a keepsake stays deleted when the room sends the end again", async () => {
  const db = await database();
  const id = gameId("taken");
  const kept = { id: "k1", playerIds: [playerId(2)], kind: "text" } as unknown as Keepsake;
  const rows: readonly OutboxRow[] = [
    started("taken"),
    ended("taken"),
    { kind: "keepsakes", id, body: { gameId: id, keepsakes: [kept] } },
  ];
  // D1 stored the rows, but its response was lost.
  await deliverOutbox(db, rows, 5000);
  await removeKeepsake(db, id, "k1");
  await deliverOutbox(db, rows, 6000);
  const { row } = await gameOf("taken");
  expect(row).toMatchObject({ endedAt: 3000, highlights: null });
});

test("a keepsake removed in the room stays removed when an earlier call arrives late", async () => {
  const db = await database();
  const id = gameId("late");
  const made = (one: string) => ({ id: one, playerIds: [playerId(2)], kind: "text", body: {} });
  const kept = (...ids: readonly string[]): OutboxRow => {
    return { kind: "keepsakes", id, body: { gameId: id, keepsakes: ids.map(made) } };
  };
  const left = async () => {
    const [row] = await db.select().from(keepsake).where(eq(keepsake.gameId, id));
    return row?.items.map((item) => item.id);
  };
  const { user: maker } = await member();
  const rows = [started("late"), ended("late", 0.3, maker.id), kept("k1", "k2")];
  await deliverOutbox(db, rows, 5000);
  await deliverOutbox(db, [kept("k2")], 6000);
  await deliverOutbox(db, [kept("k1", "k2")], 5000);
  expect(await left()).toEqual(["k2"]);
  await deliverOutbox(db, [kept()], 7000);
  await deliverOutbox(db, [kept("k2")], 6000);
  expect(await left()).toEqual([]);
});

test("an earlier call that arrives late changes nothing that the room has sent since", async () => {
  const db = await database();
  const reelTold = (on: boolean, leftOut: readonly PlayerId[]): OutboxRow => ({
    kind: "reel",
    id: "overtaken",
    body: {
      reelId: "overtaken",
      roomId: "overtaken",
      hostUserId: "u1",
      language: "en",
      on,
      leftOut,
    },
  });
  const first = [roomTold("overtaken", 3), reelTold(true, [])];
  const then = [roomTold("overtaken", 0, false), reelTold(false, [playerId(2)])];
  // D1 was slow with the first call, so the room gave up on it and sent the later rows, which arrived first.
  await deliverOutbox(db, then, 9000);
  await deliverOutbox(db, first, 5000);
  const [told] = await db.select().from(room).where(eq(room.id, "overtaken"));
  expect(told).toMatchObject({ active: false, playerCount: 0, updatedAt: 9000 });
  const [night] = await db.select().from(reel).where(eq(reel.id, "overtaken"));
  expect(night).toMatchObject({ isOn: false, leftOut: [2] });
});
