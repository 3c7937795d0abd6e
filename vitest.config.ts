import { defineConfig } from "vitest/config";
import { secondTries } from "./scripts/secondTries.ts";

/**
 * The test files of a process share their modules: loading words, drawings and the complete product again for
 * each file took longer than its tests. Every test must restore what it stubs and stop what it starts.
 */
const together = { isolate: false };

export default defineConfig({
  test: {
    reporters: ["default", secondTries],
    // Tests provoke thousands of refusals, and log lines about those only help operators of a service.
    onConsoleLog: (line) => !/"event":"(?:refused|login)"/u.test(line),
    projects: [
      "test/rooms/workerd/vitest.workerd.config.ts",
      "test/worker/vitest.worker.config.ts",
      "test/e2e/vitest.e2e.config.ts",
      {
        test: {
          ...together,
          name: "house",
          include: ["test/house/**/*.test.ts"],
          environment: "node",
          // Some tests start other processes, and `npm test` gives browsers priority: what takes 18 s alone
          // took 120 s there.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...together,
          // Deploys the result of `npm run build` to a simulated account on this machine.
          name: "deploy",
          include: ["test/deploy/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        test: {
          ...together,
          name: "web",
          include: ["test/web/**/*.test.{ts,tsx}"],
          setupFiles: ["test/web/support/settled.ts"],
          environment: "node",
          // `npm test` gives browsers priority.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...together,
          name: "rooms",
          include: ["test/{shared,rooms}/**/*.test.ts"],
          exclude: ["test/rooms/workerd/**"],
          environment: "node",
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
