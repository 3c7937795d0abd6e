import { figure, type Findings } from "../lib/figures.ts";
import { NIGHT_TABLES, type Night } from "../lib/night.ts";
import { Runtime } from "../lib/runtime.ts";
import type { Effort } from "../lib/servers.ts";

/** D1 aborts a statement that takes longer (developers.cloudflare.com, D1 › Limits, November 2026). */
const STATEMENT_MOST_MS = 30_000;
/**
 * A scheduled invocation of a Worker ends after a quarter of an hour and may send D1 a thousand statements.
 */
const NIGHT_MOST_S = 15 * 60;
const STATEMENTS_MOST = 1_000;

/** Runs the nightly clean-up on a database of this many rows, in the first night and in the next one. */
export async function night({ quick, full }: Effort): Promise<Findings> {
  const rows = full ? 10_000_000 : quick ? 20_000 : 1_000_000;
  const runtime = await Runtime.start("night", []);
  const nights: Night[] = [];
  const now = String(Date.now());
  try {
    // One table per request: `fetch` waits five minutes for a response.
    for (const table of NIGHT_TABLES) {
      await runtime.ask("night", { table, rows: String(rows), now });
    }
    for (let at = 0; at < 2; at++) {
      // SAFETY: bench/workers/night.ts responds with it.
      nights.push((await runtime.ask("night", { now })) as Night);
    }
  } finally {
    await runtime.stop();
  }
  const found = Object.fromEntries(nights.map((one, at) => [at === 0 ? "first" : "second", [one]]));
  const slowest = Math.max(...nights.flatMap(({ statements }) => statements.map(({ ms }) => ms)));
  const longest = Math.max(...nights.map(({ seconds }) => seconds));
  const most = Math.max(...nights.map(({ statements }) => statements.length));
  const sum = (of: "read" | "written") => (one: Night) =>
    one.statements.reduce((total, statement) => total + statement[of], 0);
  return {
    title: `Night: cleaning up a database of ${rows.toLocaleString("en")} rows`,
    how:
      "A local D1 with a year's accounts, guests, sessions, rooms, games and reels. The first night finds " +
      "everything that has expired, the second one nothing. D1 itself reports rows and times.",
    subjects: Object.keys(found),
    figures: [
      figure("duration, s", 1, found, ({ seconds }) => seconds),
      figure("statements", 0, found, ({ statements }) => statements.length),
      figure("slowest statement, ms", 0, found, ({ statements }) =>
        Math.max(...statements.map(({ ms }) => ms)),
      ),
      figure("rows read", 0, found, sum("read")),
      figure("rows written", 0, found, sum("written")),
    ],
    bars: [
      {
        name: "slowest statement",
        bar: `under ${STATEMENT_MOST_MS / 1_000} s`,
        found: `${(slowest / 1_000).toFixed(1)} s`,
        holds: slowest < STATEMENT_MOST_MS,
      },
      {
        name: "duration of a night",
        bar: `under ${NIGHT_MOST_S} s`,
        found: `${longest.toFixed(0)} s`,
        holds: longest < NIGHT_MOST_S,
      },
      {
        name: "statements of a night",
        bar: `${STATEMENTS_MOST} or fewer`,
        found: String(most),
        holds: most <= STATEMENTS_MOST,
      },
    ],
  };
}
