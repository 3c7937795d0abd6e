import { defineProject } from "vitest/config";
import { storiesAtOnce } from "./storiesAtOnce.ts";

/**
 * Tests of the built product in real browsers: one server for all files that need no other, one browser per
 * worker.
 */
export default defineProject({
  test: {
    name: "e2e",
    include: ["**/*.test.ts"],
    environment: "node",
    globalSetup: `${import.meta.dirname}/shared.setup.ts`,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Beside two other tests, reloading a page takes longer than Vitest's default of one second.
    expect: { poll: { timeout: 15_000 } },
    // Tests spend much of their time waiting for a game's clock and are independent of each other, so several
    // run at the same time.
    maxWorkers: storiesAtOnce(),
    maxConcurrency: 2,
    // A worker keeps its browser for all its files; tests have contexts, rooms and accounts of their own.
    isolate: false,
    // With many browsers on two cores a moment of a game's clock is sometimes missed; what is really broken
    // fails twice.
    retry: 1,
  },
});
