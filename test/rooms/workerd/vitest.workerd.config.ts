import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineProject } from "vitest/config";

/** The real room in the real runtime, with a list in the place of D1. */
export default defineProject({
  plugins: [
    cloudflareTest({
      main: "./worker.ts",
      miniflare: {
        compatibilityDate: "2026-10-01",
        compatibilityFlags: ["nodejs_compat"],
        durableObjects: { Room: { className: "Room", useSQLite: true } },
      },
    }),
  ],
  // A CommonJS package behind an ES module door: bundled first, or its door finds nothing inside.
  test: {
    deps: { optimizer: { ssr: { enabled: true, include: ["obscenity"] } } },
    name: "workerd",
    include: ["**/*.test.ts"],
    testTimeout: 20_000,
  },
});
