import { percentile } from "./figures.ts";
import { seeded, randomFrom } from "../../src-rooms/games/random.ts";

/** Load on a database that runs one statement after another, as each D1 does. */
export interface Load {
  /** Statements that arrive per second, at random times. */
  readonly perSecond: number;
  /** Duration of one statement, s. */
  readonly serviceS: number;
  /** Number of databases that share the statements; the user of a statement determines its database. */
  readonly shards: number;
  /** Simulated time, s. */
  readonly forS: number;
}

export interface Queued {
  /** Share of the time the busiest database is working. */
  readonly busy: number;
  /** 99th percentile of the time a statement waits in the queue, s. */
  readonly waitP99: number;
  /** How far the slowest database lags behind at the end, s. */
  readonly behindS: number;
}

/** Simulates statements that arrive at random and queue for the database of their user. */
export function queue({ perSecond, serviceS, shards, forS }: Load): Queued {
  const random = randomFrom(seeded([shards, Math.round(perSecond), 5]));
  const freeAt = Array.from({ length: shards }, () => 0);
  const worked = Array.from({ length: shards }, () => 0);
  const waits: number[] = [];
  for (let now = 0; now < forS; now += -Math.log(1 - random.unit()) / perSecond) {
    const shard = random.below(shards);
    const start = Math.max(now, freeAt[shard] ?? 0);
    waits.push(start - now);
    freeAt[shard] = start + serviceS;
    worked[shard] = (worked[shard] ?? 0) + serviceS;
  }
  return {
    busy: Math.max(...worked) / forS,
    waitP99: percentile(waits, 0.99),
    behindS: Math.max(0, Math.max(...freeAt) - forS),
  };
}

/**
 * D1 statements per second that this many players cause, given the minutes and statements of one game of
 * eight.
 */
export function statementsPerSecond(
  players: number,
  { minutes, statements }: { readonly minutes: number; readonly statements: number },
): number {
  return ((players / 8) * statements) / (minutes * 60);
}

/** Time the single thread of an object needs to send one frame to one socket, s (docs/benchmarks.md, W1). */
export const SEND_S = 30e-6;

/** The watchers of one room, and how many each object between the room and them may hold. */
export interface Crowd {
  readonly watchers: number;
  readonly framesPerSecond: number;
  /** Sockets per object of the crowd; undefined when all sockets are connected to the room itself. */
  readonly each?: number;
}

/**
 * Computes the load of the busiest object (1 is full, more is overload) and how many levels a frame passes
 * through.
 */
export function crowd({ watchers, framesPerSecond, each }: Crowd) {
  if (each === undefined) return { busy: watchers * framesPerSecond * SEND_S, levels: 1 };
  let levels = 1;
  for (let nodes = watchers; nodes > each; nodes = Math.ceil(nodes / each)) levels += 1;
  return { busy: Math.min(watchers, each) * framesPerSecond * SEND_S, levels };
}
