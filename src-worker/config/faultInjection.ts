import type { D1Fault } from "../../src-shared/api/dev.ts";
import type { Bindings } from "./bindings.ts";

/**
 * What `npm run chaos` breaks on purpose. Only a development server that was also started with
 * FAULTS=1 can be broken; anywhere else nothing here ever changes.
 */
interface Faults {
  d1: D1Fault;
  /** No room can store anything. */
  storage: boolean;
}

export const faults: Faults = { d1: "none", storage: false };

/** Longer than anybody waits for a database, ms. */
const HANGS_MS = 60_000;

/** Before each use of D1: throws at once where it was stopped, and far too late where it hangs. */
export async function d1Answers(): Promise<void> {
  if (faults.d1 === "none") return;
  if (faults.d1 === "hangs") await new Promise((wake) => setTimeout(wake, HANGS_MS));
  throw new Error("D1 was stopped on purpose");
}

/** May this server be broken? */
export function takesFaults({ DEV, FAULTS }: Bindings): boolean {
  return DEV === "1" && FAULTS === "1";
}

/** How far the rooms' clock is ahead of the machine's, ms: a room wakes on machines that disagree. */
export function clockSkew(env: Bindings): number {
  return takesFaults(env) ? Number(env.CLOCK_SKEW_MS ?? 0) : 0;
}
