import { defineProject } from "vitest/config";
import { storiesAtOnce } from "./storiesAtOnce.ts";

/** The built product in real browsers: one server for all files that need no other, one browser a worker. */
export default defineProject({
  test: {
    name: "e2e",
    include: ["**/*.test.ts"],
    environment: "node",
    globalSetup: `${import.meta.dirname}/shared.setup.ts`,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // A page that is loaded anew beside two other stories takes longer than Vitest's second.
    expect: { poll: { timeout: 15_000 } },
    // Much of a party is waiting for its clock, and stories do not wait for each other.
    maxWorkers: storiesAtOnce(),
    maxConcurrency: 2,
    // A worker keeps its browser from file to file; stories have contexts, rooms and accounts of their own.
    isolate: false,
    // Many browsers on two cores sometimes miss a moment of a game's clock; what is broken fails twice.
    retry: 1,
  },
});
