import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { REMEMBERED_COMMANDS } from "../../../src-shared/catalog/limits.ts";
import { KEPT_EACH } from "../../../src-rooms/room/photos.ts";
import { SqlitePhotoShelf } from "../../../src-rooms/platforms/durable-object/sqlitePhotos.ts";
import { SqliteInkStore } from "../../../src-rooms/platforms/durable-object/sqliteInk.ts";
import { GAMES } from "../../../src-rooms/games/registry.ts";
import type { Stores } from "../../../src-rooms/room/platform.ts";
import { openKeyValueStores } from "../../../src-rooms/platforms/partykit/keyValue/stores.ts";
import { gameCode, playerId } from "../../../src-shared/protocol/ids.ts";
import { createRoom } from "../../../src-rooms/session/create.ts";
import type { Input, JournalFile, OutboxRow } from "../../../src-rooms/session/model/inputs.ts";
import { apply, isRefusal } from "../../../src-rooms/session/session.ts";
import type { RoomState } from "../../../src-rooms/session/model/state.ts";
import {
  FOLD_AFTER_INPUTS,
  SqliteRoomStore,
} from "../../../src-rooms/platforms/durable-object/sqliteRoom.ts";
import { LOBBY_JOURNAL_MAX } from "../../../src-rooms/room/store.ts";
import { frugal } from "./frugal.ts";
import { Party } from "./party.ts";

/** Both stores of a room, over the same object's storage. Opening one again simulates a crash. */
const KINDS: readonly [string, (storage: DurableObjectStorage) => Promise<Stores>][] = [
  [
    "SQLite",
    async (storage) => ({
      room: new SqliteRoomStore(storage),
      ink: new SqliteInkStore(storage),
      photos: new SqlitePhotoShelf(storage),
    }),
  ],
  ["keys and values", async (storage) => (await openKeyValueStores(frugal(storage))).stores],
];

const NOW = 1_800_000_000_000;

const freshRoom = (): RoomState =>
  createRoom({
    gameCode: gameCode("STORE"),
    hostType: "HOST",
    hostUserId: "host",
    isPublic: false,
    language: "en",
    seed: [1, 2, 3],
    now: NOW,
  });

const joining = (alias: string, at: number): Input => ({
  type: "join",
  alias,
  avatarSrc: PLAYER_AVATARS[at]?.src ?? "",
  audience: false,
  asHost: false,
});

const rowOf = (id: string, playerCount: number): OutboxRow => ({
  kind: "room",
  id,
  body: {
    roomId: id,
    gameCode: gameCode("STORE"),
    hostType: "HOST",
    hostUserId: "host",
    isPublic: false,
    language: "en",
    active: true,
    createdAt: NOW,
    playerCount,
  },
});

/** Replays a journal and returns the resulting state. */
function replayedOf({ baseline, inputs }: JournalFile): RoomState {
  let state = baseline;
  for (const { at, input } of inputs) {
    const outcome = apply(state, input, { now: at, games: GAMES });
    if (isRefusal(outcome)) throw new Error(outcome.refused);
    ({ state } = outcome);
  }
  return state;
}

describe.each(KINDS)("a room kept in %s", (_kind, openStores) => {
  const on = async (story: (open: () => Promise<Stores>) => Promise<void>): Promise<void> => {
    const party = new Party();
    await party.stub();
    await runInDurableObject(party.object(), (_room, { storage }) =>
      story(() => openStores(storage)),
    );
  };

  /** Commits an input as the room does. */
  const take = ({ room }: Stores, before: RoomState, input: Input, key?: string): RoomState => {
    const outcome = apply(before, input, { now: NOW, games: GAMES });
    if (isRefusal(outcome)) throw new Error(outcome.refused);
    const { state: after, outbox } = outcome;
    const command = key === undefined ? {} : { key: { sender: "player 1", id: key } };
    room.commit({ before, after, at: NOW, input, outbox, ...command });
    return after;
  };

  it("[PR18] comes back from a crash as it was, and knows which commands it has executed", () =>
    on(async (open) => {
      expect((await open()).room.load()).toBeUndefined();
      const stores = await open();
      let state = freshRoom();
      stores.room.begin(state);
      state = take(stores, state, joining("Ada", 0), "c1");
      state = take(stores, state, joining("Zoë Łąka", 1), "c2");
      const again = await open();
      expect(again.room.load()).toEqual(state);
      for (const { room } of [stores, again]) {
        expect(room.knows({ sender: "player 1", id: "c2" })).toBe(true);
        expect(room.knows({ sender: "player 2", id: "c2" })).toBe(false);
        expect(room.knows({ sender: "player 1", id: "c3" })).toBe(false);
      }
    }));

  it("[PR13] knows the last 64 commands of each sender, and no more", () =>
    on(async (open) => {
      const { room } = await open();
      room.begin(freshRoom());
      const sent = (id: number, sender = "player 1") => ({ sender, id: `c${id}` });
      room.remember(sent(0, "player 2"));
      for (let id = 0; id <= 64; id++) room.remember(sent(id));
      expect([0, 1, 64].map((id) => room.knows(sent(id)))).toEqual([false, true, true]);
      expect(room.knows(sent(0, "player 2"))).toBe(true);
    }));

  it("[PR18] keeps a journal that leads from its baseline to the state", () =>
    on(async (open) => {
      const stores = await open();
      let state = freshRoom();
      stores.room.begin(state);
      state = take(stores, state, joining("Ada", 0));
      state = take(stores, state, joining("Bo", 1));
      for (const { room } of [stores, await open()]) {
        const journal = await room.journal(state);
        expect(journal && replayedOf(journal)).toEqual(state);
        expect(journal?.inputs).toHaveLength(2);
      }
    }));

  it("[T-journal] keeps a small journal in a lobby that is busy all night, and still replays", () =>
    on(async (open) => {
      let stores = await open();
      let state = freshRoom();
      stores.room.begin(state);
      state = take(stores, state, joining("Ada", 0));
      for (let count = 0; count < 2.5 * LOBBY_JOURNAL_MAX; count++) {
        if (count % 1_500 === 0) stores = await open();
        const alias = `Ada ${count}`;
        state = take(
          stores,
          state,
          { type: "updateSeat", playerId: playerId(1), alias },
          `c${count}`,
        );
      }
      const again = await open();
      expect(again.room.load()).toEqual(state);
      for (const { room } of [stores, again]) {
        const journal = await room.journal(state);
        expect(journal?.inputs.length).toBeLessThanOrEqual(LOBBY_JOURNAL_MAX);
        expect(journal && replayedOf(journal)).toEqual(state);
        // The newest commands are still known, whenever the journal was restarted.
        const known = Array.from({ length: REMEMBERED_COMMANDS }, (_, ago) => ({
          sender: "player 1",
          id: `c${2.5 * LOBBY_JOURNAL_MAX - 1 - ago}`,
        }));
        expect(known.every((key) => room.knows(key))).toBe(true);
      }
    }));

  it("restarts the journal with a game, and everything with another room", () =>
    on(async (open) => {
      const stores = await open();
      let state = freshRoom();
      stores.room.begin(state);
      const actor = { kind: "host" } as const;
      state = take(stores, state, joining("Ada", 0), "lobby");
      state = take(stores, state, joining("Bo", 1));
      const settings = {};
      state = take(stores, state, { type: "createGame", actor, gameType: "RPS_SHOOT", settings });
      const command = { topic: "startGame", body: {} } as const;
      const before = state;
      state = take(stores, state, { type: "command", actor, command }, "start");
      expect(state.game).not.toBeNull();
      const started = (await open()).room;
      expect(started.load()).toEqual(state);
      const journal = await started.journal(state);
      expect(journal?.baseline).toEqual(before);
      expect(journal?.inputs).toMatchObject([{ at: NOW, id: "start" }]);
      // What somebody sent just before the game began is not executed twice either.
      expect(started.knows({ sender: "player 1", id: "lobby" })).toBe(true);
      // The same for a game that starts from a podium, as most games of an evening do.
      const say = (topic: "requestEndGame" | "newGameSamePlayers") =>
        ({ type: "command", actor, command: { topic, body: {} } }) as const;
      state = take(stores, state, say("requestEndGame"));
      const podium = state;
      state = take(stores, state, say("newGameSamePlayers"));
      const next = await (await open()).room.journal(state);
      expect(next?.baseline).toEqual(podium);
      expect(next?.inputs).toHaveLength(1);
      const other = freshRoom();
      stores.room.begin(other);
      expect(stores.room.knows({ sender: "player 1", id: "start" })).toBe(false);
      const again = await open();
      expect(again.room.load()).toEqual(other);
      expect(again.room.knows({ sender: "player 1", id: "start" })).toBe(false);
      expect((await again.room.journal(other))?.inputs).toEqual([]);
    }));

  it("keeps rows for D1, in order, until exactly that version was delivered", () =>
    on(async (open) => {
      const stores = await open();
      const state = freshRoom();
      stores.room.begin(state);
      const queue = (...outbox: OutboxRow[]) =>
        stores.room.commit({
          before: state,
          after: state,
          at: NOW,
          input: joining("Ada", 0),
          outbox,
        });
      queue(rowOf("one", 1), rowOf("two", 1));
      const early = stores.room.queued();
      queue(rowOf("one", 2));
      expect(early.map(({ row }) => row.id)).toEqual(["one", "two"]);
      stores.room.delivered(early);
      const again = await open();
      expect(again.room.queued().map(({ row }) => row)).toEqual([rowOf("one", 2)]);
      again.room.delivered(again.room.queued());
      expect((await open()).room.queued()).toEqual([]);
    }));

  it("stores states of any length, in any script", () =>
    on(async (open) => {
      const stores = await open();
      const state = freshRoom();
      const word = "żółw 🐢 ";
      const long = (length: number) => ({
        ...state,
        packs: { ids: [word.repeat(length)], packs: [] },
      });
      stores.room.begin(long(60_000));
      expect((await open()).room.load()).toEqual(long(60_000));
      stores.room.commit({
        before: long(60_000),
        after: long(10),
        at: NOW,
        input: joining("Ada", 0),
        outbox: [],
      });
      expect((await open()).room.load()).toEqual(long(10));
    }));

  it("keeps ink in order and drawings by their ids, and deletes both", () =>
    on(async (open) => {
      const { ink } = await open();
      expect(ink.rows()).toEqual([]);
      const frame = (...bytes: number[]) => Uint8Array.from(bytes);
      const first = { frame: frame(1, 2, 255), have: new Map([[1, 3]]) };
      const second = { frame: frame(0), have: new Map([[1, 4]]) };
      ink.append(first);
      ink.append(second);
      expect((await open()).ink.rows()).toEqual([first, second]);
      const drawing = { width: 4_096, height: 4_096, strokes: [] } as never;
      ink.turnOver(
        new Map([
          ["a", drawing],
          ["b", drawing],
        ]),
      );
      const again = (await open()).ink;
      expect(again.rows()).toEqual([]);
      expect(again.drawing("a")).toEqual(drawing);
      again.keepOnly(["b"]);
      const third = (await open()).ink;
      expect([third.drawing("a"), third.drawing("b")]).toEqual([undefined, drawing]);
      third.append(first);
      third.forget();
      const last = (await open()).ink;
      expect([last.rows(), last.drawing("b")]).toEqual([[], undefined]);
    }));

  it("keeps the newest photos of each owner, and deletes them all", () =>
    on(async (open) => {
      const { photos } = await open();
      const bytes = new Uint8Array(300_000);
      for (let at = 0; at < bytes.length; at++) bytes[at] = (at * 7) % 256;
      const [ada, bo] = [playerId(1), playerId(2)];
      const first = photos.keep(ada, { type: "image/png", bytes });
      const other = photos.keep(bo, { type: "image/jpeg", bytes: bytes.slice(0, 10) });
      for (const shelf of [photos, (await open()).photos]) {
        expect(shelf.ownerOf(first)).toBe(ada);
        const found = await shelf.find(first);
        expect([found?.type, found?.bytes.length]).toEqual(["image/png", bytes.length]);
        expect(found?.bytes.every((byte, at) => byte === bytes[at])).toBe(true);
        expect(await shelf.find("another")).toBeUndefined();
      }
      const again = (await open()).photos;
      for (let count = 0; count < KEPT_EACH; count++) {
        again.keep(ada, { type: "image/webp", bytes: Uint8Array.of(count) });
      }
      expect(await again.find(first)).toBeUndefined();
      expect(again.ownerOf(other)).toBe(bo);
      again.clear();
      const last = (await open()).photos;
      expect([last.ownerOf(other), await last.find(other)]).toEqual([undefined, undefined]);
    }));
});

describe("[PR18] a room in SQLite", () => {
  const on = async (
    story: (open: () => SqliteRoomStore, storage: DurableObjectStorage) => void,
  ): Promise<void> => {
    const party = new Party();
    await party.stub();
    await runInDurableObject(party.object(), (_room, { storage }) =>
      story(() => new SqliteRoomStore(storage), storage),
    );
  };

  /** Renames a seat this many times. */
  const renamed = (store: SqliteRoomStore, before: RoomState, times: number): RoomState => {
    let state = before;
    for (let count = 0; count < times; count++) {
      const alias = `Ada ${count}`;
      const input: Input = { type: "updateSeat", playerId: playerId(1), alias };
      const outcome = apply(state, input, { now: NOW, games: GAMES });
      if (isRefusal(outcome)) throw new Error(outcome.refused);
      store.commit({ before: state, after: outcome.state, at: NOW, input, outbox: [] });
      ({ state } = outcome);
    }
    return state;
  };

  const begun = (store: SqliteRoomStore): RoomState => {
    const before = freshRoom();
    store.begin(before);
    const outcome = apply(before, joining("Ada", 0), { now: NOW, games: GAMES });
    if (isRefusal(outcome)) throw new Error(outcome.refused);
    const { state: after } = outcome;
    store.commit({ before, after, at: NOW, input: joining("Ada", 0), outbox: [] });
    return after;
  };

  it("writes one row an input, and comes back the same wherever it is killed", () =>
    on((open, { sql }) => {
      let store = open();
      let state = begun(store);
      const sections = sql.exec(`SELECT * FROM section`).toArray();
      for (let kills = 0; kills < 5; kills++) {
        state = renamed(store, state, Math.floor(FOLD_AFTER_INPUTS / 3));
        if (kills === 0) expect(sql.exec(`SELECT * FROM section`).toArray()).toEqual(sections);
        store = open();
        expect(JSON.stringify(store.load())).toBe(JSON.stringify(state));
      }
    }));

  it("writes the same few rows to begin a game, however long the journals before it are", () =>
    on((_open, storage) => {
      let rows = 0;
      const counting = new Proxy(storage, {
        get: (target, name) => {
          const value: unknown = Reflect.get(target, name, target);
          if (name !== "sql") return typeof value === "function" ? value.bind(target) : value;
          const exec: SqlStorage["exec"] = (query, ...bindings) => {
            const cursor = target.sql.exec(query, ...bindings);
            const found = cursor.toArray();
            rows += cursor.rowsWritten;
            // SAFETY: the store reads rows as a list or iterates over them once.
            return Object.assign(found, { toArray: () => found, one: () => found[0] }) as never;
          };
          return { exec };
        },
      });
      const store = new SqliteRoomStore(counting);
      let state = begun(store);
      const spent: number[] = [];
      for (const length of [3, 300, 3]) {
        state = renamed(store, state, length);
        rows = 0;
        // As the rules do when a game starts; only the game's id matters here.
        const after = { ...state, game: { gameId: `game-${length}-${spent.length}` } } as never;
        store.commit({ before: state, after, at: NOW, input: joining("Bo", 1), outbox: [] });
        spent.push(rows);
      }
      expect(Math.max(...spent)).toBeLessThan(20);
    }));

  it("keeps nothing of an input that could not be stored whole, and continues after it", () =>
    on((open, { sql }) => {
      const store = open();
      const before = renamed(store, begun(store), FOLD_AFTER_INPUTS - 2);
      // The next input triggers the fold: its sections are written, then the disk is full.
      sql.exec(
        `CREATE TRIGGER full BEFORE INSERT ON outbox BEGIN SELECT RAISE(ABORT, 'full'); END`,
      );
      const input = joining("Bo", 1);
      const outcome = apply(before, input, { now: NOW, games: GAMES });
      if (isRefusal(outcome)) throw new Error(outcome.refused);
      const { state: after } = outcome;
      const change = { before, after, at: NOW, input, outbox: [rowOf("one", 1)] };
      expect(() => store.commit(change)).toThrow("full");
      expect(open().load()).toEqual(before);
      sql.exec(`DROP TRIGGER full`);
      store.commit(change);
      expect(open().load()).toEqual(after);
      expect(renamed(store, after, 3)).toEqual(open().load());
    }));

  it("reads the state of a version that kept everything in its sections, also after a rollback to it", () =>
    on((open, { sql }) => {
      const first = open();
      let state = begun(first);
      // As the previous version left it: no patches, everything in the sections.
      sql.exec(`ALTER TABLE journal DROP COLUMN patch`);
      sql.exec(`DELETE FROM section WHERE name = 'folded'`);
      const asOfOld = (now: RoomState) => {
        for (const [name, body] of Object.entries(now)) {
          sql.exec(`UPDATE section SET body = ? WHERE name = ?`, JSON.stringify(body), name);
        }
      };
      asOfOld(state);
      const taken = open();
      expect(taken.load()).toEqual(state);
      state = renamed(taken, state, 5);
      expect(open().load()).toEqual(state);
      // The previous version is deployed again: it writes rows without patches, and all sections.
      const old = apply(state, joining("Bo", 1), { now: NOW, games: GAMES });
      if (isRefusal(old)) throw new Error(old.refused);
      asOfOld(old.state);
      sql.exec(`INSERT INTO journal (at, kind, body) VALUES (?, 'input', '{}')`, NOW);
      const again = open();
      expect(again.load()).toEqual(old.state);
      state = renamed(again, old.state, 3);
      expect(open().load()).toEqual(state);
    }));

  it("has no crowd for version 1.0.0, which a rollback may bring back, and takes over the one that it left", () =>
    on((open, { sql }) => {
      const rowsOfCrowd = () => sql.exec(`SELECT 1 FROM section WHERE name = 'crowd'`).toArray();
      const first = open();
      const state = begun(first);
      const crowded = { ...state, crowd: { ...state.crowd, sections: 1, people: 40 } };
      const comes = (store: SqliteRoomStore) => {
        // Often enough that the sections are written.
        for (let at = 0; at < FOLD_AFTER_INPUTS; at += 1) {
          const before = at === 0 ? state : crowded;
          store.commit({ before, after: crowded, at: NOW, input: joining("Bo", 1), outbox: [] });
        }
      };
      comes(first);
      // It reads a row of this name as it is, and looks for the people in it.
      expect(rowsOfCrowd()).toEqual([]);
      expect(open().load()).toEqual(crowded);
      // That version ran, and a newer one is deployed again.
      const theirs = { nextMember: 1, here: [], ready: [], stageId: 1, ballots: {} };
      sql.exec(`INSERT INTO section VALUES ('crowd', ?)`, JSON.stringify(theirs));
      sql.exec(`INSERT INTO journal (at, kind, body) VALUES (?, 'input', '{}')`, NOW);
      const again = open();
      expect(again.load()).toEqual(state);
      comes(again);
      expect(rowsOfCrowd()).toEqual([]);
      expect(open().load()).toEqual(crowded);
    }));
});
