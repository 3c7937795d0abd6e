import { sql } from "drizzle-orm";
import { GAME_TYPES, type GameType } from "../../src-shared/catalog/gameTypes.ts";
import { PLAYER_AVATARS } from "../../src-shared/catalog/avatars.ts";
import type { PlayerId } from "../../src-shared/protocol/ids.ts";
import { PROTOCOL_VERSION } from "../../src-shared/protocol/party.ts";
import { parseAuthSecrets, signRoomToken } from "../../src-shared/protocol/roomToken.ts";
import type { OutboxRow } from "../../src-rooms/session/model/inputs.ts";
import worker, { Codes as RealCodes, Room as RealRoom } from "../../src-worker/index.ts";
import type { Bindings } from "../../src-worker/config/bindings.ts";
import { openDatabase } from "../../src-worker/db/client.ts";
import { session, user } from "../../src-worker/db/schema.ts";
import { deliverOutbox } from "../../src-worker/features/rooms/outbox/outbox.repository.ts";
import { cleanUp } from "../../src-worker/jobs/cleanUp.ts";
import { newRoomCode } from "../../src-worker/shared/roomCode.ts";
import type { Stand } from "../lib/soak.ts";

export { Crowd, Keys, Pairing } from "../../src-worker/index.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Added to the times of alarms, so that the platform never fires one before this simulation does. */
const FAR_MS = 50 * 365 * DAY_MS;
const PEOPLE = 2;
const ROBOTS = 2;
/** One room in this many is not closed: its people just leave. */
const LEFT_OPEN = 5;
/** How long a guest's login lasts. */
const LOGIN_MS = 30 * DAY_MS;
/** A game that has not ended after this many alarms never will. */
const MOST_ALARMS = 2_000;
/** Tables about games, which are kept. */
const KEPT = new Set(["game", "game_player", "keepsake", "existing_answer"]);
/** Tables whose rows are deleted after thirteen months. */
const YEARLY = new Set(["event_count", "reel"]);

/**
 * One clock for everything in this isolate, moved by the simulation. The current time is not available while
 * a module loads, so it is set by the first request.
 */
const clock = { now: 0 };

interface Left {
  readonly rows: number;
  readonly alarm: boolean;
}

/** The product's own room under that clock; the simulation fires its alarms. */
export class Room extends RealRoom {
  #lastAt = 0;

  protected override now(): number {
    return clock.now;
  }

  protected override alarmTime(at: number): number {
    return at + FAR_MS;
  }

  protected override async deliver(rows: readonly OutboxRow[]): Promise<void> {
    await deliverOutbox(await openDatabase(this.env.DB), rows, clock.now);
  }

  /** Fires the next alarm if it is due by `until`, and returns whether it was. */
  async ring(until: number): Promise<boolean> {
    const { storage } = this.ctx;
    const at = await storage.getAlarm();
    if (at === null || at - FAR_MS > until) return false;
    // Each room continues at its own time, however far the others have got.
    this.#lastAt = Math.max(this.#lastAt, at - FAR_MS);
    clock.now = this.#lastAt;
    await storage.deleteAlarm();
    await this.onAlarm();
    return true;
  }

  /**
   * Plays a game from its start to its podium; its people only tap OK and send reactions, and leave the rest
   * to the robots.
   */
  async play(gameType: GameType, people: readonly PlayerId[]): Promise<boolean> {
    const host = { kind: "host" } as const;
    await this.createGame(host, gameType, { includeTutorial: true });
    for (let count = 0; count < ROBOTS; count++) {
      await this.command(host, { topic: "requestAddAiPlayer", body: {} });
    }
    const started = await this.command(host, { topic: "startGame", body: {} });
    if (!started.ok) throw new Error(`${gameType}: ${started.code}`);
    this.#lastAt = clock.now;
    for (let alarms = 0; alarms < MOST_ALARMS; alarms++) {
      const { stage } = (await this.look())?.topics ?? {};
      if (!stage || stage.name === "GAME_END") return stage !== undefined;
      for (const playerId of people) {
        const actor = { kind: "player", playerId } as const;
        await this.command(actor, { topic: "playerHeartbeat", body: {} });
        const body = { stageId: stage.stageId };
        if (stage.name === "TUTORIAL") await this.command(actor, { topic: "ready", body });
        else await this.command(actor, { topic: "reaction", body: { reaction: "love" } });
      }
      if (!(await this.ring(Infinity))) break;
    }
    throw new Error(`${gameType} does not end`);
  }

  async left(): Promise<Left> {
    const { storage } = this.ctx;
    const tables = storage.sql
      .exec<{ name: string }>(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
      )
      .toArray();
    let rows = 0;
    for (const { name } of tables) {
      rows += Number(storage.sql.exec(`SELECT count(*) AS n FROM "${name}"`).one()["n"]);
    }
    return { rows, alarm: (await storage.getAlarm()) !== null };
  }
}

/** The product's own list of room codes, which also reports its length. */
export class Codes extends RealCodes {
  async size(): Promise<number> {
    return (await this.ctx.storage.list()).size;
  }
}

interface Env extends Omit<Bindings, "Room" | "Codes"> {
  readonly Room: DurableObjectNamespace<Room>;
  readonly Codes: DurableObjectNamespace<Codes>;
  readonly AUTH_SECRETS: string;
}

/** Codes of rooms that may still have something stored. */
const open = new Set<string>();
const letters = new Set<string>();
const counts = { opened: 0, ended: 0 };

/** Connects a screen or a phone through the Worker's own `fetch` handler. */
async function connect(env: Env, code: string, purpose: string, token: string): Promise<WebSocket> {
  const query = new URLSearchParams({ v: String(PROTOCOL_VERSION), purpose, token }).toString();
  const request = new Request<unknown, IncomingRequestCfProperties>(
    `http://localhost/parties/room/${code}?${query}`,
    { headers: { upgrade: "websocket", "cf-connecting-ip": "10.77.0.1" } },
  );
  const ctx = { waitUntil: () => {}, passThroughOnException: () => {} };
  // SAFETY: the handler uses nothing else of a context.
  const { webSocket } = await worker.fetch(request, env, ctx as never);
  if (!webSocket) throw new Error(`no socket to ${code}`);
  webSocket.accept();
  return webSocket;
}

/** Adds guests to the database, as the Worker would. */
async function guests(env: Env): Promise<string[]> {
  const db = await openDatabase(env.DB);
  const ids = Array.from({ length: PEOPLE }, () => crypto.randomUUID());
  const [createdAt, expiresAt] = [clock.now, clock.now + LOGIN_MS];
  await db.insert(user).values(
    ids.map((id) => ({
      id,
      kind: "guest" as const,
      guestId: id,
      language: "en" as const,
      createdAt,
    })),
  );
  await db.insert(session).values(
    ids.map((userId) => ({
      id: userId,
      tokenHash: userId,
      family: userId,
      userId,
      createdAt,
      expiresAt,
    })),
  );
  return ids;
}

/** One evening of a room: it is opened, played and left. */
async function evening(env: Env): Promise<void> {
  const code = newRoomCode();
  const stub = env.Room.getByName(code);
  const userIds = await guests(env);
  const wish = { gameCode: code, hostType: "HOST", isPublic: true, language: "en" } as const;
  const room = await stub.openRoom({ ...wish, hostUserId: userIds[0] ?? "" });
  // The code may already be in use.
  if (!room) return;
  open.add(code);
  letters.add(code.slice(0, 1));
  counts.opened += 1;
  const secrets = parseAuthSecrets(env.AUTH_SECRETS);
  const common = { gameCode: code, roomId: room.roomId };
  const sockets = [
    await connect(
      env,
      code,
      "host",
      await signRoomToken(secrets, { ...common, role: "host" }, clock.now),
    ),
  ];
  const people: PlayerId[] = [];
  for (const [at, userId] of userIds.entries()) {
    const avatarSrc = PLAYER_AVATARS[at]?.src ?? "";
    const seat = await stub.joinRoom({ alias: `Guest ${at}`, avatarSrc, audience: false, userId });
    if (!seat.ok) throw new Error(seat.code);
    const { sessionPlayerId } = seat.value;
    const claims = { ...common, role: "player", sessionPlayerId } as const;
    sockets.push(
      await connect(env, code, "player", await signRoomToken(secrets, claims, clock.now)),
    );
    people.push(sessionPlayerId);
  }
  const gameType = GAME_TYPES[counts.opened % GAME_TYPES.length] ?? "RPS_SHOOT";
  if (await stub.play(gameType, people)) counts.ended += 1;
  if (counts.opened % LEFT_OPEN > 0) {
    await stub.command({ kind: "host" }, { topic: "exitGame", body: {} });
  }
  for (const socket of sockets) socket.close(1000);
}

/** Fires all alarms of rooms until then, so that they sleep, close and delete what they stored. */
async function ringAll(env: Env, until: number): Promise<void> {
  for (const code of open) {
    const stub = env.Room.getByName(code);
    while (await stub.ring(until));
    const { rows, alarm } = await stub.left();
    if (rows === 0 && !alarm) open.delete(code);
  }
  clock.now = until;
}

async function stand(env: Env): Promise<Stand> {
  const found = {
    rooms: 0,
    roomRows: 0,
    alarms: 0,
    codes: 0,
    d1Rows: 0,
    gameRows: 0,
    yearlyRows: 0,
  };
  for (const code of open) {
    const { rows, alarm } = await env.Room.getByName(code).left();
    if (rows > 0) found.rooms += 1;
    if (alarm) found.alarms += 1;
    found.roomRows += rows;
  }
  for (const letter of letters) found.codes += await env.Codes.getByName(letter).size();
  const db = await openDatabase(env.DB);
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'
      AND name NOT LIKE 'sqlite%'`,
  );
  for (const { name } of tables) {
    const [row] = await db.all<{ n: number }>(
      sql`SELECT count(*) AS n FROM ${sql.identifier(name)}`,
    );
    if (YEARLY.has(name)) found.yearlyRows += row?.n ?? 0;
    else if (KEPT.has(name)) found.gameRows += row?.n ?? 0;
    else found.d1Rows += row?.n ?? 0;
  }
  return { ...counts, ...found };
}

/**
 * Simulates `days` days with `rooms` rooms, the last of them on the last day, followed by the nightly
 * clean-up.
 */
async function pass(env: Env, days: number, rooms: number): Promise<Stand> {
  const began = clock.now;
  for (let count = 0; count < rooms; count++) {
    clock.now = began + (Math.floor(((count + 1) * days) / rooms) - 1) * DAY_MS;
    await ringAll(env, clock.now);
    await evening(env);
  }
  clock.now = began + days * DAY_MS;
  await ringAll(env, clock.now);
  const db = await openDatabase(env.DB);
  await cleanUp({ database: async () => db, now: () => clock.now });
  return stand(env);
}

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { searchParams } = new URL(request.url);
    const days = Number(searchParams.get("days"));
    clock.now ||= Date.now();
    return Response.json(await pass(env, days, Number(searchParams.get("rooms"))));
  },
} satisfies ExportedHandler<Env>;
