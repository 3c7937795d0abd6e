import { expect, test } from "vitest";
import { identity, subscriber } from "../../../../src-worker/db/accounts.schema.ts";
import { circle, circleMember } from "../../../../src-worker/db/circles.schema.ts";
import { pack, packLike, picture } from "../../../../src-worker/db/packs.schema.ts";
import { checkout, payment, subscription } from "../../../../src-worker/db/payments.schema.ts";
import { reel } from "../../../../src-worker/db/reel.schema.ts";
import {
  gamePlayer,
  game,
  keepsake,
  room,
  session,
  user as users,
} from "../../../../src-worker/db/schema.ts";
import { secondFactor } from "../../../../src-worker/db/secondFactor.schema.ts";
import { contactMessage, existingAnswer, report } from "../../../../src-worker/db/site.schema.ts";
import { everythingOf } from "../../../../src-worker/features/profile/export.repository.ts";
import { member } from "../../support/people.ts";
import { appWith, client, database, problem, through } from "../../support/support.ts";

test("the export has everything the service stores about a user, and nothing about others", async () => {
  const call = client(through(appWith()));
  const ann = await member({ name: "Ann", passwordHash: "scrypt of a secret" }, call);
  const bob = await member({ isAdmin: true }, call);
  const db = await database();
  const gameId = crypto.randomUUID();
  const seat = { avatarSrc: "pear.webp", hexColor: "#112233", robot: false, score: 1, rank: 1 };
  const made = (id: string, playerIds: number[]) => ({ id, kind: "drawing", playerIds, body: id });
  const answers = [
    { text: "a cat", alias: "Annie", playerId: 1, machine: false, votes: 1 },
    { text: "a dog of another", alias: "Somebody else", playerId: 2, machine: false, votes: 0 },
  ];
  const duel = { id: "duel", kind: "duel", playerIds: [1, 2], body: { prompt: "Who?", answers } };
  await db.batch([
    db.insert(game).values({
      id: gameId,
      roomId: "r",
      gameCode: "ABCDE",
      gameType: "RPS_SHOOT",
      // SAFETY: an export does not read settings.
      settings: {} as never,
      startedAt: 1,
      playerCount: 2,
    }),
    db.insert(gamePlayer).values([
      { gameId, playerId: 1, userId: ann.user.id, alias: "Annie", ...seat },
      { gameId, playerId: 2, userId: null, alias: "Somebody else", ...seat },
    ]),
    db.insert(keepsake).values({
      gameId,
      // SAFETY: seats are numbers; only the room's own code brands them.
      items: [made("hers", [1]), made("not hers", [2]), duel] as never,
    }),
    db.insert(contactMessage).values({
      id: gameId,
      name: "Ann",
      // In capitals, since a phone's keyboard may capitalise what people type.
      email: (ann.user.email ?? "").toUpperCase(),
      message: "hello",
      createdAt: 1,
    }),
  ]);
  const path = `/userProfile/${ann.user.id}/export`;
  const { status, body } = await ann.call("GET", path, { bearer: ann.accessToken });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    account: { id: ann.user.id, name: "Ann", email: ann.user.email, hasPassword: true },
    games: [
      {
        gameId,
        alias: "Annie",
        made: [{ id: "hers" }, { id: "duel", body: { prompt: "Who?", answers: [answers[0]] } }],
      },
    ],
    messages: [{ message: "hello" }],
    packs: [],
    pictures: [],
    packsLiked: [],
    payments: [],
  });
  const text = JSON.stringify(body);
  for (const secret of ["scrypt of a secret", "Somebody else", "not hers", "of another"]) {
    expect(text).not.toContain(secret);
  }
  const foreign = await bob.call("GET", path, { bearer: bob.accessToken });
  expect(foreign).toMatchObject({ status: 403, body: problem(403, "not_yours") });
});

test("the export has the user's checkouts, reports and reels, without what others wrote", async () => {
  const { call, user, accessToken: bearer } = await member();
  const db = await database();
  const id = crypto.randomUUID();
  await db.batch([
    db.insert(checkout).values({
      sessionId: `cs ${id}`,
      userId: user.id,
      planId: "monthly",
      currency: "EUR",
      amount: 549,
      status: "expired",
      createdAt: 1,
    }),
    db.insert(report).values({
      id,
      roomId: "",
      gameCode: "",
      reporterId: 0,
      content: "somebody's pack",
      reason: "hate",
      createdAt: 2,
      packId: "a pack",
      reporterUserId: user.id,
    }),
    db.insert(reel).values({
      id,
      roomId: "r",
      hostUserId: user.id,
      language: "en",
      isOn: true,
      leftOut: [],
      createdAt: 3,
      expiresAt: 4,
    }),
  ]);
  const { body } = await call("GET", `/userProfile/${user.id}/export`, { bearer });
  expect(body).toMatchObject({
    checkouts: [{ planId: "monthly", amount: 549, status: "expired" }],
    reportsMade: [{ packId: "a pack", reason: "hate", createdAt: 2 }],
    reelsHosted: [{ id, createdAt: 3, expiresAt: 4 }],
  });
  expect(JSON.stringify(body)).not.toContain("somebody's pack");
});

/** Gives a person one of everything, `mark` in each, and a game that they played as a guest before. */
async function belongings(userId: string, emailKey: string, mark: string): Promise<void> {
  const db = await database();
  const guestUserId = `guest ${mark}`;
  const language = "en" as const;
  const own = { id: mark, userId, createdAt: 1 };
  const paid = { planId: "monthly", currency: "EUR", amount: 549 };
  const said = { roomId: "r", gameCode: "ABCDE", reporterId: 1, content: mark };
  await db.batch([
    db.insert(users).values({
      id: guestUserId,
      kind: "guest",
      language,
      createdAt: 1,
      mergedInto: userId,
    }),
    db.insert(identity).values({ provider: "google", subject: mark, userId, createdAt: 1 }),
    db
      .insert(session)
      .values({ ...own, tokenHash: mark, family: mark, expiresAt: 2, device: mark }),
    db.insert(pack).values({
      id: mark,
      kind: "word",
      ownerId: userId,
      name: mark,
      language,
      isPublic: false,
      entries: [mark],
      createdAt: 1,
      updatedAt: 1,
    }),
    db.insert(picture).values({ id: mark, ownerId: userId, bytes: 1, createdAt: 1 }),
    db.insert(packLike).values({ packId: mark, userId }),
    db.insert(game).values({
      id: mark,
      roomId: mark,
      gameCode: "ABCDE",
      gameType: "RPS_SHOOT",
      // SAFETY: an export does not read settings.
      settings: {} as never,
      startedAt: 1,
      playerCount: 1,
    }),
    db.insert(gamePlayer).values({
      gameId: mark,
      playerId: 1,
      userId: guestUserId,
      alias: mark,
      avatarSrc: "pear.webp",
      hexColor: "#112233",
      robot: false,
      score: 1,
      rank: 1,
    }),
    db.insert(existingAnswer).values({ ...own, language, promptId: "p", answer: mark, share: 1 }),
    db.insert(room).values({
      id: mark,
      gameCode: mark,
      hostType: "HOST",
      hostUserId: userId,
      isPublic: false,
      language,
      active: false,
      createdAt: 1,
      playerCount: 1,
      updatedAt: 1,
    }),
    db.insert(payment).values({
      ...own,
      ...paid,
      invoiceId: mark,
      status: "paid",
      periodStart: 1,
      periodEnd: 2,
    }),
    db.insert(subscription).values({
      id: mark,
      userId,
      planId: "monthly",
      status: "active",
      currentPeriodEnd: 1,
      cancelAtPeriodEnd: true,
      toldAt: 1,
    }),
    db
      .insert(checkout)
      .values({ sessionId: mark, userId, ...paid, status: "complete", createdAt: 1 }),
    db.insert(reel).values({
      id: mark,
      roomId: mark,
      hostUserId: userId,
      language,
      isOn: true,
      leftOut: [],
      createdAt: 1,
      expiresAt: 2,
    }),
    db.insert(subscriber).values({ email: mark, emailKey, language, createdAt: 1 }),
    db
      .insert(contactMessage)
      .values({ id: mark, name: mark, email: emailKey, message: mark, createdAt: 1 }),
    db.insert(report).values({ ...own, ...said, reason: "hate" }),
    db.insert(report).values({
      ...said,
      id: `by ${mark}`,
      createdAt: 1,
      reason: "hate",
      packId: mark,
      reporterUserId: userId,
    }),
    db.insert(secondFactor).values({ userId, secret: "sealed", since: mark.length }),
    db.insert(circle).values({ id: mark, name: `circle of ${mark}`, createdAt: 1 }),
    db.insert(circleMember).values({
      id: mark,
      circleId: mark,
      userId,
      name: mark,
      avatarSrc: "pear.webp",
      joinedAt: 1,
    }),
  ]);
}

test("each list of the export has what is the user's own, also from before they logged in, and nothing of others", async () => {
  const [ann, bob] = [await member(), await member()];
  const [hers, his] = [`hers-${crypto.randomUUID()}`, `his-${crypto.randomUUID()}`];
  await belongings(ann.user.id, ann.user.emailKey ?? "", hers);
  await belongings(bob.user.id, bob.user.emailKey ?? "", his);
  const path = `/userProfile/${ann.user.id}/export`;
  const { body } = await ann.call("GET", path, { bearer: ann.accessToken });
  expect(body).toMatchObject({
    logins: [{ subject: hers }],
    sessions: [{ device: hers }],
    packs: [{ id: hers, entries: [hers] }],
    pictures: [{ id: hers }],
    packsLiked: [hers],
    games: [{ gameId: hers, alias: hers }],
    answersLeft: [{ answer: hers }],
    roomsHosted: [{ gameCode: hers }],
    payments: [{ id: hers }],
    subscriptions: [{ id: hers }],
    checkouts: [{ sessionId: hers }],
    reelsHosted: [{ id: hers }],
    newsletter: [{ email: hers }],
    messages: [{ message: hers }],
    reports: [{ content: hers }],
    reportsMade: [{ packId: hers }],
    secondFactor: [{ since: hers.length }],
    circles: [{ circle: `circle of ${hers}`, name: hers }],
  });
  expect(JSON.stringify(body)).not.toContain(his);
});

test("there is nothing to export of an unknown user", async () => {
  expect(await everythingOf(await database(), "nobody")).toBeUndefined();
});
