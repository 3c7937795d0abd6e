import { and, eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { defaultSettings } from "../../../../src-shared/catalog/defaultSettings.ts";
import {
  identity,
  mail,
  mailToken,
  subscriber,
} from "../../../../src-worker/db/accounts.schema.ts";
import { pack } from "../../../../src-worker/db/packs.schema.ts";
import {
  game,
  gamePlayer,
  keepsake,
  room,
  session,
  user,
} from "../../../../src-worker/db/schema.ts";
import { existingAnswer } from "../../../../src-worker/db/site.schema.ts";
import { emailKeyOf } from "../../../../src-shared/text/emailAddress.ts";
import { eraseAccount } from "../../../../src-worker/features/accounts/eraseAccount.repository.ts";
import { removeKeepsake } from "../../../../src-worker/features/profile/playedGames.repository.ts";
import { NOBODY } from "../../../../src-worker/shared/unknownFace.ts";
import { account, office, tokenTo, type Office } from "../../support/office.ts";
import { post, receipts, story } from "../../support/money.ts";
import { member } from "../../support/people.ts";
import { database, problem } from "../../support/support.ts";

const HOUR_MS = 60 * 60_000;
const EXPIRED = { status: 410, body: problem(410, "token_expired") };

async function leaving(place: Office) {
  const person = await account(place);
  const { call, email, accessToken: bearer } = person;
  const asked = await call("POST", "/user/initDeleteAccount", { bearer });
  expect(asked).toMatchObject({ status: 202, body: {} });
  const dtoken = await tokenTo(place, email, "dtoken");
  const path = `/userProfile/${person.userId}/deleteAccount?dtoken=${dtoken}`;
  return { ...person, bearer, dtoken, path };
}

test("deleting an account deletes everything that identifies its owner; its games stay for the other players", async () => {
  const place = office();
  const { call, email, userId, path, bearer, session: cookie } = await leaving(place);
  const db = await database();
  const gameId = crypto.randomUUID();
  const seat = { avatarSrc: "pear.webp", hexColor: "#112233", robot: false, score: 1, rank: 1 };
  const drawing = (id: string, playerIds: number[]) => ({
    id,
    kind: "drawing",
    playerIds,
    body: id,
  });
  await db.batch([
    // As long as this row is there, the game's reel may still come.
    db.insert(room).values({
      id: "r",
      gameCode: "ABCDE",
      hostType: "HOST",
      hostUserId: "",
      isPublic: false,
      language: "en",
      active: false,
      createdAt: 0,
      playerCount: 2,
      updatedAt: 0,
    }),
    db.insert(game).values({
      id: gameId,
      roomId: "r",
      gameCode: "ABCDE",
      gameType: "REQUIP",
      settings: defaultSettings("REQUIP", "en"),
      startedAt: 0,
      playerCount: 2,
      highlights: { best: [{ text: "Ann's own words", playerId: 1 }] },
    }),
    db.insert(gamePlayer).values([
      { gameId, playerId: 1, userId, alias: "Ann Other", ...seat },
      { gameId, playerId: 2, userId: null, alias: "Bob", ...seat },
    ]),
    db.insert(keepsake).values({
      gameId,
      // SAFETY: seats are numbers; only the room's own code brands them.
      items: [drawing("mine", [1]), drawing("ours", [2, 1]), drawing("bobs", [2])] as never,
    }),
    db.insert(pack).values({
      id: gameId,
      kind: "word",
      ownerId: userId,
      name: "Ann's",
      language: "en",
      isPublic: true,
      entries: ["a"],
      createdAt: 0,
      updatedAt: 0,
    }),
    db.insert(existingAnswer).values({
      id: gameId,
      language: "en",
      promptId: "p",
      answer: "mine",
      userId,
      share: 1,
      createdAt: 0,
    }),
    db.insert(identity).values({ provider: "google", subject: userId, userId, createdAt: 0 }),
    db.insert(subscriber).values({
      email,
      emailKey: emailKeyOf(email),
      language: "en",
      createdAt: 0,
    }),
  ]);

  const deleted = await call("DELETE", path, { bearer, cookie });
  expect(deleted).toMatchObject({ status: 204, session: "" });

  const players = await db.select().from(gamePlayer).where(eq(gamePlayer.gameId, gameId));
  expect(players.map(({ alias, userId: id }) => ({ alias, id }))).toEqual([
    { alias: NOBODY, id: null },
    { alias: "Bob", id: null },
  ]);
  const [kept] = await db.select().from(keepsake).where(eq(keepsake.gameId, gameId));
  expect(kept).toMatchObject({ items: [drawing("bobs", [2])], removed: ["mine", "ours"] });
  const [summed] = await db.select().from(game).where(eq(game.id, gameId));
  expect(summed?.highlights).toBeNull();
  const left = await Promise.all([
    db.select().from(user).where(eq(user.id, userId)),
    db.select().from(session).where(eq(session.userId, userId)),
    db.select().from(identity).where(eq(identity.userId, userId)),
    db.select().from(pack).where(eq(pack.ownerId, userId)),
    db.select().from(existingAnswer).where(eq(existingAnswer.userId, userId)),
    db
      .select()
      .from(mailToken)
      .where(eq(mailToken.emailKey, emailKeyOf(email))),
    // Of the mails, only the one that confirms the deletion is left.
    db
      .select()
      .from(mail)
      .where(and(eq(mail.recipient, email), ne(mail.subject, "Your account is deleted"))),
    db
      .select()
      .from(subscriber)
      .where(eq(subscriber.emailKey, emailKeyOf(email))),
  ]);
  expect(left.flat()).toEqual([]);
  expect((await call("GET", "/user/checkSession", { cookie })).status).toBe(403);
  const profile = await call("GET", `/userProfile/${userId}`, { bearer });
  expect(profile).toMatchObject({ status: 401, body: problem(401, "not_signed_in") });
  expect((await account(place)).userId).not.toBe(userId);
});

test("deleting an account also deletes what a guest left who later logged in to it", async () => {
  const place = office();
  const { call, userId, path, bearer } = await leaving(place);
  const db = await database();
  const guest = crypto.randomUUID();
  await db.batch([
    db
      .insert(user)
      .values({ id: guest, kind: "guest", language: "en", createdAt: 1, mergedInto: userId }),
    db.insert(existingAnswer).values({
      id: guest,
      language: "en",
      promptId: "p",
      answer: "said as a guest",
      userId: guest,
      share: 1,
      createdAt: 0,
    }),
    db.insert(gamePlayer).values({
      gameId: guest,
      playerId: 1,
      userId: guest,
      alias: "Ann",
      avatarSrc: "pear.webp",
      hexColor: "#112233",
      robot: false,
      score: 1,
      rank: 1,
    }),
  ]);
  expect((await call("DELETE", path, { bearer })).status).toBe(204);
  expect(await db.select().from(existingAnswer).where(eq(existingAnswer.id, guest))).toEqual([]);
  const [seat] = await db.select().from(gamePlayer).where(eq(gamePlayer.gameId, guest));
  expect(seat).toMatchObject({ alias: NOBODY, userId: null });
});

test("another account's link and a made-up one delete nothing, and end no subscription", async () => {
  const place = office();
  const ann = await leaving(place);
  const bob = await account(place);
  const bought = story(bob.userId);
  for (const event of [bought.created, bought.paid]) await post(event);
  const path = (userId: string, dtoken: string) =>
    `/userProfile/${userId}/deleteAccount?dtoken=${dtoken}`;
  const foreign = await bob.call("DELETE", path(bob.userId, ann.dtoken), {
    bearer: bob.accessToken,
  });
  expect(foreign).toMatchObject(EXPIRED);
  const list = await bob.call("GET", `/userProfile/${bob.userId}/payments`, {
    bearer: bob.accessToken,
  });
  expect(receipts.parse(list.body).subscription).toMatchObject({ cancelAtPeriodEnd: false });
  const notTheirs = await bob.call("DELETE", ann.path, { bearer: bob.accessToken });
  expect(notTheirs).toMatchObject({ status: 403, body: problem(403, "not_yours") });
  const none = await ann.call("DELETE", path(ann.userId, "made-up"), { bearer: ann.bearer });
  expect(none).toMatchObject(EXPIRED);
  const anonymous = await ann.call("DELETE", ann.path);
  expect(anonymous).toMatchObject({ status: 401, body: problem(401, "not_signed_in") });
  const { bearer } = ann;
  expect((await ann.call("GET", `/userProfile/${ann.userId}`, { bearer })).status).toBe(200);
});

test("the link expires after an hour", async () => {
  const place = office();
  const { call, email, password, path } = await leaving(place);
  place.pass(HOUR_MS);
  const fresh = await call("POST", "/user/login", { body: { email, password } });
  const bearer = String((fresh.body as { accessToken: unknown }).accessToken);
  expect(await call("DELETE", path, { bearer })).toMatchObject(EXPIRED);
});

test("the link works again after a deletion that failed in the database", async () => {
  const db = await database();
  let isBroken = false;
  const weak = new Proxy(db, {
    get: (target, key) =>
      key === "batch" && isBroken
        ? () => Promise.reject(new Error("D1_ERROR: network connection lost"))
        : Reflect.get(target, key, target),
  });
  const place = office({ database: async () => weak, report: () => undefined });
  const { call, path, bearer, userId } = await leaving(place);
  isBroken = true;
  expect((await call("DELETE", path, { bearer })).status).toBe(503);
  isBroken = false;
  expect((await call("DELETE", path, { bearer })).status).toBe(204);
  expect(await db.select().from(user).where(eq(user.id, userId))).toEqual([]);
});

test("the link pressed twice at the same time deletes the account once, with one notice", async () => {
  const place = office();
  const { call, path, bearer, email } = await leaving(place);
  const press = () => call("DELETE", path, { bearer });
  const statuses = (await Promise.all([press(), press()])).map(({ status }) => status);
  expect(statuses).toContain(204);
  expect(statuses.filter((status) => status === 204)).toHaveLength(1);
  expect(await place.mailsTo(email)).toHaveLength(1);
});

test("an account without games can be deleted too", async () => {
  const place = office();
  const { call, path, bearer, userId } = await leaving(place);
  expect((await call("DELETE", path, { bearer })).status).toBe(204);
  const db = await database();
  expect(await db.select().from(user).where(eq(user.id, userId))).toEqual([]);
  expect(await db.select().from(game).where(eq(game.id, userId))).toEqual([]);
});

test("a keepsake that another player removes during the deletion does not come back", async () => {
  const { user: row } = await member();
  const db = await database();
  const gameId = crypto.randomUUID();
  const seat = { avatarSrc: "a", hexColor: "#112233", robot: false, score: 1, rank: 1, alias: "A" };
  const made = (id: string, playerIds: number[]) => ({ id, kind: "drawing", playerIds, body: 1 });
  await db.batch([
    db.insert(gamePlayer).values({ gameId, playerId: 1, userId: row.id, ...seat }),
    db.insert(gamePlayer).values({ gameId, playerId: 2, userId: null, ...seat }),
    db.insert(keepsake).values({
      gameId,
      // SAFETY: as above.
      items: [
        made("hers", [1]),
        made("his", [2]),
        made("theirs", [2, 1]),
        made("other", [3]),
      ] as never,
    }),
  ]);
  let isAway = false;
  const meanwhile = new Proxy(db, {
    get: (target, key) =>
      key === "batch"
        ? async (...statements: Parameters<typeof db.batch>) => {
            if (!isAway) await removeKeepsake(db, gameId, "his");
            isAway = true;
            return target.batch(...statements);
          }
        : Reflect.get(target, key, target),
  });
  await eraseAccount(meanwhile, row.id, Date.now());
  const [kept] = await db.select().from(keepsake).where(eq(keepsake.gameId, gameId));
  expect(kept?.items.map(({ id }) => id)).toEqual(["other"]);
  // The room may send its rows again: these ids keep the keepsakes from coming back.
  expect(kept?.removed.toSorted()).toEqual(["hers", "his", "theirs"]);
});

test("what strangers made in a game that only this account still had is deleted with it", async () => {
  const { user: row } = await member();
  const db = await database();
  const gameId = crypto.randomUUID();
  const seat = { avatarSrc: "a", hexColor: "#112233", robot: false, score: 1, rank: 1, alias: "A" };
  await db.batch([
    db.insert(game).values({
      id: gameId,
      roomId: "closed long ago",
      gameCode: "ABCDE",
      gameType: "REQUIP",
      settings: defaultSettings("REQUIP", "en"),
      startedAt: 0,
      playerCount: 2,
    }),
    db.insert(gamePlayer).values([
      { gameId, playerId: 1, userId: row.id, ...seat },
      { gameId, playerId: 2, userId: null, ...seat },
    ]),
    db.insert(keepsake).values({
      gameId,
      // SAFETY: as above.
      items: [{ id: "his", kind: "drawing", playerIds: [2], body: 1 }] as never,
    }),
  ]);
  await eraseAccount(db, row.id, Date.now());
  expect(await db.select().from(keepsake).where(eq(keepsake.gameId, gameId))).toEqual([]);
  const seats = await db.select().from(gamePlayer).where(eq(gamePlayer.gameId, gameId));
  expect(seats.map(({ alias }) => alias)).toEqual([NOBODY, NOBODY]);
});

test("an account whose owner played more than a hundred games can be deleted too", async () => {
  const place = office();
  const { user: row, accessToken: bearer, call } = await member({}, place.client());
  const db = await database();
  const seat = { avatarSrc: "a", hexColor: "#112233", robot: false, score: 1, rank: 1, alias: "A" };
  const games = Array.from({ length: 130 }, () => crypto.randomUUID());
  for (const gameId of games) {
    const items = [{ id: "k", kind: "drawing", playerIds: [1], body: 1 }];
    await db.batch([
      db.insert(gamePlayer).values({ gameId, playerId: 1, userId: row.id, ...seat }),
      // SAFETY: as above.
      db.insert(keepsake).values({ gameId, items: items as never }),
    ]);
  }
  await call("POST", "/user/initDeleteAccount", { bearer });
  const dtoken = await tokenTo(place, row.email ?? "", "dtoken");
  const path = `/userProfile/${row.id}/deleteAccount?dtoken=${dtoken}`;
  expect((await call("DELETE", path, { bearer })).status).toBe(204);
  expect(await db.select().from(gamePlayer).where(eq(gamePlayer.userId, row.id))).toEqual([]);
  const [kept] = await db
    .select()
    .from(keepsake)
    .where(eq(keepsake.gameId, games[129] ?? ""));
  expect(kept?.items).toEqual([]);
});

test("another player's duel keeps no name of somebody deleted for whom the machine had answered", async () => {
  const { user: row } = await member();
  const db = await database();
  const gameId = crypto.randomUUID();
  const seat = { avatarSrc: "a", hexColor: "#112233", robot: false, score: 1, rank: 1 };
  const duel = (alias: string) => ({
    id: "duel",
    kind: "duel",
    playerIds: [2],
    body: {
      prompt: "A bad pizza",
      answers: [
        { text: "socks", alias: "Bob", playerId: 2, machine: false, votes: 2 },
        { text: "beeps", alias, playerId: 1, machine: true, votes: 0 },
      ],
    },
  });
  const ladder = { id: "other", kind: "ladder", playerIds: [2], body: { rungs: [] } };
  await db.batch([
    db
      .insert(gamePlayer)
      .values({ gameId, playerId: 1, userId: row.id, alias: "Ann Other", ...seat }),
    db.insert(gamePlayer).values({ gameId, playerId: 2, userId: null, alias: "Bob", ...seat }),
    // SAFETY: as above.
    db.insert(keepsake).values({ gameId, items: [duel("Ann Other"), ladder] as never }),
  ]);
  await eraseAccount(db, row.id, Date.now());
  const [kept] = await db.select().from(keepsake).where(eq(keepsake.gameId, gameId));
  expect(kept).toMatchObject({ items: [duel(NOBODY), ladder], removed: [] });
});
