import { expect, it, vi } from "vitest";
import { GAMES } from "../../../src-rooms/games/registry.ts";
import { GameRoom } from "../../../src-rooms/room/gameRoom.ts";
import { openKeyValueStores } from "../../../src-rooms/platforms/partykit/keyValue/stores.ts";
import { NIGHT } from "../../support/table.ts";

const DAY_MS = 24 * 60 * 60_000;
const NOTHING_KEPT = new Map<string, unknown>();

/** A room whose host has no paid time left; `asked` holds the open queries to its database. */
async function unpaidRoom() {
  const { stores } = await openKeyValueStores({
    get: async () => NOTHING_KEPT,
    list: async () => NOTHING_KEPT,
    put: async () => {},
    delete: async () => 0,
  });
  const asked: PromiseWithResolvers<number | undefined>[] = [];
  const room = new GameRoom(
    {
      name: "PARTY",
      stores,
      sockets: () => [],
      lastHeartbeatAt: () => 0,
      alarmAt: async () => undefined,
      setAlarm: () => {},
      wipe: async () => {},
      isFull: () => false,
    },
    {
      now: () => NIGHT,
      build: () => "",
      games: () => GAMES,
      secrets: () => [],
      deliver: async () => {},
      loadPacks: async () => [],
      loadPaidUntil: async () => {
        const question = Promise.withResolvers<number | undefined>();
        asked.push(question);
        return question.promise;
      },
      loadExisting: async () => ({}),
      loadSeen: async () => [],
      robotLine: async () => undefined,
    },
  );
  await room.start();
  await room.openRoom({
    gameCode: "PARTY",
    hostType: "HOST",
    hostUserId: "host",
    isPublic: false,
    language: "en",
    paidUntil: NIGHT - DAY_MS,
  });
  return { room, asked };
}

/** A host without paid time pays while the room queries whether they have: the first query is still open. */
async function paidWhileAsked() {
  const { room, asked } = await unpaidRoom();
  const choose = async () => room.createGame({ kind: "host" }, "RPS_SHOOT", {});
  const early = choose();
  const told = room.tellPayment("complete");
  asked[1]?.resolve(NIGHT + DAY_MS);
  expect(await told).toMatchObject({ ok: true });
  return { asked, choose, early };
}

it("[SE32] a database query that fails does not undo a payment that arrived meanwhile", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const { asked, choose, early } = await paidWhileAsked();
  asked[0]?.reject(new Error("D1 is away"));
  expect(await early).toMatchObject({ ok: true });
  expect(asked).toHaveLength(2);
  expect(await choose()).toMatchObject({ ok: true });
  expect(asked).toHaveLength(2);
  vi.restoreAllMocks();
});

it("[SE32] the answer to the latest query counts, even if the answer to an older one arrives after it", async () => {
  const { asked, choose, early } = await paidWhileAsked();
  // Read before the payment arrived.
  asked[0]?.resolve(NIGHT - DAY_MS);
  expect(await early).toMatchObject({ ok: true });
  expect(await choose()).toMatchObject({ ok: true });
  expect(asked).toHaveLength(2);
});

it("[SE33] screens that were told of the payment are not told afterwards that it is still open", async () => {
  const { room, asked } = await unpaidRoom();
  const status = async () => (await room.look())?.topics.paymentStatus?.status;
  const begun = room.tellPayment("open");
  const paid = room.tellPayment("complete");
  asked[1]?.resolve(NIGHT + DAY_MS);
  await paid;
  expect(await status()).toBe("complete");
  asked[0]?.resolve(NIGHT - DAY_MS);
  await begun;
  expect(await status()).toBe("complete");
});

it("[SE33] another query in between does not keep screens from receiving the payment's status", async () => {
  const { room, asked } = await unpaidRoom();
  const begun = room.tellPayment("open");
  const chosen = room.createGame({ kind: "host" }, "RPS_SHOOT", {});
  asked[1]?.resolve(NIGHT - DAY_MS);
  await chosen;
  asked[0]?.resolve(NIGHT - DAY_MS);
  await begun;
  expect((await room.look())?.topics.paymentStatus?.status).toBe("open");
});

const ENTRIES = [{ gameType: "RPS_SHOOT" as const, length: 1 }];
const plan = (room: GameRoom) =>
  room.command(
    { kind: "host" },
    { topic: "playlist", body: { entries: ENTRIES, handsFree: false } },
  );

it("[SE32] a host who has paid meanwhile plans an evening; the room asks before it refuses", async () => {
  const { room, asked } = await unpaidRoom();
  const planned = plan(room);
  asked[0]?.resolve(NIGHT + DAY_MS);
  expect(await planned).toMatchObject({ ok: true });
  expect((await room.look())?.topics.evening).toMatchObject({ next: ENTRIES });
});

it("[SE32] a host who has not paid plans no evening, and screens say since when", async () => {
  const { room, asked } = await unpaidRoom();
  const planned = plan(room);
  asked[0]?.resolve(NIGHT - DAY_MS);
  expect(await planned).toEqual({ ok: false, code: "subscription_expired" });
  expect((await room.look())?.topics.gameSessionUpdated?.hostingEndedAt).toBe(NIGHT - DAY_MS);
});
