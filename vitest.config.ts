import { defineConfig } from "vitest/config";
import { secondTries } from "./scripts/secondTries.ts";

/**
 * The files of a process share their modules: reading words, drawings and the whole product anew for each took
 * longer than its tests. A test leaves what it stubbed and started as it found it.
 */
const together = { isolate: false };

export default defineConfig({
  test: {
    reporters: ["default", secondTries],
    // Tests try what is refused, thousands of times: what the log says of it is for whoever keeps a service.
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
          // Some start programs of their own, and `npm test` lets browsers go first: what takes 18 s alone took 120 there.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          ...together,
          // What `npm run build` left, deployed to an account on this machine.
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
          environment: "node",
          // `npm test` lets browsers go first.
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
