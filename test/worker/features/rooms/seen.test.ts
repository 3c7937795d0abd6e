import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import type { GameType } from "../../../../src-shared/catalog/gameTypes.ts";
import { defaultSettings } from "../../../../src-shared/catalog/defaultSettings.ts";
import { SEEN_KEPT_MS } from "../../../../src-shared/catalog/limits.ts";
import { gameCode, gameId, playerId } from "../../../../src-shared/protocol/ids.ts";
import type { OutboxRow } from "../../../../src-rooms/session/model/inputs.ts";
import { game } from "../../../../src-worker/db/schema.ts";
import { mergeGuest } from "../../../../src-worker/features/accounts/accounts.repository.ts";
import { eraseAccount } from "../../../../src-worker/features/accounts/eraseAccount.repository.ts";
import { deliverOutbox } from "../../../../src-worker/features/rooms/outbox/outbox.repository.ts";
import { seenBy } from "../../../../src-worker/features/rooms/outbox/seen.repository.ts";
import { cleanUp } from "../../../../src-worker/jobs/cleanUp.ts";
import { member } from "../../support/people.ts";
import { claimsOf, database, depsWith, guest } from "../../support/support.ts";

const NOW = Date.UTC(2026, 10, 23, 20, 0, 0);
const DAY = 24 * 60 * 60 * 1_000;

/** An evening of one game, as its room would send it. */
function evening(
  id: string,
  hostUserId: string,
  shown: readonly string[],
  more: { readonly playedBy?: string; readonly at?: number; readonly gameType?: GameType } = {},
): OutboxRow[] {
  const { playedBy, at = NOW, gameType = "REQUIP" } = more;
  const seat = {
    playerId: playerId(1),
    alias: "Ann",
    avatarSrc: "donut.webp",
    hexColor: "#ffffff",
    robot: false,
    score: 1,
    rank: 1,
  };
  return [
    {
      kind: "gameStarted",
      id,
      body: {
        gameId: gameId(id),
        roomId: "room",
        gameCode: gameCode("ABCDE"),
        gameType,
        settings: defaultSettings(gameType, "en"),
        startedAt: at - 1,
        playerCount: 1,
      },
    },
    {
      kind: "gameEnded",
      id,
      body: {
        gameId: gameId(id),
        endedAt: at,
        rounds: { roundId: 1, roundCount: 1, scoreMultiplier: 1 },
        end: { gameId: gameId(id), gameType, podium: [seat], highlights: {} },
        users: playedBy === undefined ? {} : { [playerId(1)]: playedBy },
        hostUserId,
        shown,
      },
    },
  ];
}

test("[SE80] prompts that users have hosted or played are sent to their next room, oldest first", async () => {
  const db = await database();
  const [ann, bea, cid] = [
    (await member()).user.id,
    (await member()).user.id,
    (await member()).user.id,
  ];
  await deliverOutbox(
    db,
    [
      ...evening("first", ann, ["pizza", "lift"], { at: NOW - 3 * DAY }),
      ...evening("second", bea, ["lift", "sofa"], { at: NOW - 2 * DAY, playedBy: ann }),
      ...evening("other game", ann, ["moon+cheese"], { gameType: "SYNC_THINK" }),
      ...evening("strangers", cid, ["soup"]),
      ...evening("long ago", ann, ["toast"], { at: NOW - SEEN_KEPT_MS - DAY }),
    ],
    NOW,
  );
  expect(await seenBy(db, "REQUIP", [ann], NOW)).toEqual(["pizza", "lift", "sofa"]);
  expect(await seenBy(db, "REQUIP", [bea], NOW)).toEqual(["lift", "sofa"]);
  expect(await seenBy(db, "REQUIP", [bea, cid], NOW)).toEqual(["lift", "sofa", "soup"]);
  expect(await seenBy(db, "SYNC_THINK", [ann], NOW)).toEqual(["moon+cheese"]);
  expect(await seenBy(db, "REQUIP", [], NOW)).toEqual([]);
});

test("[SE80] what a guest hosted is remembered when they sign up, even in a room they opened before", async () => {
  const db = await database();
  const visitor = String(claimsOf((await guest()).accessToken)["sub"]);
  const account = (await member()).user.id;
  await deliverOutbox(db, evening("as a guest", visitor, ["pizza"]), NOW);
  await mergeGuest(db, visitor, account);
  // That room still only knows the guest, and sends another game.
  await deliverOutbox(db, evening("still running", visitor, ["lift"], { at: NOW + 1 }), NOW);
  expect(await seenBy(db, "REQUIP", [account], NOW)).toEqual(["pizza", "lift"]);
  expect(await seenBy(db, "REQUIP", [visitor], NOW)).toEqual(["pizza", "lift"]);
});

test("[SE80] a game sent by an older build without this data is stored all the same", async () => {
  const db = await database();
  const [started, ended] = evening("of before", "nobody", []);
  if (!started || ended?.kind !== "gameEnded") throw new Error("no game");
  const { hostUserId: _host, shown: _shown, ...body } = ended.body;
  await deliverOutbox(db, [started, { ...ended, body }], NOW);
  const [row] = await db.select().from(game).where(eq(game.id, "of before"));
  expect(row).toMatchObject({ endedAt: NOW, shown: null, hostUserId: null });
});

test("a game's host is forgotten after ninety days, or immediately with the account", async () => {
  const db = await database();
  const ann = (await member()).user.id;
  await deliverOutbox(
    db,
    [
      ...evening("old", ann, ["pizza"], { at: NOW - SEEN_KEPT_MS - DAY }),
      ...evening("new", ann, ["lift"]),
    ],
    NOW,
  );
  const hosts = async () =>
    (
      await db
        .select({ id: game.id, host: game.hostUserId })
        .from(game)
        .where(inArray(game.id, ["old", "new"]))
        .orderBy(game.id)
    ).map(({ id, host }) => [id, host]);
  await cleanUp(depsWith({ now: () => NOW }));
  expect(await hosts()).toEqual([
    ["new", ann],
    ["old", null],
  ]);
  await eraseAccount(db, ann, Date.now());
  expect(await hosts()).toEqual([
    ["new", null],
    ["old", null],
  ]);
});
