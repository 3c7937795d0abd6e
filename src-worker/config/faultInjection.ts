import type { D1Fault } from "../../src-shared/api/dev.ts";
import type { Bindings } from "./bindings.ts";

/**
 * What `npm run chaos` breaks on purpose. Only a development server started with FAULTS=1 can be broken;
 * anywhere else these values never change.
 */
interface Faults {
  d1: D1Fault;
  /** No room can store anything. */
  storage: boolean;
}

/** The faults that are injected at present. */
export const faults: Faults = { d1: "none", storage: false };

/** Longer than anybody waits for a database, ms. */
const HANGS_MS = 60_000;

/**
 * Runs before each use of D1. Throws immediately if D1 is to be stopped, and only after a long wait if it is
 * to hang.
 */
export async function d1Answers(): Promise<void> {
  if (faults.d1 === "none") return;
  if (faults.d1 === "hangs") await new Promise((wake) => setTimeout(wake, HANGS_MS));
  throw new Error("D1 was stopped on purpose");
}

/** Whether this server may be broken on purpose. */
export function takesFaults({ DEV, FAULTS }: Bindings): boolean {
  return DEV === "1" && FAULTS === "1";
}

/**
 * How far the rooms' clock is ahead of the machine's, ms: a room may wake on another machine, whose clock
 * differs.
 */
export function clockSkew(env: Bindings): number {
  return takesFaults(env) ? Number(env.CLOCK_SKEW_MS ?? 0) : 0;
}
