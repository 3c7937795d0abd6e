import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "test/rooms/workerd/vitest.workerd.config.ts",
      "test/worker/vitest.worker.config.ts",
      "test/e2e/vitest.e2e.config.ts",
      {
        test: {
          name: "house",
          include: ["test/house/**/*.test.ts"],
          environment: "node",
          // Some start programs of their own.
          testTimeout: 60_000,
        },
      },
      { test: { name: "web", include: ["test/web/**/*.test.{ts,tsx}"], environment: "node" } },
      {
        test: {
          name: "rooms",
          include: ["test/{shared,rooms}/**/*.test.ts"],
          exclude: ["test/rooms/workerd/**"],
          environment: "node",
          testTimeout: 120_000,
        },
      },
    ],
  },
});
