import { DurableObject } from "cloudflare:workers";
import { GAME_FACTS, GAME_TYPES, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import { HEARTBEAT_MS } from "../../src-shared/catalog/limits.ts";
import type { Counts } from "../lib/counts.ts";
import { needsArming, wakesAt } from "../../src-rooms/room/alarm.ts";
import { OutboxDispatcher } from "../../src-rooms/room/outboxDispatcher.ts";
import type { Canvases, Refusal } from "../../src-rooms/games/game.ts";
import { playerIdsOf, type PlayerId } from "../../src-shared/protocol/ids.ts";
import { randomFrom, seeded } from "../../src-rooms/games/random.ts";
import { unchangedUntil, quietUntil } from "../../src-rooms/session/people/presence.ts";
import { nextDeadline } from "../../src-rooms/session/play/deadlines.ts";
import type { Input, Outcome, OutboxRow } from "../../src-rooms/session/model/inputs.ts";
import { isRefusal } from "../../src-rooms/session/session.ts";
import { SqliteRoomStore } from "../../src-rooms/platforms/durable-object/sqliteRoom.ts";
import { openDatabase } from "../../src-worker/db/client.ts";
import { deliverOutbox } from "../../src-worker/features/rooms/outbox/outbox.repository.ts";
import { SIMULATED_GAMES } from "../../test/support/simulatedGames.ts";
import { tapReady } from "../../test/support/simulatedGame.ts";
import { Table } from "../../test/support/table.ts";

const PLAYERS = 8;
/** Tables of D1 to which a game writes. */
const TOLD = ["game_player", "keepsake", "game", "reel", "room", "existing_answer"];
/** Players act whenever the room's alarm has fired, and at least this often, ms. */
const THINKING_MS = 5_000;
/**
 * How often each player acts at each of these times; a player who has voted votes again, possibly for
 * something else.
 */
const EAGERNESS = 2;
/** A game that has not ended after this many steps never will. */
const MOST_STEPS = 5_000;

/** Wraps the object's storage and counts rows as the platform reports them. */
function counted(storage: DurableObjectStorage, counts: Counts): DurableObjectStorage {
  const exec: SqlStorage["exec"] = (query, ...bindings) => {
    const cursor = storage.sql.exec(query, ...bindings);
    const rows = cursor.toArray();
    counts.rowsRead += cursor.rowsRead;
    counts.rowsWritten += cursor.rowsWritten;
    // SAFETY: the room's store reads rows as an array, or iterates over them once.
    return Object.assign(rows, { toArray: () => rows, one: () => rows[0] }) as never;
  };
  const part = {
    sql: { exec },
    transactionSync: <Value>(act: () => Value) => storage.transactionSync(act),
  };
  // SAFETY: the room's store uses nothing else of it.
  return part as unknown as DurableObjectStorage;
}

/** Wraps D1 and counts rows as it reports them. */
function countedD1(d1: D1Database, counts: Counts): D1Database {
  const count = (results: readonly D1Result[]) => {
    for (const { meta } of results) {
      counts.d1Statements += 1;
      counts.d1Read += meta.rows_read;
      counts.d1Written += meta.rows_written;
    }
  };
  return new Proxy(d1, {
    get(target, name) {
      if (name === "batch") {
        return async (statements: D1PreparedStatement[]) => {
          const results = await target.batch(statements);
          count(results);
          return results;
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}

/** A room under a virtual clock that stores everything a real one does. */
class BilledTable extends Table {
  readonly counts: Counts;
  readonly outboxDispatcher: OutboxDispatcher;
  readonly #store: SqliteRoomStore;
  #armedFor: number | undefined;
  #quietUntil = 0;
  #commands = 0;

  constructor(
    gameType: GameType,
    counts: Counts,
    storage: DurableObjectStorage,
    deliver: (rows: readonly OutboxRow[]) => Promise<void>,
  ) {
    super({ gameType });
    this.counts = counts;
    this.#store = new SqliteRoomStore(counted(storage, counts));
    this.outboxDispatcher = new OutboxDispatcher({
      store: this.#store,
      deliver,
      now: () => this.now,
      rearm: () => {},
      room: () => undefined,
    });
    this.#store.begin(this.state);
  }

  override try(input: Input): Outcome | Refusal {
    // The base class's constructor takes an input before the store exists.
    if (!(#store in this)) return super.try(input);
    const { state: before, now } = this;
    const isPainting = this.#canvasesOpen();
    const outcome = super.try(input);
    const isCommand = input.type === "command";
    // Simulated players may repeat an action that changes nothing. Phones do not.
    const isRepeated = isCommand && !isRefusal(outcome) && outcome.state === before;
    if (isCommand && !isRepeated) this.counts.messages += 1;
    if (isRefusal(outcome)) return outcome;
    if (isPainting) this.#painted(now);
    else this.#paintsSince = now;
    this.#sheetTurned();
    if (outcome.state !== before) {
      this.#store.commit({
        before,
        after: outcome.state,
        at: now,
        input,
        outbox: outcome.outbox,
        ...(isCommand && { key: { sender: "player 1", id: `c${this.#commands++}` } }),
      });
    }
    if (outcome.outbox.length > 0) this.outboxDispatcher.schedule(now);
    this.#arm();
    return outcome;
  }

  /**
   * Lets time pass until players act again, or until the alarm fires as the real room's does (roomCore.ts).
   * At an alarm every player's phone counts as seen a moment ago.
   */
  override tick(): boolean {
    const next = Math.min(this.#armedFor ?? Infinity, this.now + THINKING_MS);
    const isAlarm = next === this.#armedFor;
    this.now = Math.max(this.now, next);
    if (!isAlarm) return true;
    this.#armedFor = undefined;
    this.counts.alarms += 1;
    const { state, now } = this;
    const heardAt = now - (now % HEARTBEAT_MS);
    const seen = Object.fromEntries(playerIdsOf(state.seats).map((id) => [id, heardAt]));
    this.#quietUntil = unchangedUntil(state, now, seen) ?? 0;
    const due = nextDeadline(state);
    if (due && due.at <= now && quietUntil(state, now, seen) === undefined) {
      this.do({ type: "tick", seen });
    }
    this.#arm();
    return true;
  }

  #paintsSince = 0;
  #painted(now: number): void {
    this.counts.painting += (now - this.#paintsSince) / 1_000;
    this.#paintsSince = now;
  }

  get #canvases(): Canvases | undefined {
    const { game } = this.state;
    return game ? this.games[game.gameType]?.canvases?.(game.state) : undefined;
  }

  #canvasesOpen(): boolean {
    return this.#canvases?.open ?? false;
  }

  #sheet: number | undefined;
  #sheetTurned(): void {
    const sheet = this.#canvases?.sheet;
    if (sheet !== undefined && sheet !== this.#sheet) this.counts.sheets += 1;
    this.#sheet = sheet ?? this.#sheet;
  }

  #arm(): void {
    const times = [wakesAt(this.state, this.#quietUntil), this.outboxDispatcher.dueAt];
    const at = Math.min(...times.filter((time) => time !== undefined));
    if (!needsArming(this.#armedFor, Number.isFinite(at) ? at : undefined)) return;
    this.#armedFor = Number.isFinite(at) ? at : undefined;
    this.counts.alarmsSet += 1;
  }
}

interface Env {
  readonly DB: D1Database;
  readonly Cost: DurableObjectNamespace<Cost>;
}

export class Cost extends DurableObject<Env> {
  async play(gameType: GameType): Promise<Counts> {
    const game = SIMULATED_GAMES.find((each) => each.gameType === gameType);
    if (!game) throw new Error(`there is no simulated game of ${gameType}`);
    const counts: Counts = {
      gameType,
      seconds: 0,
      painting: 0,
      sheets: 0,
      messages: 0,
      alarms: 0,
      alarmsSet: 0,
      rowsRead: 0,
      rowsWritten: 0,
      d1Read: 0,
      d1Written: 0,
      d1Statements: 0,
    };
    await openDatabase(this.env.DB);
    // Simulated rooms have the same ids: rows of an earlier game would be overwritten, not added.
    for (const table of TOLD) await this.env.DB.exec(`DELETE FROM ${table}`);
    const db = await openDatabase(countedD1(this.env.DB, counts));
    const migrating = { ...counts };
    Object.assign(counts, { d1Read: 0, d1Written: 0, d1Statements: 0 });
    if (migrating.d1Written > 0) throw new Error("the database was not migrated");
    const table = new BilledTable(gameType, counts, this.ctx.storage, (rows) =>
      deliverOutbox(db, rows, table.now),
    );
    const began = table.now;
    const random = randomFrom(seeded([1, 2, 3]));
    const seats = Math.min(PLAYERS, GAME_FACTS[gameType].seats.max);
    const players = Array.from({ length: seats }, (_, at) => table.join(`Player ${at + 1}`));
    table.start({ includeTutorial: true });
    const act = (id: PlayerId) => {
      if (!tapReady(table, id)) game.saneMove(table, id, random);
    };
    for (let steps = 0; table.stage !== "GAME_END"; steps++) {
      if (steps > MOST_STEPS) throw new Error(`${gameType} does not end: ${table.stage}`);
      // Players pause between actions; a player who has nothing to do does nothing.
      for (let time = 0; time < EAGERNESS; time++) for (const id of players) act(id);
      table.tick();
      const { dueAt } = table.outboxDispatcher;
      if (dueAt !== undefined && dueAt <= table.now) await table.outboxDispatcher.dispatch();
    }
    counts.seconds = (table.now - began) / 1_000;
    await table.outboxDispatcher.dispatch();
    return counts;
  }
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const wanted = new URL(request.url).searchParams.get("game");
    const gameType = GAME_TYPES.find((each) => each === wanted);
    if (!gameType) return new Response("no such game", { status: 404 });
    const stub = env.Cost.get(env.Cost.newUniqueId());
    return Response.json(await stub.play(gameType));
  },
} satisfies ExportedHandler<Env>;
