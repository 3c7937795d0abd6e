import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { atMost, figure, median, percentile, type Findings } from "../lib/figures.ts";
import { NodeServer } from "../lib/nodeServer.ts";
import { pause } from "../lib/pace.ts";
import { goFirst, keepAwake, shareByProcess, standBack } from "../lib/processor.ts";
import { Runtime } from "../lib/runtime.ts";
import { Servers, type Effort } from "../lib/servers.ts";
import { Watchers } from "../lib/watchers.ts";
import type { Homes } from "../workers/elsewhere.ts";
import { openRoom, PLAYERS, type Table } from "./moves.ts";

/** People arrive within this time, ms: half of what the bar allows. */
const COME_MS = 60_000;
const VOTE_MS = 10_000;
/** Moves of players whose response is timed, and the time between two of them, ms. */
const MOVES = 400;
const MOVE_EACH_MS = 50;
/** Moves per player. */
const TURNS = MOVES / PLAYERS;
/** Rounds of moves. The median of their p99 counts, since a shared machine has slow moments. */
const MOVE_ROUNDS = 3;
/**
 * Rounds before these that do not count: otherwise whichever side is measured first would be slower because
 * its code is cold.
 */
const WARM_UP = 1;

/**
 * Sockets per process: workerd needs two file descriptors for each, and a process may usually have 20,000.
 */
const SOCKETS_A_PROCESS = 9_000;

/** Where Linux keeps files in memory. */
const MEMORY = "/dev/shm";

const OURS = "room and sections";
const RIVAL = "Socket.IO";

/** Results of one side; NaN where it does not have the feature. */
interface Sample {
  readonly inS: number;
  readonly firstP99: number;
  readonly stageP50: number;
  readonly stageP99: number;
  readonly bytes: number;
  readonly countedMs: number;
  readonly aloneP99: number;
  readonly withP99: number;
  /** Texts that each watcher received while the players moved. */
  readonly told: number;
  readonly kB: number;
  readonly sendUs: number;
  readonly comeUs: number;
  readonly idle: number;
}

/** Resident memory of a process, kB. */
function memoryOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? NaN);
}

const now = () => performance.timeOrigin + performance.now();

/** Lets the players move in turn, each with their next move, and returns how long the responses took, ms. */
async function answers({ clients, game }: Table, turns: readonly number[]): Promise<number[]> {
  const waits: number[] = [];
  for (const turn of turns) {
    for (const [player, client] of clients.entries()) {
      const began = performance.now();
      await new Promise<void>((resolve) => {
        client.onText = (text) => {
          if (!text.includes(`"id":"m${turn}"`)) return;
          waits.push(performance.now() - began);
          resolve();
        };
        client.send(game.move(player, turn));
      });
      await pause(MOVE_EACH_MS);
    }
  }
  for (const client of clients) client.onText = () => undefined;
  return waits;
}

/** Response time that one move in a hundred exceeds, ms: the median over all rounds. */
async function slowAnswer(table: Table, room: Runtime): Promise<number> {
  const letSleep = keepAwake();
  const goBack = [room.pid, process.pid].map(goFirst);
  try {
    const rounds: number[] = [];
    for (let round = 0; round < WARM_UP + MOVE_ROUNDS; round++) {
      // Each round uses new turns: repeating a turn would be acknowledged without changing anything.
      const first = round * TURNS;
      const turns = Array.from({ length: TURNS }, (_, at) => first + at);
      rounds.push(percentile(await answers(table, turns), 0.99));
    }
    return median(rounds.slice(WARM_UP));
  } finally {
    for (const each of goBack) each();
    letSleep();
  }
}

interface Look {
  readonly stage: { readonly stageId: number };
  readonly hand?: { readonly programs: Readonly<Record<string, { readonly moves: string[] }>> };
  readonly websocketConnectionUpdated: { readonly crowd?: number };
}

async function ours(servers: Servers, people: number): Promise<Sample> {
  const { room } = servers;
  const alone = await openRoom(servers, servers.freshCode());
  const aloneP99 = await slowAnswer(alone, room);
  for (const client of alone.clients) client.close();

  const sections: Runtime[] = [];
  while (sections.length * SOCKETS_A_PROCESS < people) {
    // In sequence, because each process is identified as the one that was not there before.
    sections.push(await Runtime.start("room", ["Room", "Crowd"]));
  }
  const urls = sections.map(({ url }) => url);
  for (const each of [room, ...sections]) {
    // The sections run on the room's core and use only what the room leaves of it.
    if (each !== room) standBack(each.pid);
    const to: Homes = { here: each.url, rooms: room.url, sections: urls };
    await each.ask("share", { homes: JSON.stringify(to) });
  }
  const all = [room, ...sections];
  const cpuOfAll = () => all.reduce((sum, each) => sum + each.cpu(), 0);
  const memoryOfAll = () => all.reduce((sum, each) => sum + memoryOf(each.pid), 0);
  const watchers = new Watchers();
  const code = servers.freshCode();
  const look = async (seat: number) =>
    (await room.ask("look", { code, seat: String(seat) })) as Look;
  let seat = 0;
  const before = { cpu: 0, kB: 0 };
  let inS = 0;
  let waits: number[] = [];
  let comeUs = 0;
  const table = await openRoom(servers, code, async () => {
    seat = (await room.ask("crowd", { code })) as number;
    before.kB = memoryOfAll();
    before.cpu = cpuOfAll();
    const began = now();
    const addresses = Array.from(
      { length: people },
      (_, at) => `${urls[0]}/bench/place?code=${code}&device=phone-${at}&seat=${seat}`,
    );
    waits = (await watchers.come(addresses, COME_MS)).flatMap((one) => one.waits);
    while ((await look(seat)).websocketConnectionUpdated.crowd !== people) await pause(100);
    inS = (now() - began) / 1_000;
    comeUs = ((cpuOfAll() - before.cpu) / people) * 1e6;
  });
  const kB = (memoryOfAll() - before.kB) / people;
  await pause(2_000);
  const textsSoFar = async () =>
    (await watchers.ask("count", () => ({ do: "count" }))).reduce((sum, one) => sum + one.texts, 0);
  const textsBefore = await textsSoFar();
  const withP99 = await slowAnswer(table, room);
  const told = ((await textsSoFar()) - textsBefore) / people;

  // Waits until the crowd has received the last move.
  await pause(2_000);
  const idleFrom = cpuOfAll();
  await pause(5_000);
  const idle = ((cpuOfAll() - idleFrom) / 5) * 100;

  const { stage, hand } = await look(seat);
  const [battle = ""] = Object.keys(hand?.programs ?? {});
  const texts = ["PAPER", "PAPER", "ROCK"].map((one) => {
    const move = { type: "program", battle: Number(battle), moves: [one, one, one] };
    return JSON.stringify({ id: "v", topic: "move", body: { stageId: stage.stageId, move } });
  });
  const sent = await watchers.ask("send", () => ({ do: "send", texts, ms: VOTE_MS }));
  const lastAt = Math.max(...sent.map((one) => one.lastAt));
  // The votes count as soon as everybody has voted, and not before, so this waits until all votes have
  // arrived.
  while ((await look(seat)).hand?.programs[battle]?.moves[0] !== "PAPER") await pause(20);
  const countedMs = now() - lastAt;
  await pause(4_000);

  const cpu = cpuOfAll();
  const arrivals = watchers.ask("await", () => ({ do: "await", text: '"name":"BET"' }));
  await pause(200);
  const began = now();
  await room.ask("next", { code });
  const heard = await arrivals;
  const sendUs = ((cpuOfAll() - cpu) / people) * 1e6;
  const delays = heard.flatMap(({ at }) => at.map((one) => one - began));
  watchers.stop();
  for (const client of table.clients) client.close();
  for (const each of sections) await each.stop();
  return {
    inS,
    firstP99: percentile(waits, 0.99),
    stageP50: percentile(delays, 0.5),
    stageP99: percentile(delays, 0.99),
    bytes: heard[0]?.bytes ?? NaN,
    countedMs,
    aloneP99,
    withP99,
    told,
    kB,
    sendUs,
    comeUs,
    idle,
  };
}

/**
 * Measures with servers that the rest of the machine disturbs little: cores are divided between processes,
 * and what the room stores stays in memory. With storage on a disk, the disk's kernel threads would wait for
 * the core that the crowd keeps busy, and the moves for them.
 */
async function undisturbed(measure: (servers: Servers) => Promise<Sample>): Promise<Sample> {
  const shareAsBefore = shareByProcess();
  const storage = existsSync(MEMORY) ? mkdtempSync(`${MEMORY}/hubbub-crowd-`) : undefined;
  const forget = () => {
    if (storage !== undefined) rmSync(storage, { recursive: true, force: true });
  };
  // Deletes the folder after Ctrl+C, too.
  process.once("exit", forget);
  const servers = await Servers.start(storage);
  try {
    return await measure(servers);
  } finally {
    await servers.stop();
    forget();
    shareAsBefore();
  }
}

/** The same number of people in a Socket.IO room, who receive one text of the same length. */
async function theirs(people: number, bytes: number): Promise<Sample> {
  const server = await NodeServer.start("socketio");
  const watchers = new Watchers();
  const kBBefore = memoryOf(server.pid);
  const cpuBefore = server.cpu();
  const began = now();
  const address = `ws://127.0.0.1:${server.port}/socket.io/?EIO=4&transport=websocket&room=crowd`;
  const come = await watchers.come(Array<string>(people).fill(address), COME_MS / 2, "40");
  const inS = (now() - began) / 1_000;
  const comeUs = ((server.cpu() - cpuBefore) / people) * 1e6;
  const kB = (memoryOf(server.pid) - kBBefore) / people;
  await pause(1_000);
  const speaker = new Watchers();
  await speaker.come(Array<string>(4).fill(address), 0, "40");
  await pause(1_000);
  const cpu = server.cpu();
  const arrivals = watchers.ask("await", () => ({ do: "await", text: '"name":"BET"' }));
  await pause(200);
  const sentAt = now();
  const text = `42["draw",{"name":"BET","fill":"${"x".repeat(Math.max(0, bytes - 40))}"}]`;
  let part = 0;
  void speaker.ask("send", () => ({ do: "send", texts: part++ === 0 ? [text] : ["3"], ms: 0 }));
  const heard = await arrivals;
  const delays = heard.flatMap(({ at }) => at.map((one) => one - sentAt));
  const sendUs = ((server.cpu() - cpu) / people) * 1e6;
  watchers.stop();
  speaker.stop();
  server.stop();
  return {
    inS,
    firstP99: percentile(
      come.flatMap((one) => one.waits),
      0.99,
    ),
    stageP50: percentile(delays, 0.5),
    stageP99: percentile(delays, 0.99),
    bytes: heard[0]?.bytes ?? NaN,
    countedMs: NaN,
    aloneP99: NaN,
    withP99: NaN,
    told: NaN,
    kB,
    sendUs,
    comeUs,
    idle: NaN,
  };
}

/** Measures a crowd that watches one room and votes. */
export async function crowd(_: Servers, { quick, sockets }: Effort): Promise<Findings> {
  const people = sockets ?? (quick ? 500 : 10_000);
  const mine = await undisturbed((servers) => ours(servers, people));
  const others = await theirs(people, mine.bytes);
  const samples = { [OURS]: [mine], [RIVAL]: [others] };
  return {
    title: `A crowd of ${people.toLocaleString("en")}`,
    how:
      `${people} sockets join the crowd of one room of ${PLAYERS} players (RPS_SHOOT) within ${COME_MS / 1000} s (Socket.IO: half of that), ` +
      `each with a place from the first section and a signed token. Then, on cores that do not sleep, the players make ${MOVES} moves that do not count and ${MOVE_ROUNDS} rounds of ${MOVES} moves; the median of the rounds' p99 counts. Then everybody votes once within ` +
      `${VOTE_MS / 1000} s, and the stage changes once. The room is in one workerd, its sections in others ` +
      `on the same core (one for each ${SOCKETS_A_PROCESS.toLocaleString("en")} sockets), which use what it leaves; while moves are timed, it has priority. What the room stores stays in memory. Socket.IO: the same sockets in one room, one text of the same length.`,
    subjects: [OURS, RIVAL],
    figures: [
      figure("until everybody has joined, s", 1, samples, (one) => one.inS),
      figure("from opening a socket to the first text, p99, ms", 0, samples, (one) => one.firstP99),
      figure("until a watcher gets the stage change, p50, ms", 0, samples, (one) => one.stageP50),
      figure("until a watcher gets the stage change, p99, ms", 0, samples, (one) => one.stageP99),
      figure("bytes of that text", 0, samples, (one) => one.bytes),
      figure("from the last vote until all votes count, ms", 0, samples, (one) => one.countedMs),
      figure(
        "from a player's move to the response, p99, no crowd, ms",
        1,
        samples,
        (one) => one.aloneP99,
      ),
      figure("from a player's move to the response, p99, ms", 1, samples, (one) => one.withP99),
      figure("texts that a watcher gets during the moves", 1, samples, (one) => one.told),
      figure("memory per watcher, kB", 1, samples, (one) => one.kB),
      figure("CPU to admit a watcher, µs", 0, samples, (one) => one.comeUs),
      figure("CPU to send a watcher a text, µs", 1, samples, (one) => one.sendUs),
      figure("CPU while idle, % of a core", 1, samples, (one) => one.idle),
    ],
    bars: [
      atMost("until everybody has joined", mine.inS, 120, " s"),
      atMost("until a watcher gets the stage change, p99", mine.stageP99, 1_500, " ms"),
      atMost("from the last vote until all votes count", mine.countedMs, 2_000, " ms"),
      atMost(
        "players' p99, against that without a crowd",
        mine.withP99 / mine.aloneP99,
        1.5,
        " times",
      ),
    ],
  };
}
