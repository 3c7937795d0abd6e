import { figure, type Findings } from "../lib/figures.ts";
import { PRODUCT_OBJECTS, Runtime } from "../lib/runtime.ts";

/**
 * Delays added to every call that leaves the Worker, ms: within a country, a continent, across an ocean, the
 * other side of the world.
 */
const DISTANCES = [30, 80, 150, 280] as const;

/** One entry of the response of bench/workers/latency.ts. */
interface Action {
  readonly name: string;
  readonly hops: Readonly<Record<"room" | "codes" | "pairing" | "d1" | "mail", number>>;
  readonly ms: number;
}

/**
 * Measures what each user action waits for in sequence, in the real runtime, with the objects and D1 at a
 * distance.
 */
export async function latency(): Promise<Findings> {
  const runtime = await Runtime.start("latency", PRODUCT_OBJECTS);
  const evenings = new Map<number, readonly Action[]>();
  try {
    for (const distance of DISTANCES) {
      const found = await runtime.ask("latency", { delay: String(distance) });
      // SAFETY: bench/workers/latency.ts responds with it.
      evenings.set(distance, found as readonly Action[]);
    }
  } finally {
    await runtime.stop();
  }
  const subjects = DISTANCES.map((distance) => `${distance} ms`);
  const names = (evenings.get(DISTANCES[0]) ?? []).map(({ name }) => name);
  const figures = names.flatMap((name) => {
    const samples = Object.fromEntries(
      DISTANCES.map((distance) => [
        `${distance} ms`,
        (evenings.get(distance) ?? []).filter((action) => action.name === name),
      ]),
    );
    return [
      figure(
        `${name}: hops to objects`,
        0,
        samples,
        ({ hops }) => hops.room + hops.codes + hops.pairing,
      ),
      figure(`${name}: hops to D1`, 0, samples, ({ hops }) => hops.d1),
      figure(`${name}, ms`, 0, samples, ({ ms }) => ms),
    ];
  });
  return {
    title: "Latency: what an action waits for",
    how:
      "The whole Worker in workerd. Every call from it to a Durable Object or to D1 is delayed by the time in the column's heading. " +
      "Calls made at the same time count once, and work that continues after the response does not count.",
    subjects,
    figures,
    bars: [],
  };
}
