import { readFileSync } from "node:fs";
import { figure, type Bar, type Findings } from "../lib/figures.ts";
import { unpin } from "../lib/processor.ts";
import { PRODUCT_OBJECTS, Runtime } from "../lib/runtime.ts";
import type { Effort } from "../lib/servers.ts";
import type { Stand } from "../lib/soak.ts";

/**
 * Sixteen and a half months: after four, the oldest guests are deleted, and as much is deleted as is added.
 */
const DAYS = 504;
/** Number of rooms, and of looks at what exists, which are evenly spread over the days. */
const EFFORTS = {
  full: { rooms: 10_000, looks: 72 },
  usual: { rooms: 1_000, looks: 72 },
  quick: { rooms: 36, looks: 36 },
} as const;
/**
 * Most that the last quarter may have compared with the second one. With few rooms the games they happen to
 * play matter more than time.
 */
const MOST = { memory: 1.25, rows: 1.1, fewRooms: 1.5 } as const;

interface Look extends Stand {
  readonly megabytes: number;
}

/** Resident memory of a process, MB. */
function memoryOf(pid: number): number {
  const text = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? NaN) / 1_024;
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Runs evening after evening of the complete product under a clock that is moved forward, and checks whether
 * anything grows.
 */
export async function soak({ quick, full }: Effort): Promise<Findings> {
  const { rooms, looks } = EFFORTS[full ? "full" : quick ? "quick" : "usual"];
  const runtime = await Runtime.start("soak", PRODUCT_OBJECTS);
  unpin(runtime.pid);
  const found: Look[] = [];
  const days = String(DAYS / looks);
  try {
    for (let look = 0; look < looks; look++) {
      const opened = Math.round(((look + 1) * rooms) / looks) - Math.round((look * rooms) / looks);
      // SAFETY: bench/workers/soak.ts responds with it.
      const stand = (await runtime.ask("soak", { days, rooms: String(opened) })) as Stand;
      found.push({ ...stand, megabytes: memoryOf(runtime.pid) });
    }
  } finally {
    await runtime.stop();
  }
  const quarter = looks / 4;
  const names = ["first", "second", "third", "last"] as const;
  const quarters = Object.fromEntries(
    names.map((name, at) => [name, [found.slice(at * quarter, (at + 1) * quarter)]]),
  );
  const of = (name: (typeof names)[number], what: keyof Look) =>
    mean((quarters[name]?.[0] ?? []).map((look) => look[what]));
  const flat = (name: string, what: keyof Look, most: number): Bar => {
    const grown = of("last", what) / of("second", what);
    return { name, bar: `at most ${most}`, found: grown.toFixed(2), holds: grown <= most };
  };
  const line = (name: string, what: keyof Look, digits = 0) =>
    figure(name, digits, quarters, (some) => mean(some.map((look) => look[what])));
  const last = found.at(-1);
  return {
    title: `Soak: ${rooms.toLocaleString("en")} rooms in ${DAYS / 7} weeks`,
    isExact: true,
    how:
      "The whole Worker, its rooms and D1 in workerd under a clock that is moved forward. People open rooms, connect, play and " +
      "close them; every fifth room is simply abandoned. Each look follows a nightly clean-up. Each figure is the mean of a quarter of the looks.",
    subjects: names,
    figures: [
      line("memory of the runtime, MB", "megabytes"),
      line("rooms that store anything", "rooms", 1),
      line("rows in these rooms", "roomRows"),
      line("alarms set", "alarms", 1),
      line("room codes in use", "codes", 1),
      line("temporary rows in D1", "d1Rows"),
      line("rows of games, which are kept", "gameRows"),
      line("rows deleted after 13 months", "yearlyRows"),
    ],
    bars: [
      // The memory of a young runtime grows until its first major garbage collection.
      ...(quick ? [] : [flat("memory, last quarter against second", "megabytes", MOST.memory)]),
      flat(
        "rows of rooms, last quarter against second",
        "roomRows",
        quick ? MOST.fewRooms : MOST.rows,
      ),
      flat("alarms", "alarms", MOST.rows),
      flat("temporary rows in D1", "d1Rows", MOST.rows),
      {
        name: "games that reached their podium",
        bar: "all of them",
        found: `${last?.ended} of ${last?.opened}`,
        holds: last !== undefined && last.ended === last.opened && last.opened > rooms * 0.99,
      },
    ],
  };
}
