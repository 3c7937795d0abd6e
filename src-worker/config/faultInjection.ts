import type { Bindings } from "./bindings.ts";

/**
 * What `npm run chaos` breaks on purpose. Only a development server that was also started with
 * FAULTS=1 can be broken; anywhere else nothing here ever changes.
 */
interface Faults {
  /** No call of D1 is answered. */
  d1: boolean;
  /** No room can store anything. */
  storage: boolean;
}

export const faults: Faults = { d1: false, storage: false };

/** May this server be broken? */
export function takesFaults({ DEV, FAULTS }: Bindings): boolean {
  return DEV === "1" && FAULTS === "1";
}

/** How far the rooms' clock is ahead of the machine's, ms: a room wakes on machines that disagree. */
export function clockSkew(env: Bindings): number {
  return takesFaults(env) ? Number(env.CLOCK_SKEW_MS ?? 0) : 0;
}
