import { atMost, figure, median, percentile, type Findings } from "../lib/figures.ts";
import { evenly, pause } from "../lib/pace.ts";
import type { Effort, Servers } from "../lib/servers.ts";
import { bytesOf, Client } from "../lib/socket.ts";

const ROOMS = 12;
const SEATS = 16;
const CLIENTS = 200;
const WITHIN_MS = 1_000;

/** Results of one round, ms and bytes. */
interface Sample {
  readonly p50: number;
  readonly p99: number;
  readonly bytes: number;
}

/** Connects everybody within a second and measures how long each waits for the first text. */
async function rush(addresses: readonly string[]): Promise<Sample> {
  const arrivals: ReturnType<typeof Client.connect>[] = [];
  await evenly(addresses.length, WITHIN_MS, (index) => {
    arrivals.push(Client.connect(addresses[index] ?? ""));
  });
  const all = await Promise.all(arrivals);
  for (const { client } of all) client.close();
  const waits = all.map(({ ms }) => ms);
  return {
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    bytes: median(all.map(({ first }) => bytesOf(first))),
  };
}

/**
 * Socket addresses of the phones and TVs of full rooms: the first one of every room, then the second ones.
 */
async function fullRooms(servers: Servers, codes: readonly string[]): Promise<string[]> {
  const players = String(SEATS);
  const rooms: string[][] = [];
  for (const code of codes)
    rooms.push((await servers.room.ask("open", { code, players })) as string[]);
  const paths = Array.from({ length: SEATS + 1 }, (_, seat) =>
    rooms.map((room) => room[seat] ?? ""),
  );
  return paths
    .flat()
    .slice(0, CLIENTS)
    .map((path) => servers.room.socket(path));
}

const ROOM = "room";
const RELAY = "relay";

/** W3: many people connect at the same time. */
export async function w3(servers: Servers, { quick }: Effort): Promise<Findings> {
  const samples: Record<string, Sample[]> = { [ROOM]: [], [RELAY]: [] };
  // The first round only warms up both sides.
  for (let round = quick ? 1 : 0; round < (quick ? 2 : 6); round++) {
    const codes = Array.from({ length: ROOMS }, () => servers.freshCode());
    const ours = await rush(await fullRooms(servers, codes));
    for (const code of codes) await servers.room.ask("close", { code });
    await pause(100);
    const relays = Array.from({ length: CLIENTS }, (_, at) =>
      servers.relay.socket(`/parties/relay/${codes[at % ROOMS]}`),
    );
    const theirs = await rush(relays);
    await pause(100);
    if (round === 0) continue;
    samples[ROOM]?.push(ours);
    samples[RELAY]?.push(theirs);
  }
  const p99 = figure("p99, ms", 1, samples, (sample) => sample.p99);
  // On a busy machine the relay misses the bar as well, so both are reported.
  const relay = median(p99.values[RELAY] ?? []);
  const bar = atMost("from connecting to snapshot, p99", median(p99.values[ROOM] ?? []), 50, " ms");
  return {
    title: "W3: everybody connects at once",
    how:
      `${CLIENTS} clients connect to ${ROOMS} rooms within ${WITHIN_MS / 1000} s. Times run until a client receives its first text. ` +
      `Room: rooms of ${SEATS} seats. Token and seat are checked, the first text is a complete snapshot, and everybody else is told who has joined. ` +
      "Relay: the first text has 1 kB, and nobody else is told.",
    subjects: [ROOM, RELAY],
    figures: [
      figure("p50, ms", 1, samples, (sample) => sample.p50),
      p99,
      figure("bytes of the first text", 0, samples, (sample) => sample.bytes),
    ],
    bars: [{ ...bar, found: `${bar.found}, relay ${relay.toFixed(0)} ms` }],
  };
}
