import { atMost, figure, median, percentile, ratio, type Findings } from "../lib/figures.ts";
import { NodeServer } from "../lib/nodeServer.ts";
import { evenly, pause } from "../lib/pace.ts";
import type { Effort, Servers } from "../lib/servers.ts";
import { STILL_AFTER_MS } from "../../src-shared/protocol/drawing.ts";
import { OUR_TICKS, RIVAL_TICKS, TICK_POINTS, TICKS_PER_SECOND } from "./finger.ts";
import {
  openColyseus,
  openOurs,
  openRelay,
  openSocketIo,
  WATCHERS,
  type Studio,
} from "./studios.ts";

/** Each server is drawn on for this long, then the next one. */
const TURN_MS = 2_000;
/** Turns before measuring, half as long: until the compilers and heaps of all servers have settled. */
const WARM_TURNS = 8;
const ROUNDS = 9;
/** How often, every 20 ms, to check whether the last points have arrived. */
const PATIENCE = 100;
/** After this many checks a phone reports that no more points follow for now. */
const STILL_TRY = Math.ceil(STILL_AFTER_MS / 20);
/**
 * Number of different ticks in which fingers begin, so that the ends of frames of either length are evenly
 * spread.
 */
const PHASES = RIVAL_TICKS * OUR_TICKS;
/** A server whose load would reach this share of the core is not measured with more rooms. */
const FULL = 0.95;

interface Sample {
  readonly cpuMicros: number;
  readonly bytes: number;
  readonly p50: number;
  readonly p99: number;
  readonly share: number;
  /** Share of one core. */
  readonly load: number;
}

/** All rooms of one kind. */
class Gallery {
  readonly #studios: readonly Studio[];
  readonly #painters: number;
  readonly #cpu: () => number;
  #latencies: number[] = [];
  #points = 0;

  constructor(studios: readonly Studio[], painters: number, cpu: () => number) {
    this.#studios = studios;
    this.#painters = painters;
    this.#cpu = cpu;
  }

  /** Lets everybody draw for `ms`; the painters of all rooms take turns within a tick. */
  async draw(ms: number): Promise<Sample> {
    const ticks = Math.round((TICKS_PER_SECOND * ms) / 1_000 / PHASES) * PHASES;
    const brushes = this.#studios.flatMap((studio) =>
      Array.from({ length: this.#painters }, (_, painter) => ({
        studio,
        painter,
        sentAt: [] as number[],
        points: 0,
      })),
    );
    this.#latencies = [];
    this.#points = 0;
    for (const studio of this.#studios) {
      const own = brushes.filter((brush) => brush.studio === studio);
      studio.onPoints = (painter, count) => {
        const brush = own[painter];
        if (!brush) return;
        const now = performance.now();
        for (let point = 0; point < count; point++) {
          const sentAt = brush.sentAt[Math.floor(brush.points++ / TICK_POINTS)];
          if (sentAt !== undefined) this.#latencies.push(now - sentAt);
        }
        this.#points += count;
      };
    }
    const expected = brushes.length * ticks * TICK_POINTS;
    for (const { kinds } of this.#studios) if (kinds) kinds.points = 0;
    const phonesHave = () =>
      this.#studios.every(({ kinds }) => !kinds || kinds.points >= expected / this.#studios.length);
    const wires = this.#studios.flatMap(({ watchers }) => watchers);
    const bytesBefore = wires.map(({ bytes }) => bytes);
    const framesBefore = wires.map(({ frames: count }) => count);
    const cpuBefore = this.#cpu();
    const began = performance.now();
    const all = ticks + PHASES - 1;
    await evenly(brushes.length * all, (all * 1_000) / TICKS_PER_SECOND, (index) => {
      const place = index % brushes.length;
      const tick = Math.floor(index / brushes.length) - (place % PHASES);
      const brush = brushes[place];
      if (!brush || tick < 0 || tick >= ticks) return;
      brush.sentAt.push(performance.now());
      brush.studio.draw(brush.painter);
    });
    for (let tries = 0; tries < PATIENCE; tries++) {
      if (this.#points >= expected && phonesHave()) break;
      await pause(20);
      if (tries === STILL_TRY) for (const studio of this.#studios) studio.rest();
    }
    const took = (performance.now() - began) / 1_000;
    const spent = this.#cpu() - cpuBefore;
    const bytes = wires.reduce((sum, wire, at) => sum + wire.bytes - (bytesBefore[at] ?? 0), 0);
    const counts = wires.map((wire, at) => wire.frames - (framesBefore[at] ?? 0));
    // One watcher per kind counts points for its room, so the others must have received as many frames.
    const fewest = Math.min(
      ...counts.map((count, at) => {
        const [place, room] = [at % WATCHERS, Math.floor(at / WATCHERS)];
        const first = this.#studios[room]?.kinds?.first[place] ?? 0;
        return count / (counts[room * WATCHERS + first] || 1);
      }),
      phonesHave() ? 1 : 0,
    );
    const deliveries = this.#studios[0]?.deliveries ?? WATCHERS;
    return {
      cpuMicros: (spent * 1e6) / (this.#points * deliveries),
      bytes: bytes / (this.#points * WATCHERS),
      p50: percentile(this.#latencies, 0.5),
      p99: percentile(this.#latencies, 0.99),
      share: (this.#points / expected) * Math.min(1, fewest),
      load: spent / took,
    };
  }

  async beat(): Promise<void> {
    for (const studio of this.#studios) await studio.beat();
  }

  close(): void {
    for (const studio of this.#studios) studio.close();
  }
}

const ROOM = "room";
const RELAY = "relay";
const SOCKETIO = "Socket.IO";
const COLYSEUS = "Colyseus";
const SUBJECTS = [ROOM, RELAY, SOCKETIO, COLYSEUS] as const;
type Subject = (typeof SUBJECTS)[number];

interface Rivals {
  readonly socketio: NodeServer;
  readonly colyseus: NodeServer;
}

async function openGallery(
  servers: Servers,
  rivals: Rivals,
  subject: Subject,
  rooms: number,
  painters: number,
): Promise<Gallery> {
  const open = (room: number): Promise<Studio> => {
    switch (subject) {
      case ROOM:
        return openOurs(servers, painters, room);
      case RELAY:
        return openRelay(servers, painters, room);
      case SOCKETIO:
        return openSocketIo(rivals.socketio, painters, room);
      case COLYSEUS:
        return openColyseus(rivals.colyseus, painters, room);
    }
  };
  const studios: Studio[] = [];
  for (let room = 0; room < rooms; room++) studios.push(await open(room));
  const cpu = {
    [ROOM]: () => servers.room.cpu(),
    [RELAY]: () => servers.relay.cpu(),
    [SOCKETIO]: () => rivals.socketio.cpu(),
    [COLYSEUS]: () => rivals.colyseus.cpu(),
  }[subject];
  return new Gallery(studios, painters, cpu);
}

interface Level {
  readonly rooms: number;
  readonly samples: Record<Subject, Sample[]>;
}

/**
 * Measures the servers in alternation, each with this many rooms; servers that would be overloaded are not
 * among `subjects`.
 */
async function level(
  servers: Servers,
  rivals: Rivals,
  subjects: readonly Subject[],
  rooms: number,
  painters: number,
  quick: boolean,
): Promise<Level> {
  const galleries = new Map<Subject, Gallery>();
  for (const subject of subjects) {
    galleries.set(subject, await openGallery(servers, rivals, subject, rooms, painters));
  }
  const samples: Record<Subject, Sample[]> = {
    [ROOM]: [],
    [RELAY]: [],
    [SOCKETIO]: [],
    [COLYSEUS]: [],
  };
  for (let round = quick ? -1 : -WARM_TURNS; round < (quick ? 1 : ROUNDS); round++) {
    for (const [subject, gallery] of galleries) {
      await galleries.get(ROOM)?.beat();
      await galleries.get(SOCKETIO)?.beat();
      // Lets the heartbeats pass. W4 measures them; Socket.IO's are only due once in 25 s.
      await pause(50);
      const sample = await gallery.draw(round < 0 ? TURN_MS / 2 : TURN_MS);
      if (round >= 0) samples[subject].push(sample);
    }
  }
  for (const gallery of galleries.values()) gallery.close();
  await pause(500);
  return { rooms, samples };
}

const of = (samples: readonly Sample[], what: (sample: Sample) => number) =>
  median(samples.map(what));

/** Rooms that one core could carry, based on the cost of one room at the highest level. */
function roomsPerCore(levels: readonly Level[], subject: Subject): number {
  const loaded = levels.filter(({ samples }) => samples[subject].length > 0).at(-1);
  if (!loaded) return NaN;
  return loaded.rooms / of(loaded.samples[subject], ({ load }) => load);
}

async function drawers(servers: Servers, effort: Effort, painters: number): Promise<Findings> {
  const steps = effort.quick ? [2] : effort.full ? [1, 10, 50, 100] : [1, 10, 50];
  const rivals = {
    socketio: await NodeServer.start("socketio"),
    colyseus: await NodeServer.start("colyseus"),
  };
  const levels: Level[] = [];
  let subjects: readonly Subject[] = SUBJECTS;
  for (const rooms of steps) {
    const before = levels.at(-1);
    subjects = subjects.filter((subject) => {
      if (!before) return true;
      const load = of(before.samples[subject], (sample) => sample.load);
      return (load * rooms) / before.rooms < FULL || before.rooms === 1;
    });
    levels.push(await level(servers, rivals, subjects, rooms, painters, effort.quick));
  }
  rivals.socketio.stop();
  rivals.colyseus.stop();
  // The cost of a single room is mostly that of waking up; the bars are about many rooms.
  const main = levels.find(({ rooms }) => rooms === 10) ?? levels[0];
  if (!main) throw new Error("nothing was measured");
  const figures = levels.flatMap(({ rooms, samples }) => {
    const name = rooms === 1 ? "1 room" : `${rooms} rooms`;
    return [
      figure(`${name}: CPU per delivered point, µs`, 2, samples, (sample) => sample.cpuMicros),
      figure(`${name}: bytes per delivered point`, 1, samples, (sample) => sample.bytes),
      figure(`${name}: p50, ms`, 1, samples, (sample) => sample.p50),
      figure(`${name}: p99, ms`, 1, samples, (sample) => sample.p99),
      figure(`${name}: points delivered, %`, 1, samples, (sample) => sample.share * 100),
      figure(`${name}: load of the core, %`, 0, samples, (sample) => sample.load * 100),
    ];
  });
  const cpu = figure("cpu", 2, main.samples, (sample) => sample.cpuMicros);
  const ours = roomsPerCore(levels, ROOM) / roomsPerCore(levels, RELAY);
  const isAlone = painters === 1;
  const added = (what: (sample: Sample) => number) =>
    of(main.samples[ROOM], what) - of(main.samples[RELAY], what);
  const least = isAlone ? 1.5 : 3;
  return {
    title: isAlone ? "W1: one painter" : `W1x${painters}: ${painters} painters at once`,
    how:
      `Painters in each room: ${painters}, each with ${TICKS_PER_SECOND * TICK_POINTS} points a second. Sockets that watch: ${WATCHERS}. ` +
      `Room: CANVAS_CLASH with fifteen watching phones and a television, on which the times are measured. Points are checked and stored, and sent in binary over an ink line, ${TICKS_PER_SECOND / OUR_TICKS} frames a second. ` +
      `The others receive and send JSON (Colyseus: MessagePack), ${TICKS_PER_SECOND / RIVAL_TICKS} frames a second, and store nothing. Times start at the finger, so they include the time for which a frame collects points. ` +
      "Bytes are those of the payloads on the wire. A server that would need more than its core is left out.",
    subjects: SUBJECTS,
    figures,
    bars: [
      atMost(`CPU against ${RELAY}`, ratio(cpu, ROOM, RELAY), isAlone ? 0.7 : 0.3, "x"),
      atMost(`CPU against ${SOCKETIO}`, ratio(cpu, ROOM, SOCKETIO), isAlone ? 0.8 : 0.5, "x"),
      atMost(
        "bytes per delivered point",
        of(main.samples[ROOM], ({ bytes }) => bytes),
        4,
        " B",
      ),
      ...(isAlone
        ? [
            atMost(
              `p50 above ${RELAY}'s`,
              added(({ p50 }) => p50),
              10,
              " ms",
            ),
          ]
        : []),
      atMost(
        `p99 above ${RELAY}'s`,
        added(({ p99 }) => p99),
        60,
        " ms",
      ),
      {
        name: `rooms on one core, against ${RELAY}`,
        bar: `${least}x or more`,
        found: `${ours.toFixed(1)}x`,
        holds: ours >= least,
      },
    ],
  };
}

/** W1: one painter per room. */
export const w1 = (servers: Servers, effort: Effort): Promise<Findings> =>
  drawers(servers, effort, 1);

/** W1x4: four painters per room. */
export const w1x4 = (servers: Servers, effort: Effort): Promise<Findings> =>
  drawers(servers, effort, 4);
