import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import * as z from "zod";
import { defaultSettings } from "../../../../src-shared/catalog/defaultSettings.ts";
import { gameCode, gameId } from "../../../../src-shared/protocol/ids.ts";
import type { OutboxRow, PackPlayed } from "../../../../src-rooms/session/model/inputs.ts";
import { pack } from "../../../../src-worker/db/packs.schema.ts";
import { packsForGame } from "../../../../src-worker/features/packs/packsForGame.repository.ts";
import { deliverOutbox } from "../../../../src-worker/features/rooms/outbox/outbox.repository.ts";
import { registered, type Person } from "../../support/cast.ts";
import { appWith, client, database, through } from "../../support/support.ts";

const tallies = z.array(
  z.object({ entry: z.string(), shown: z.int(), flat: z.int(), isRetired: z.boolean() }),
);

async function write(owner: Person, words: readonly string[]): Promise<string> {
  const body = { name: "Cheeses", language: "en", isPublic: true, words };
  const answer = await owner.call("POST", "/wordPack/add", { body, bearer: owner.bearer });
  return z.looseObject({ id: z.string() }).parse(answer.body).id;
}

async function entriesOf(owner: Person, id: string) {
  const answer = await owner.call("GET", `/packLibrary/${id}/entries`, { bearer: owner.bearer });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return tallies.parse(answer.body);
}

const code = gameCode("ABCDE");

function started(id: string): OutboxRow {
  const settings = defaultSettings("CANVAS_CLASH", "en");
  const facts = { roomId: "r", gameCode: code, gameType: "CANVAS_CLASH" } as const;
  const body = { ...facts, gameId: gameId(id), settings, startedAt: 2000, playerCount: 0 };
  return { kind: "gameStarted", id, body };
}

function ended(id: string, packs: readonly PackPlayed[]): OutboxRow {
  const end = { gameId: gameId(id), gameType: "CANVAS_CLASH", podium: [], highlights: {} } as const;
  const rounds = { roundId: 1, roundCount: 1, scoreMultiplier: 1 };
  const body = { gameId: gameId(id), endedAt: 3000, rounds, end, users: {}, packs };
  return { kind: "gameEnded", id: `${id} end`, body };
}

/** Delivers a complete game that was played with this pack. */
async function played(packId: string, shown: readonly string[], flat: readonly string[]) {
  const id = crypto.randomUUID();
  const once = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, 1]));
  const db = await database();
  await deliverOutbox(db, [started(id)], 2000);
  const row = ended(id, [{ packId, shown: once(shown), flat: once(flat) }]);
  await deliverOutbox(db, [row], 3000);
  return row;
}

async function playsOf(id: string) {
  const db = await database();
  return (await db.select({ plays: pack.plays }).from(pack).where(eq(pack.id, id)).get())?.plays;
}

test("a game that ends counts once for its packs, however often the room reports it", async () => {
  const ada = await registered();
  const id = await write(ada, ["Gouda", "Brie", "Feta"]);
  const row = await played(id, ["gouda", "brie"], ["brie"]);
  await deliverOutbox(await database(), [row], 3000);
  expect(await playsOf(id)).toBe(1);
  await played(id, ["gouda"], []);
  expect(await playsOf(id)).toBe(2);
  expect(await entriesOf(ada, id)).toEqual([
    { entry: "Gouda", shown: 2, flat: 0, isRetired: false },
    { entry: "Brie", shown: 1, flat: 1, isRetired: false },
    { entry: "Feta", shown: 0, flat: 0, isRetired: false },
  ]);
});

test("an entry that keeps falling flat is left out of games until its owner brings it back", async () => {
  const ada = await registered();
  const id = await write(ada, ["Gouda", "Brie"]);
  const inGame = async () => (await packsForGame(await database(), [id], ada.userId))[0]?.entries;
  for (let times = 0; times < 4; times++) await played(id, ["gouda", "brie"], ["brie"]);
  expect(await inGame()).toEqual(["Gouda"]);
  expect((await entriesOf(ada, id))[1]).toEqual({
    entry: "Brie",
    shown: 4,
    flat: 4,
    isRetired: true,
  });
  const body = { entry: "Brie" };
  const anew = `/packLibrary/${id}/entries/anew`;
  expect((await ada.call("POST", anew, { body, bearer: ada.bearer })).status).toBe(204);
  expect(await inGame()).toEqual(["Gouda", "Brie"]);
  expect((await entriesOf(ada, id))[1]).toMatchObject({ shown: 0, flat: 0, isRetired: false });
});

test("an owner can retire an entry, and nobody else can", async () => {
  const [ada, bob] = [await registered(), await registered()];
  const id = await write(ada, ["Gouda", "Brie"]);
  const rest = (who: Person, entry: string) =>
    who.call("POST", `/packLibrary/${id}/entries/retire`, { body: { entry }, bearer: who.bearer });
  expect((await rest(bob, "Gouda")).body).toMatchObject({ code: "not_yours" });
  expect((await rest(ada, "Gouda")).status).toBe(204);
  expect((await rest(ada, "Gouda")).status).toBe(204);
  expect((await rest(ada, "no such cheese")).status).toBe(204);
  const db = await database();
  const row = await db.select().from(pack).where(eq(pack.id, id)).get();
  expect(row?.retired).toEqual(["gouda"]);
  expect((await packsForGame(db, [id], ada.userId))[0]?.entries).toEqual(["Brie"]);
  const copy = await bob.call("POST", `/packLibrary/${id}/copy`, { body: {}, bearer: bob.bearer });
  const { id: copied } = z.looseObject({ id: z.string() }).parse(copy.body);
  expect((await entriesOf(bob, copied)).every(({ isRetired }) => !isRetired)).toBe(true);
});

test("an owner can retire an entry of sixty emoji and use it again, however many bytes they take", async () => {
  const ada = await registered();
  const [hearts, families] = ["❤️‍🔥".repeat(60), "👨‍👩‍👧‍👦".repeat(60)];
  const id = await write(ada, [hearts, families, "Gouda"]);
  const call = async (what: "retire" | "anew", entry: string) =>
    (
      await ada.call("POST", `/packLibrary/${id}/entries/${what}`, {
        body: { entry },
        bearer: ada.bearer,
      })
    ).status;
  const retired = async () => (await entriesOf(ada, id)).map(({ isRetired }) => isRetired);
  expect([await call("retire", hearts), await call("retire", families)]).toEqual([204, 204]);
  expect(await retired()).toEqual([true, true, false]);
  expect([await call("anew", hearts), await call("anew", families)]).toEqual([204, 204]);
  expect(await retired()).toEqual([false, false, false]);
});

test("a removed entry loses its counts", async () => {
  const ada = await registered();
  const id = await write(ada, ["Gouda", "Brie"]);
  await played(id, ["gouda", "brie"], ["brie"]);
  const change = { id, words: ["Gouda"] };
  await ada.call("POST", "/wordPack/update", { body: change, bearer: ada.bearer });
  const again = { id, words: ["Gouda", "Brie"] };
  await ada.call("POST", "/wordPack/update", { body: again, bearer: ada.bearer });
  expect(await entriesOf(ada, id)).toMatchObject([{ shown: 1 }, { shown: 0, flat: 0 }]);
});

test("games that end while their pack is being changed are counted too", async () => {
  const ada = await registered();
  const id = await write(ada, ["Gouda", "Brie"]);
  let games = 0;
  const app = appWith({
    database: async () => {
      await played(id, ["gouda"], ["gouda"]);
      games += 1;
      return database();
    },
  });
  const body = { id, words: ["Gouda"] };
  const change = client(through(app));
  const changed = await change("POST", "/wordPack/update", { body, bearer: ada.bearer });
  expect(changed.status).toBe(200);
  expect(await playsOf(id)).toBe(games);
  expect(await entriesOf(ada, id)).toMatchObject([{ shown: games, flat: games }]);
});

test("a word that is also the name of a JavaScript property is counted like any other", async () => {
  const ada = await registered();
  const id = await write(ada, ["Constructor", "Arquitecto"]);
  expect(await entriesOf(ada, id)).toMatchObject([
    { entry: "Constructor", shown: 0, flat: 0, isRetired: false },
    { entry: "Arquitecto", shown: 0, flat: 0, isRetired: false },
  ]);
  await played(id, ["constructor", "arquitecto"], ["constructor"]);
  await played(id, ["constructor"], []);
  expect(await entriesOf(ada, id)).toMatchObject([
    { entry: "Constructor", shown: 2, flat: 1, isRetired: false },
    { entry: "Arquitecto", shown: 1, flat: 0, isRetired: false },
  ]);
});
