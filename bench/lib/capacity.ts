import { percentile } from "./figures.ts";
import { seeded, randomFrom } from "../../src-rooms/games/random.ts";

/** A database that works off one statement after another, as each D1 does. */
export interface Load {
  /** Statements that arrive a second, by chance. */
  readonly perSecond: number;
  /** How long one takes, s. */
  readonly serviceS: number;
  /** Databases that share them: each statement's user says which. */
  readonly shards: number;
  /** How long it is watched, s. */
  readonly forS: number;
}

export interface Queued {
  /** Share of time the busiest database works. */
  readonly busy: number;
  /** Time a statement waits before its turn: 99 of 100 wait no longer, s. */
  readonly waitP99: number;
  /** How far the slowest database is behind at the end, s. */
  readonly behindS: number;
}

/** Statements come by chance and queue in front of the database of their user. */
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

/** How many statements of D1 this many players make a second, at so many each game of eight. */
export function statementsPerSecond(
  players: number,
  { minutes, statements }: { readonly minutes: number; readonly statements: number },
): number {
  return ((players / 8) * statements) / (minutes * 60);
}

/** Sending one frame to one socket costs so much of an object's only thread, s (docs/benchmarks.md, W1). */
export const SEND_S = 30e-6;

/** Watchers of one room, and how many each object between the room and them may hold. */
export interface Crowd {
  readonly watchers: number;
  readonly framesPerSecond: number;
  /** Sockets an object of the crowd holds; undefined: all hang on the room itself. */
  readonly each?: number;
}

/** How busy the busiest object is, from 0 to 1 and beyond, and how many levels a frame goes through. */
export function crowd({ watchers, framesPerSecond, each }: Crowd) {
  if (each === undefined) return { busy: watchers * framesPerSecond * SEND_S, levels: 1 };
  let levels = 1;
  for (let nodes = watchers; nodes > each; nodes = Math.ceil(nodes / each)) levels += 1;
  return { busy: Math.min(watchers, each) * framesPerSecond * SEND_S, levels };
}
