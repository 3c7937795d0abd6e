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
  test: {
    name: "workerd",
    include: ["**/*.test.ts"],
    testTimeout: 20_000,
    // It is written in CommonJS, which workerd has to be given as a module.
    deps: { optimizer: { ssr: { enabled: true, include: ["obscenity"] } } },
  },
});
