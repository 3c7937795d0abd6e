import { setTimeout as pause } from "node:timers/promises";

/** Granularity of the clients' timer, ms. */
const STEP_MS = 4;

/**
 * Calls `act` with 0 to `count - 1`, evenly spread over `ms`. It catches up when the machine was busy, so no
 * call is left out.
 */
export async function evenly(
  count: number,
  ms: number,
  act: (index: number) => void,
): Promise<void> {
  const began = performance.now();
  for (let next = 0; next < count;) {
    const due = Math.min(count, ((performance.now() - began) / ms) * count);
    for (; next < due; next++) act(next);
    await pause(STEP_MS);
  }
}

export { pause };
