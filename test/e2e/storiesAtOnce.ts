import { performance } from "node:perf_hooks";

/** What a core of the machine takes on which three stories at once were measured, ms; a slow one takes twice that. */
const MEASURED_MS = 33;
const TRIES = 5;

/** How long a core multiplies here, ms: the best of some tries, as others may want it too. */
function multiplyingMs(): number {
  let best = Infinity;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const began = performance.now();
    let product = 1;
    for (let at = 0; at < 30_000_000; at += 1) product = Math.imul(product, 48_271) ^ at;
    // What nobody reads, nobody need compute.
    if (product === 0.5) throw new Error("an integer is whole");
    best = Math.min(best, performance.now() - began);
  }
  return best;
}

/**
 * How many stories two cores tell at once. One takes 0.6 of a fast core and 1.1 of a slow one, and lives by its
 * game's clock: where a third made all of them late, there are two.
 */
export const storiesAtOnce = (): number => (multiplyingMs() < 1.5 * MEASURED_MS ? 3 : 2);
