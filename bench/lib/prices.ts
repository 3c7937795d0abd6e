import type { Counts } from "./counts.ts";

/**
 * Prices of the Workers Paid plan in US dollars, beyond what the plan includes, as listed on
 * developers.cloudflare.com on 2026-11-21: durable-objects/platform/pricing, d1/platform/pricing,
 * workers/platform/pricing.
 */
export const PRICES = {
  workerRequests: 0.3 / 1e6,
  objectRequests: 0.15 / 1e6,
  gigabyteSeconds: 12.5 / 1e6,
  rowsRead: 0.001 / 1e6,
  rowsWritten: 1 / 1e6,
  d1RowsRead: 0.001 / 1e6,
  d1RowsWritten: 1 / 1e6,
} as const;

/** Number of socket messages that count as one request. */
const MESSAGES_A_REQUEST = 20;
/** Memory an object is billed for, GB. */
const OBJECT_GB = 0.128;
/** How long one event keeps its object awake, s: ten times what one costs in docs/benchmarks.md (W2). */
const AWAKE_S = 0.005;
/**
 * Frames that a painting phone sends, and rows of ink that are stored (src-rooms/drawing/ink.ts), both per
 * second.
 */
const FRAMES_A_SECOND = 20;
const INK_ROWS_A_SECOND = 1 / 3;
/** The ink of a sheet is a table of its own, and creating it counts (src-rooms/platforms/durable-object/sqliteInk.ts). */
const ROWS_A_SHEET = 2;
/** Painters of CANVAS_CLASH at a time with eight players. */
const PAINTERS = 2;
/**
 * HTTP calls of a party: the host logs in, opens the room and looks the code up; each player looks the code
 * up, logs in, joins and opens a socket. A call that reaches the room is one request to its object, a socket
 * two (whether the room exists, then the connection).
 */
const PLAYERS = 8;
const WORKER_CALLS = 4 + 4 * PLAYERS;
const OBJECT_CALLS = 3 + 4 * PLAYERS;

/** Quantities that Cloudflare bills for a game. */
export interface Bill {
  readonly workerRequests: number;
  readonly objectRequests: number;
  readonly gigabyteSeconds: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
  readonly d1RowsRead: number;
  readonly d1RowsWritten: number;
}

/** Converts what was counted into what is billed. */
export function billOf(counts: Counts): Bill {
  const { painting, sheets, messages, alarms, alarmsSet } = counts;
  const frames = painting * FRAMES_A_SECOND * PAINTERS;
  const events = messages + alarms + OBJECT_CALLS;
  return {
    workerRequests: WORKER_CALLS,
    objectRequests: OBJECT_CALLS + alarms + (messages + frames) / MESSAGES_A_REQUEST,
    gigabyteSeconds: (events * AWAKE_S + painting) * OBJECT_GB,
    rowsRead: counts.rowsRead,
    rowsWritten:
      counts.rowsWritten + alarmsSet + painting * INK_ROWS_A_SECOND + sheets * ROWS_A_SHEET,
    d1RowsRead: counts.d1Read,
    d1RowsWritten: counts.d1Written,
  };
}

/** Price of a bill, US dollars. */
export function priceOf(bill: Bill): number {
  // SAFETY: both have the same keys.
  const keys = Object.keys(PRICES) as (keyof Bill)[];
  return keys.reduce((sum, key) => sum + bill[key] * PRICES[key], 0);
}
