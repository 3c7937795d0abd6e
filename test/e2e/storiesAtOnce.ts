import { performance } from "node:perf_hooks";

/**
 * How long the loop below takes on the machine where three parallel tests were measured, ms. A slow core
 * needs twice as long.
 */
const MEASURED_MS = 33;
const TRIES = 5;

/** How long a core multiplies here, ms. The best of several tries, as other programs may use it too. */
function multiplyingMs(): number {
  let best = Infinity;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const began = performance.now();
    let product = 1;
    for (let at = 0; at < 30_000_000; at += 1) product = Math.imul(product, 48_271) ^ at;
    // Uses the result, since an optimizer may drop a computation that nobody reads.
    if (product === 0.5) throw new Error("an integer is whole");
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/**
 * How many tests run at the same time on two cores. One needs 0.6 of a fast core and 1.1 of a slow one, and
 * depends on its game's clock: where a third one made all of them late, only two run.
 */
export const storiesAtOnce = (): number => (multiplyingMs() < 1.5 * MEASURED_MS ? 3 : 2);
