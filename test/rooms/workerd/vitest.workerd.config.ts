import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineProject } from "vitest/config";
import { fuzzRuns, fuzzSeed } from "../../support/fuzz/runs.ts";

/** The real room in the real runtime, with a list in the place of D1. */
export default defineProject({
  // Vitest hands a test file its modules in one message, of which workerd takes 32 MB: written out as
  // exports, what people read and draw alone would fill it.
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
    // All files share one Worker, whose modules are handed over once.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // The runtime is a real one and lives by the clock: a machine that stood still is not a fault.
    retry: 1,
    // `npm run fuzz` tries many more.
    provide: { socketRuns: fuzzRuns(300, 10_000), fuzzSeed: fuzzSeed(5) },
    // A CommonJS package: workerd loads modules only.
    deps: { optimizer: { ssr: { enabled: true, include: ["obscenity"] } } },
  },
});
