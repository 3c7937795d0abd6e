import { defineProject } from "vitest/config";

/** The built product in real browsers. One server and one browser a file. */
export default defineProject({
  test: {
    name: "e2e",
    include: ["**/*.test.ts"],
    environment: "node",
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Much of a party is waiting for its clock: two at a time keep two cores busy.
    maxWorkers: 2,
    // The stories of a file that need not follow each other share its server and browser at the same time.
    maxConcurrency: 2,
    // Five browsers on two cores sometimes miss a moment of a game's clock; what is broken fails twice.
    retry: 1,
  },
});
