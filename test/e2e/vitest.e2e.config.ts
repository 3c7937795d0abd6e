import { defineProject } from "vitest/config";

/** The built product in real browsers. One server and one browser a file. */
export default defineProject({
  test: {
    name: "e2e",
    include: ["**/*.test.ts"],
    environment: "node",
    testTimeout: 300_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
