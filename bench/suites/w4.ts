import type { Counters } from "../workers/counters.ts";
import { figure, ratio, type Findings } from "../lib/figures.ts";
import { evenly, pause } from "../lib/pace.ts";
import type { Runtime } from "../lib/runtime.ts";
import type { Effort, Servers } from "../lib/servers.ts";
import { connectAll, type Client } from "../lib/socket.ts";

const PLAYERS = 8;
const HEARTBEAT_MS = 5_000;
/** Time after which a room has finished handling new connections. */
const SETTLE_MS = 1_500;
const AT_ONCE = 4;

const ROOM = "room";
const RELAY = "relay";

async function openRooms({ room }: Servers, codes: readonly string[]): Promise<Client[]> {
  const clients: Client[] = [];
  const players = String(PLAYERS);
  for (let at = 0; at < codes.length; at += AT_ONCE) {
    const some = codes.slice(at, at + AT_ONCE).map(async (code) => {
      const paths = (await room.ask("open", { code, players })) as string[];
      return connectAll(paths.slice(0, PLAYERS).map((path) => room.socket(path)));
    });
    clients.push(...(await Promise.all(some)).flat());
  }
  return clients;
}

/** CPU time per heartbeat, µs, while every client sends one. */
async function beat(server: Runtime, clients: readonly Client[], ms: number): Promise<number> {
  let pongs = 0;
  for (const client of clients) client.onText = (text) => (pongs += text === "pong" ? 1 : 0);
  const before = server.cpu();
  await evenly(clients.length, ms, (index) => clients[index]?.send("ping"));
  await pause(100);
  const spent = server.cpu() - before;
  if (pongs < clients.length) throw new Error(`${clients.length - pongs} heartbeats unanswered`);
  return (spent * 1e6) / pongs;
}

function woken(before: Counters, after: Counters): string {
  const { starts, messages, alarms } = after;
  return `${starts - before.starts} starts, ${messages - before.messages} messages, ${alarms - before.alarms} alarms`;
}

/** W4: rooms in which nothing happens. */
export async function w4(servers: Servers, { quick, full }: Effort): Promise<Findings> {
  const fewRooms = quick ? 20 : 100;
  const every = quick ? HEARTBEAT_MS / 4 : HEARTBEAT_MS;
  const rooms = full ? 500 : fewRooms;
  const samples: Record<string, number[]> = { [ROOM]: [], [RELAY]: [] };
  const codes = Array.from({ length: rooms }, () => servers.freshCode());
  const ours = await openRooms(servers, codes);
  const addresses = codes.flatMap((code) =>
    Array<string>(PLAYERS).fill(servers.relay.socket(`/parties/relay/${code}`)),
  );
  const theirs = await connectAll(addresses);
  await pause(SETTLE_MS);
  const before = await servers.room.counters();
  for (let round = 0; round < (quick ? 1 : 4); round++) {
    samples[ROOM]?.push(await beat(servers.room, ours, every));
    samples[RELAY]?.push(await beat(servers.relay, theirs, every));
  }
  const after = await servers.room.counters();
  const change = woken(before, after);
  for (const client of [...ours, ...theirs]) client.close();
  const cpu = figure("CPU per heartbeat, µs", 1, samples, (sample) => sample);
  const holds = JSON.stringify(before) === JSON.stringify(after);
  return {
    title: "W4: idle rooms",
    how:
      `${rooms} rooms with ${PLAYERS} idle sockets each, in the lobby, and a heartbeat every ${every / 1000} s. ` +
      "The runtime answers heartbeats for Hubbub's room; each heartbeat wakes the relay. " +
      `CPU of the room: ${ratio(cpu, ROOM, RELAY).toFixed(2)}x the relay's.`,
    subjects: [ROOM, RELAY],
    figures: [cpu],
    bars: [
      {
        name: `woken: ${holds ? "no" : "yes"}`,
        bar: "0 starts, 0 messages, 0 alarms",
        found: change,
        holds,
      },
    ],
  };
}
