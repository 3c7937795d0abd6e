import { GAME_TYPES } from "../../src-shared/catalog/gameTypes.ts";
import { figure, type Findings } from "../lib/figures.ts";
import { billOf, priceOf } from "../lib/prices.ts";
import { Runtime } from "../lib/runtime.ts";
import type { Counts } from "../lib/counts.ts";

const D1_STATEMENTS_BAR = 8;
/** Highest price of a thousand games of the most expensive type, US$. */
const PRICE_BAR = 1;

/**
 * Plays complete games of eight in the real runtime under a virtual clock and measures what Cloudflare would
 * bill.
 */
export async function cost(): Promise<Findings> {
  const runtime = await Runtime.start("cost", ["Cost"]);
  const found: Record<string, Counts[]> = {};
  try {
    for (const gameType of GAME_TYPES) {
      // SAFETY: bench/workers/cost.ts responds with Counts.
      found[gameType] = [(await runtime.ask("cost", { game: gameType })) as Counts];
    }
  } finally {
    await runtime.stop();
  }
  const all = Object.values(found).flat();
  const most = Math.max(...all.map((counts) => 1_000 * priceOf(billOf(counts))));
  const statements = Math.max(
    ...Object.entries(found).flatMap(([gameType, counts]) =>
      counts.map(({ d1Statements }) => d1Statements - (gameType === "REQUIP" ? 1 : 0)),
    ),
  );
  return {
    title: "Cost: what Cloudflare bills for a game of eight players",
    isExact: true,
    how:
      "Complete games under a virtual clock, stored in the SQLite of a Durable Object and delivered to a D1 database, " +
      "which count their rows themselves. Prices and assumptions: bench/lib/prices.ts, docs/scaling.md.",
    subjects: Object.keys(found),
    figures: [
      figure("length, min", 1, found, ({ seconds }) => seconds / 60),
      figure("incoming socket messages, without ink", 0, found, ({ messages }) => messages),
      figure("alarms", 0, found, ({ alarms }) => alarms),
      figure("requests to the object", 0, found, (counts) => billOf(counts).objectRequests),
      figure("GB-s awake", 2, found, (counts) => billOf(counts).gigabyteSeconds),
      figure("SQLite rows written", 0, found, (counts) => billOf(counts).rowsWritten),
      figure("SQLite rows read", 0, found, ({ rowsRead }) => rowsRead),
      figure("D1 statements", 0, found, ({ d1Statements }) => d1Statements),
      figure("D1 rows written", 0, found, ({ d1Written }) => d1Written),
      figure("D1 rows read", 0, found, ({ d1Read }) => d1Read),
      figure("US$ a thousand games", 3, found, (counts) => 1_000 * priceOf(billOf(counts))),
    ],
    bars: [
      {
        name: "price of a thousand games of the most expensive type",
        bar: `at most ${PRICE_BAR} US$`,
        found: `${most.toFixed(2)} US$`,
        holds: most <= PRICE_BAR,
      },
      {
        name: "D1 statements of a game, without the one for the answers that REQUIP leaves to later games",
        bar: `${D1_STATEMENTS_BAR} or fewer`,
        found: String(statements),
        holds: statements <= D1_STATEMENTS_BAR,
      },
    ],
  };
}
