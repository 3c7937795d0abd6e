import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from "cloudflare:test";
import { inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import { game, room, session, user } from "../../src-worker/db/schema.ts";
import index from "../../src-worker/index.ts";
import { bindings, database } from "./support.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

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
  await index.scheduled(createScheduledController({ cron: "17 3 * * *" }), bindings, ctx);
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
