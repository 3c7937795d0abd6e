import { vi } from "vitest";

/**
 * How long something may take, ms. `npm test` gives browsers priority, and a test that stands back beside them
 * may wait for seconds.
 */
const TIMEOUT_MS = 30_000;

/**
 * Calls a function until it neither throws nor rejects, and returns its result; after half a minute it fails
 * with the last error. For what comes after a short while that a test cannot await.
 */
export function eventually<Result>(check: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(check, TIMEOUT_MS);
}
