import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "test/rooms/workerd/vitest.workerd.config.ts",
      {
        test: {
          name: "rooms",
          include: ["test/rooms/**/*.test.ts"],
          exclude: ["test/rooms/workerd/**"],
          environment: "node",
        },
      },
    ],
  },
});
