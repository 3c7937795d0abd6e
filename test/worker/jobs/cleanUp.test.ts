import {
  createExecutionContext,
  createScheduledController,
  waitOnExecutionContext,
} from "cloudflare:test";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  loginFailure,
  mail,
  mailToken,
  subscriber,
} from "../../../src-worker/db/accounts.schema.ts";
import { DAILY } from "../../../src-worker/jobs/crons.ts";
import { checkout, paymentEvent } from "../../../src-worker/db/payments.schema.ts";
import { auditEntry, existingAnswer, report } from "../../../src-worker/db/site.schema.ts";
import { defaultSettings } from "../../../src-shared/catalog/defaultSettings.ts";
import { reel } from "../../../src-worker/db/reel.schema.ts";
import { game, gamePlayer, keepsake, room, session, user } from "../../../src-worker/db/schema.ts";
import index from "../../../src-worker/index.ts";
import { registered } from "../support/cast.ts";
import { bindings, database } from "../support/support.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

test("the daily clean-up deletes expired links, old login failures and unconfirmed subscribers", async () => {
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
    tries("over", now - 7.1 * DAY_MS),
    tries("open", now - 6.9 * DAY_MS),
    reader("over", now - 7.1 * DAY_MS, null),
    reader("open", now - 6.9 * DAY_MS, null),
    reader("reads", 0, 1),
  ]);
  await index.scheduled(
    createScheduledController({ cron: DAILY }),
    bindings,
    createExecutionContext(),
  );
  expect(await db.select({ id: mailToken.tokenHash }).from(mailToken)).toEqual([{ id: "open" }]);
  expect(await db.select({ id: loginFailure.key }).from(loginFailure)).toEqual([{ id: "open" }]);
  const readers = await db.select({ id: subscriber.emailKey }).from(subscriber);
  expect(readers.map(({ id }) => id).toSorted()).toEqual(["open", "reads"]);
});

test("the daily clean-up deletes old rooms and expired sessions, but no games", async () => {
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

test("the daily clean-up deletes old guests without a session", async () => {
  const db = await database();
  const now = Date.now();
  const guest = (id: string, days: number, mergedInto?: string) =>
    db.insert(user).values({
      id,
      kind: "guest",
      guestId: id,
      language: "en",
      createdAt: now - days * DAY_MS,
      ...(mergedInto !== undefined && { mergedInto }),
    });
  const { userId } = await registered();
  const lasting = { tokenHash: "here", family: "here", createdAt: 0, expiresAt: now + DAY_MS };
  await db.batch([
    guest("gone", 90.1),
    guest("new", 89.9),
    guest("here", 365),
    guest("joined", 365, userId),
    db.insert(session).values({ id: "here", userId: "here", ...lasting }),
    db.insert(gamePlayer).values({
      gameId: "theirs",
      playerId: 1,
      userId: "gone",
      alias: "GUS",
      avatarSrc: "pear.webp",
      hexColor: "#ffffff",
      robot: false,
      score: 10,
      rank: 1,
    }),
  ]);
  const ctx = createExecutionContext();
  await index.scheduled(createScheduledController({ cron: DAILY }), bindings, ctx);
  await waitOnExecutionContext(ctx);
  const left = await db
    .select({ id: user.id })
    .from(user)
    .where(inArray(user.id, ["gone", "new", "here", "joined", userId]));
  expect(left.map(({ id }) => id).toSorted()).toEqual(["here", "joined", "new", userId].toSorted());
  const seats = await db.select().from(gamePlayer).where(eq(gamePlayer.gameId, "theirs"));
  expect(seats).toMatchObject([{ userId: null, alias: "GUS", score: 10 }]);
});

test("what guests made and their names are deleted with the last of them, unless somebody can still see it", async () => {
  const db = await database();
  const now = Date.now();
  const old = now - 91 * DAY_MS;
  // Tests of other files share the database, and may have played a game.
  const nights = ["guests only", "with an account", "in a reel", "in a room"];
  const guest = (id: string) =>
    db.insert(user).values({ id, kind: "guest", guestId: id, language: "en", createdAt: old });
  const night = (id: string, reelEnds: number, players: readonly (string | null)[]) => [
    db.insert(game).values({
      id,
      roomId: `room ${id}`,
      gameCode: "ABCDE",
      gameType: "CANVAS_CLASH",
      settings: defaultSettings("CANVAS_CLASH", "en"),
      startedAt: old,
      endedAt: old,
      playerCount: players.length,
      highlights: { best: "a cat" },
    }),
    db.insert(reel).values({
      id: `reel ${id}`,
      roomId: `room ${id}`,
      hostUserId: "",
      language: "en",
      isOn: true,
      leftOut: [],
      createdAt: old,
      expiresAt: reelEnds,
    }),
    // SAFETY: seats are numbers; only the room's own code brands them.
    db.insert(keepsake).values({
      gameId: id,
      items: [{ id: "k", kind: "drawing", playerIds: [1], body: "a cat" }] as never,
    }),
    db.insert(gamePlayer).values(
      players.map((userId, playerId) => ({
        gameId: id,
        playerId,
        userId,
        alias: "GUS",
        avatarSrc: "pear.webp",
        hexColor: "#ffffff",
        robot: false,
        score: 1,
        rank: 1,
      })),
    ),
  ];
  const { userId } = await registered();
  const over = now - 61 * DAY_MS;
  const [first, ...others] = [
    guest("gus"),
    guest("gil"),
    ...night("guests only", over, ["gus", "gil", null]),
    ...night("with an account", over, ["gus", userId]),
    ...night("in a reel", now + DAY_MS, ["gus", "gil"]),
    ...night("in a room", over, ["gus"]),
    // As long as this row is there, its room may report the game again.
    db.insert(room).values({
      id: "room in a room",
      gameCode: "ABCDE",
      hostType: "HOST",
      hostUserId: "gus",
      isPublic: false,
      language: "en",
      active: false,
      createdAt: old,
      playerCount: 1,
      updatedAt: now - 29 * DAY_MS,
    }),
  ];
  await db.batch([first, ...others]);
  const left = async () => {
    const ctx = createExecutionContext();
    await index.scheduled(createScheduledController({ cron: DAILY }), bindings, ctx);
    await waitOnExecutionContext(ctx);
    const [made, summed, named] = await db.batch([
      db
        .select({ id: keepsake.gameId })
        .from(keepsake)
        .where(inArray(keepsake.gameId, nights))
        .orderBy(keepsake.gameId),
      db
        .select({ id: game.id })
        .from(game)
        .where(and(isNotNull(game.highlights), inArray(game.id, nights)))
        .orderBy(game.id),
      db
        .selectDistinct({ id: gamePlayer.gameId })
        .from(gamePlayer)
        .innerJoin(game, eq(game.id, gamePlayer.gameId))
        .where(and(eq(gamePlayer.alias, "GUS"), inArray(gamePlayer.gameId, nights)))
        .orderBy(gamePlayer.gameId),
    ]);
    // A game is kept whole or not at all.
    expect([summed, named]).toEqual([made, made]);
    return made.map(({ id }) => id);
  };
  expect(await left()).toEqual(["in a reel", "in a room", "with an account"]);
  // The room and the reel that were left to later nights.
  await db.update(room).set({ updatedAt: now - 31 * DAY_MS });
  await db
    .update(reel)
    .set({ expiresAt: now - 1 })
    .where(eq(reel.id, "reel in a reel"));
  expect(await left()).toEqual(["with an account"]);
});

test("old events, checkouts, audit entries and judged reports are deleted", async () => {
  const db = await database();
  const now = Date.now();
  const { userId } = await registered();
  const event = (id: string, days: number) =>
    db.insert(paymentEvent).values({ id, type: "t", createdAt: 0, handledAt: now - days * DAY_MS });
  const note = (id: string, days: number) =>
    db
      .insert(auditEntry)
      .values({ id, at: now - days * DAY_MS, actorId: "a", action: "x", subject: "s", detail: {} });
  const buying = (sessionId: string, days: number) =>
    db.insert(checkout).values({
      sessionId,
      userId,
      planId: "monthly",
      currency: "EUR",
      amount: 1,
      status: "open",
      createdAt: now - days * DAY_MS,
    });
  const reported = (id: string, days: number | null) =>
    db.insert(report).values({
      id,
      roomId: "r",
      gameCode: "ABCDE",
      reporterId: 1,
      content: "c",
      reason: "spam",
      createdAt: days === null ? now - 364 * DAY_MS : 0,
      handledAt: days === null ? null : now - days * DAY_MS,
    });
  await db.batch([
    event("old", 91),
    event("new", 89),
    buying("old", 91),
    buying("new", 89),
    note("old", 731),
    note("new", 729),
    reported("old", 366),
    reported("new", 364),
    reported("open", null),
  ]);
  const controller = createScheduledController({ cron: DAILY });
  await index.scheduled(controller, bindings, createExecutionContext());
  const left = async (rows: Promise<{ id: string }[]>) =>
    (await rows).map(({ id }) => id).toSorted();
  expect(await left(db.select({ id: paymentEvent.id }).from(paymentEvent))).toEqual(["new"]);
  expect(await left(db.select({ id: checkout.sessionId }).from(checkout))).toEqual(["new"]);
  expect(await left(db.select({ id: auditEntry.id }).from(auditEntry))).toEqual(["new"]);
  expect(await left(db.select({ id: report.id }).from(report))).toEqual(["new", "open"]);
});

test("of the answers left for later players, the best of each prompt are kept", async () => {
  const db = await database();
  const said = (promptId: string, language: "en" | "pl", share: number) =>
    db.insert(existingAnswer).values({
      id: `${promptId} ${language} ${share}`,
      language,
      promptId,
      answer: `${share}`,
      userId: null,
      share,
      createdAt: share,
    });
  const [first, ...others] = Array.from({ length: 25 }, (_, at) => said("p", "en", at));
  if (!first) throw new Error("nobody said anything");
  await db.batch([first, ...others, said("p", "pl", 0), said("q", "en", 0)]);
  await index.scheduled(
    createScheduledController({ cron: DAILY }),
    bindings,
    createExecutionContext(),
  );
  const left = await db.select({ id: existingAnswer.id }).from(existingAnswer);
  const best = Array.from({ length: 20 }, (_, at) => `p en ${at + 5}`);
  expect(left.map(({ id }) => id).toSorted()).toEqual([...best, "p pl 0", "q en 0"].toSorted());
});

test("each user whose time ends is notified by one daily run, however late it starts", async () => {
  // This run was due a few seconds ago and is late; the run of the day before was on time.
  const due = Date.now() - 5_000;
  const before = await registered({ subscriptionEndsAt: due + 2 * DAY_MS - 1 });
  const first = await registered({ subscriptionEndsAt: due + 2 * DAY_MS });
  const last = await registered({ subscriptionEndsAt: due + 3 * DAY_MS - 1 });
  const next = await registered({ subscriptionEndsAt: due + 3 * DAY_MS });
  const env = { ...bindings, SITE_URL: "https://party.example" };
  const run = async (at: number) => {
    const controller = createScheduledController({ cron: DAILY, scheduledTime: new Date(at) });
    await index.scheduled(controller, env, createExecutionContext());
  };
  const db = await database();
  const told = () =>
    Promise.all(
      [before, first, last, next].map(({ email }) => db.$count(mail, eq(mail.recipient, email))),
    );
  await run(due - DAY_MS);
  expect(await told()).toEqual([1, 0, 0, 0]);
  await run(due);
  expect(await told()).toEqual([1, 1, 1, 0]);
});

test("one mail that cannot be stored does not prevent others from being told that their time ends", async () => {
  const soon = Date.now() + 2.5 * DAY_MS;
  const people = [
    await registered({ subscriptionEndsAt: soon }),
    await registered({ subscriptionEndsAt: soon }),
    await registered({ subscriptionEndsAt: soon }),
  ];
  let isAway = true;
  const DB = new Proxy(bindings.DB, {
    get: (d1, key) => {
      if (key !== "prepare") return d1[key as "batch"].bind(d1);
      return (query: string) => {
        const fails = isAway && query.startsWith('insert into "mail"');
        if (fails) isAway = false;
        if (fails) throw new Error("D1 is away");
        return d1.prepare(query);
      };
    },
  });
  const env = { ...bindings, DB, SITE_URL: "https://party.example" };
  const controller = createScheduledController({ cron: DAILY });
  const run = index.scheduled(controller, env, createExecutionContext());
  await expect(run).rejects.toThrow("D1 is away");
  const db = await database();
  const told = people.map(({ email }) => db.$count(mail, eq(mail.recipient, email)));
  // The mail that failed may have been for an account of another test.
  const count = (await Promise.all(told)).reduce((sum, one) => sum + one, 0);
  expect(count).toBeGreaterThanOrEqual(2);
});

test("a clean-up that fails does not prevent users from being told that their time ends", async () => {
  const { email } = await registered({ subscriptionEndsAt: Date.now() + 2.5 * DAY_MS });
  const DB = new Proxy(bindings.DB, {
    get: (d1, key) => {
      if (key !== "prepare") return d1[key as "batch"].bind(d1);
      return (query: string) => {
        if (query.startsWith('delete from "room"')) throw new Error("D1 is away");
        return d1.prepare(query);
      };
    },
  });
  const env = { ...bindings, DB, SITE_URL: "https://party.example" };
  const controller = createScheduledController({ cron: DAILY });
  const run = index.scheduled(controller, env, createExecutionContext());
  await expect(run).rejects.toThrow("D1 is away");
  const mails = await (await database()).select().from(mail).where(eq(mail.recipient, email));
  expect(mails).toHaveLength(1);
});

test("the log forgets the address of an invitation or a mail after thirty days, but keeps the entry", async () => {
  const db = await database();
  const now = Date.now();
  const invited = (id: string, days: number, action = "invite.send") =>
    db.insert(auditEntry).values({
      id,
      at: now - days * DAY_MS,
      actorId: "a",
      action,
      subject: "zoe@party.example",
      detail: {},
    });
  const ids = ["sent", "just", "other", "read"].map((id) => `${id} ${crypto.randomUUID()}`);
  const [sent = "", just = "", other = "", read = ""] = ids;
  await db.batch([
    invited(sent, 31),
    invited(just, 29),
    invited(other, 31, "user.change"),
    invited(read, 31, "mail.read"),
  ]);
  const controller = createScheduledController({ cron: DAILY });
  await index.scheduled(controller, bindings, createExecutionContext());
  const rows = await db.select().from(auditEntry).where(inArray(auditEntry.id, ids));
  const subjects = Object.fromEntries(rows.map(({ id, subject }) => [id, subject]));
  expect(subjects).toEqual({
    [sent]: "?",
    [just]: "zoe@party.example",
    [other]: "zoe@party.example",
    [read]: "?",
  });
});
