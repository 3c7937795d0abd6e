import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from "cloudflare:test";
import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { loginFailure, mailToken, subscriber } from "../../src-worker/db/accounts.schema.ts";
import { DAILY } from "../../src-worker/crons.ts";
import { game, room, session, user } from "../../src-worker/db/schema.ts";
import index from "../../src-worker/index.ts";
import { bindings, database } from "./support.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test("the daily clean-up forgets links, tries and unanswered questions whose time is over", async () => {
  const db = await database();
  const now = Date.now();
  const token = (tokenHash: string, expiresAt: number) =>
    db.insert(mailToken).values({
      tokenHash,
      purpose: "verify",
      email: "a@b.example",
      emailKey: tokenHash,
      language: "en",
      createdAt: 0,
      expiresAt,
    });
  const tries = (key: string, lastAt: number) =>
    db.insert(loginFailure).values({ key, count: 9, lastAt, blockedUntil: 0 });
  const reader = (emailKey: string, createdAt: number, confirmedAt: number | null) =>
    db
      .insert(subscriber)
      .values({ emailKey, email: emailKey, language: "en", createdAt, confirmedAt });
  await db.batch([
    token("over", now - 1000),
    token("open", now + DAY_MS),
    tries("over", now - 1.1 * DAY_MS),
    tries("open", now - 0.9 * DAY_MS),
    reader("over", now - 7.1 * DAY_MS, null),
    reader("open", now - 6.9 * DAY_MS, null),
    reader("reads", 0, 1),
  ]);
  await index.scheduled(createScheduledController({ cron: DAILY }), bindings);
  expect(await db.select({ id: mailToken.tokenHash }).from(mailToken)).toEqual([{ id: "open" }]);
  expect(await db.select({ id: loginFailure.key }).from(loginFailure)).toEqual([{ id: "open" }]);
  const readers = await db.select({ id: subscriber.emailKey }).from(subscriber);
  expect(readers.map(({ id }) => id).toSorted()).toEqual(["open", "reads"]);
});

test("the daily clean-up forgets old rooms and sessions, and nothing else", async () => {
  const db = await database();
  const now = Date.now();
  const aRoom = (id: string, days: number) =>
    db.insert(room).values({
      id,
      gameCode: "ABCDE",
      hostType: "HOST",
      hostUserId: "u",
      isPublic: false,
      language: "en",
      active: false,
      createdAt: 0,
      playerCount: 0,
      updatedAt: now - days * DAY_MS,
    });
  const aSession = (id: string, expiresAt: number) =>
    db
      .insert(session)
      .values({ id, tokenHash: id, family: id, userId: "cleaned", createdAt: 0, expiresAt });
  await db.batch([
    db
      .insert(user)
      .values({ id: "cleaned", kind: "guest", guestId: "cleaned", language: "en", createdAt: 0 }),
    aRoom("old", 30.1),
    aRoom("recent", 29.9),
    aSession("over", now - 1000),
    aSession("open", now + DAY_MS),
    db.insert(game).values({
      id: "played",
      roomId: "old",
      gameCode: "ABCDE",
      gameType: "RPS_SHOOT",
      playerCount: 2,
      settings: { language: "en" } as typeof game.$inferInsert.settings,
      startedAt: 0,
    }),
  ]);
  const ctx = createExecutionContext();
  await index.scheduled(createScheduledController({ cron: "17 3 * * *" }), bindings);
  await waitOnExecutionContext(ctx);
  const rooms = await db
    .select({ id: room.id })
    .from(room)
    .where(inArray(room.id, ["old", "recent"]));
  const sessions = await db
    .select({ id: session.id })
    .from(session)
    .where(inArray(session.id, ["over", "open"]));
  const games = await db
    .select({ id: game.id })
    .from(game)
    .where(inArray(game.id, ["played"]));
  expect({ rooms, sessions, games }).toEqual({
    rooms: [{ id: "recent" }],
    sessions: [{ id: "open" }],
    games: [{ id: "played" }],
  });
});
