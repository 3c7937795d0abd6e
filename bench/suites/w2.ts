import { atMost, figure, median, percentile, ratio, type Findings } from "../lib/figures.ts";
import { evenly, pause } from "../lib/pace.ts";
import type { Runtime } from "../lib/runtime.ts";
import type { Effort, Servers } from "../lib/servers.ts";
import { bytesOf, type Client } from "../lib/socket.ts";
import { openRelay, openRoom, PLAYERS, type Table } from "./moves.ts";

const MOVE_EVERY_MS = 2_000;
/** Each kind of room plays this long, then the next one: less than the 10 s after which a room hibernates. */
const TURN_MS = 1_000;
/**
 * Before measuring, all sides make moves in rapid succession, so that V8 has compiled the code they use: the
 * rooms would need 75 s for as many moves, and until then a move costs up to a tenth more. It also makes
 * every player's tick appear once: half of the first moves change nothing.
 */
const WARM_TURNS = 60;
const WARM_TURNS_QUICK = 2;
/** Moves of all rooms together, in half a turn. */
const WARM_MOVES = 200;
/** Rooms that are opened concurrently. */
const AT_ONCE = 4;
/** How often, every 20 ms, to check whether the last updates have arrived. */
const PATIENCE = 100;

/** Results of one round. */
interface Sample {
  readonly cpuMicros: number;
  readonly bytes: number;
  readonly p50: number;
  readonly p99: number;
  /** Share of the updates that arrived. */
  readonly share: number;
}

function seatOf(client: Client | undefined, game: Table["game"], player: number) {
  if (!client) throw new Error("the seat is empty");
  return { client, game, player, sentAt: 0, count: 0 };
}

/** Rooms of one kind, all on one server. */
class Hall {
  readonly #server: Runtime;
  readonly #seats;
  #next = 0;
  #updates = 0;
  #bytes = 0;
  #latencies: number[] = [];

  constructor(server: Runtime, tables: readonly Table[]) {
    this.#server = server;
    // One seat of every room, then the next seat of every room: each room receives a move only now and then.
    this.#seats = Array.from({ length: PLAYERS }, (_, player) => player).flatMap((player) =>
      tables.map(({ clients, game }) => seatOf(clients[player], game, player)),
    );
    for (const seat of this.#seats) {
      seat.client.onText = (text) => {
        this.#bytes += bytesOf(text);
        if (seat.game.isUpdate(text)) this.#updates += 1;
        if (seat.sentAt === 0 || !seat.game.isAnswer(text, seat.player)) return;
        this.#latencies.push(performance.now() - seat.sentAt);
        seat.sentAt = 0;
      };
    }
  }

  /** Sends heartbeats, without which our rooms take a phone for gone. W4 measures what they cost. */
  beat(): void {
    for (const { client } of this.#seats) client.send("ping");
  }

  /** Makes `moves` moves, one after the other through all seats, spread over `ms`. */
  async play(moves: number, ms: number): Promise<Sample> {
    this.#updates = 0;
    this.#bytes = 0;
    this.#latencies = [];
    const expected = moves * PLAYERS;
    const before = this.#server.cpu();
    await evenly(moves, ms, () => {
      const seat = this.#seats[this.#next++ % this.#seats.length];
      if (!seat) return;
      seat.count += 1;
      seat.client.send(seat.game.move(seat.player, seat.count));
      seat.sentAt = performance.now();
    });
    // On a busy machine the last updates take a while.
    for (let tries = 0; this.#updates < expected && tries < PATIENCE; tries++) await pause(20);
    const spent = this.#server.cpu() - before;
    return {
      cpuMicros: (spent * 1e6) / this.#updates,
      bytes: this.#bytes / this.#updates,
      p50: percentile(this.#latencies, 0.5),
      p99: percentile(this.#latencies, 0.99),
      share: this.#updates / expected,
    };
  }

  close(): void {
    for (const { client } of this.#seats) client.close();
  }
}

const ROOM = "room";
const RELAY = "relay";
const STORED = "relay + SQLite";

async function openHall(servers: Servers, subject: string, codes: string[]): Promise<Hall> {
  const party = subject === RELAY ? "relay" : "stored-relay";
  const tables: Table[] = [];
  for (let at = 0; at < codes.length; at += AT_ONCE) {
    const some = codes
      .slice(at, at + AT_ONCE)
      .map((code) =>
        subject === ROOM ? openRoom(servers, code) : openRelay(servers, party, code),
      );
    tables.push(...(await Promise.all(some)));
  }
  return new Hall(subject === ROOM ? servers.room : servers.relay, tables);
}

/** W2: rooms of eight in which everybody makes a small move every two seconds. */
export async function w2(servers: Servers, effort: Effort): Promise<Findings> {
  const rooms = effort.quick ? 8 : 40;
  const rounds = effort.quick ? 1 : 14;
  const moves = (rooms * PLAYERS * TURN_MS) / MOVE_EVERY_MS;
  const samples: Record<string, Sample[]> = { [ROOM]: [], [RELAY]: [], [STORED]: [] };
  const codes = Array.from({ length: rooms }, () => servers.freshCode());
  // The kinds play in alternation, so that none is idle for the 10 s after which it would hibernate.
  const halls = new Map<string, Hall>();
  for (const subject of [RELAY, STORED, ROOM]) {
    halls.set(subject, await openHall(servers, subject, codes));
  }
  const warmTurns = effort.quick ? WARM_TURNS_QUICK : WARM_TURNS;
  for (let round = -warmTurns; round < rounds; round++) {
    // The order alternates, because whoever plays right after a server that writes to disk is slowed by it.
    const inTurn = round % 2 === 0 ? [...halls] : [...halls].reverse();
    for (const [subject, hall] of inTurn) {
      halls.get(ROOM)?.beat();
      await pause(50);
      const sample =
        round < 0 ? await hall.play(WARM_MOVES, TURN_MS / 2) : await hall.play(moves, TURN_MS);
      if (round >= 0) samples[subject]?.push(sample);
    }
  }
  for (const hall of halls.values()) hall.close();
  for (const code of codes) await servers.room.ask("close", { code });
  const cpu = figure("CPU per delivered update, µs", 1, samples, (sample) => sample.cpuMicros);
  const bytes = figure("bytes per delivered update", 0, samples, (sample) => sample.bytes);
  return {
    title: "W2: small moves",
    how:
      `${rooms} rooms of ${PLAYERS} players, each of whom moves every ${MOVE_EVERY_MS / 1000} s. ` +
      "Room: RPS_SHOOT in PROGRAM. A move fills or empties the last slot of a program, and everybody sees the player's tick appear or disappear. " +
      "Relay: a state of 1 kB is sent to everybody. Bytes are those of the texts before compression. " +
      `Each side makes ${(warmTurns * WARM_MOVES).toLocaleString("en")} moves before the measurement.`,
    subjects: [ROOM, RELAY, STORED],
    figures: [
      cpu,
      bytes,
      figure("from move to response, p50, ms", 2, samples, (sample) => sample.p50),
      figure("from move to response, p99, ms", 2, samples, (sample) => sample.p99),
      figure("updates delivered, %", 1, samples, (sample) => sample.share * 100),
    ],
    bars: [
      atMost(`CPU against ${STORED}`, ratio(cpu, ROOM, STORED), 1, "x"),
      atMost("bytes per delivered update", median(bytes.values[ROOM] ?? []), 150, " B"),
    ],
  };
}
