import type { Counts } from "./counts.ts";

/**
 * Prices of the plan Workers Paid in US dollars, beyond what the plan includes, as
 * developers.cloudflare.com had them on 2026-11-21: durable-objects/platform/pricing, d1/platform/pricing,
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

/** So many messages of sockets count as one request. */
const MESSAGES_A_REQUEST = 20;
/** Memory an object is billed for, GB. */
const OBJECT_GB = 0.128;
/** An event keeps its object awake for so long, s: ten times what one costs in docs/benchmarks.md (W2). */
const AWAKE_S = 0.005;
/** Frames a phone sends while it paints, and rows of ink that are stored (src-rooms/drawing/ink.ts), each a second. */
const FRAMES_A_SECOND = 20;
const INK_ROWS_A_SECOND = 1 / 3;
/** A sheet's ink is a table of its own, whose making counts (src-rooms/drawing/sqliteInkStore.ts). */
const ROWS_A_SHEET = 2;
/** Painters of Canvas Clash with eight players. */
const PAINTERS = 2;
/**
 * HTTP calls of a party: the host's login, room and look; each player's look, login, join and socket.
 * A call that leads into the room asks its object once, a socket twice (does the room exist, come in).
 */
const PLAYERS = 8;
const WORKER_CALLS = 4 + 4 * PLAYERS;
const OBJECT_CALLS = 3 + 4 * PLAYERS;

/** What Cloudflare bills for a game. */
export interface Bill {
  readonly workerRequests: number;
  readonly objectRequests: number;
  readonly gigabyteSeconds: number;
  readonly rowsRead: number;
  readonly rowsWritten: number;
  readonly d1RowsRead: number;
  readonly d1RowsWritten: number;
}

/** From what was counted to what is billed. */
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

/** Its price, US dollars. */
export function priceOf(bill: Bill): number {
  // SAFETY: both have the same keys.
  const keys = Object.keys(PRICES) as (keyof Bill)[];
  return keys.reduce((sum, key) => sum + bill[key] * PRICES[key], 0);
}
