import { expect, test } from "vitest";
import { checkout } from "../../../../src-worker/db/payments.schema.ts";
import { reel } from "../../../../src-worker/db/reel.schema.ts";
import { gamePlayer, game, keepsake } from "../../../../src-worker/db/schema.ts";
import { contactMessage, report } from "../../../../src-worker/db/site.schema.ts";
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
