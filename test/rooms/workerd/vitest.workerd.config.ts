import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineProject } from "vitest/config";
import { fuzzRuns, fuzzSeed } from "../../support/fuzz/runs.ts";

/** Runs the real room in the real runtime, with an array in place of D1. */
export default defineProject({
  // Vitest sends a test file its modules in one message, of which workerd accepts 32 MB. Written out as
  // exports, the texts and drawings alone would fill it.
  json: { stringify: true, namedExports: false },
  plugins: [
    cloudflareTest({
      main: "./worker.ts",
      miniflare: {
        compatibilityDate: "2026-10-01",
        compatibilityFlags: ["nodejs_compat", "no_web_socket_compression"],
        durableObjects: {
          Room: { className: "Room", useSQLite: true },
          Crowd: { className: "Crowd", useSQLite: true },
        },
      },
    }),
  ],
  test: {
    name: "workerd",
    include: ["**/*.test.ts"],
    // All files share one Worker, so its modules are sent once.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // The runtime is a real one that depends on real time: a machine that stalled is not a bug.
    retry: 1,
    // `npm run fuzz` tries many more.
    provide: { socketRuns: fuzzRuns(300, 10_000), fuzzSeed: fuzzSeed(5) },
    // A CommonJS package, while workerd loads ES modules only.
    deps: { optimizer: { ssr: { enabled: true, include: ["obscenity"] } } },
  },
});
