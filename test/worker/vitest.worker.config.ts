import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import type { Plugin } from "vite";
import { defineProject } from "vitest/config";
import { fuzzRuns, fuzzSeed } from "../support/fuzz/runs.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** A key of the tests; a room or a session it signs is worth nothing anywhere else. */
export const TEST_SECRETS = [
  { kid: "test", secret: "only-for-the-tests-of-the-worker-0123456789" },
];

const MISSING = /^Sourcemap for .* points to missing source files/u;

/** A package may ship maps of sources that it does not ship: nothing anybody here could mend. */
const quietMaps: Plugin = {
  name: "quiet-maps",
  configResolved({ logger }) {
    const warnOnce = logger.warnOnce.bind(logger);
    logger.warnOnce = (message, options) => {
      if (!MISSING.test(stripVTControlCharacters(message))) warnOnce(message, options);
    };
  },
};

/** Maps of packages are a third of what a test file is handed, and nobody here steps through them. */
const noMapsOfPackages: Plugin = {
  name: "no-maps-of-packages",
  enforce: "post",
  transform: (code, id) => (id.includes("/node_modules/") ? { code, map: { mappings: "" } } : null),
};

/** The Worker hashes passwords cheaply here; what it costs in the world has a test of its own (password.test.ts). */
const cheapPasswords: Plugin = {
  name: "cheap-passwords",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "./passwordCost.ts" && importer?.endsWith("/src-worker/identity/password.ts")
      ? path.join(root, "test/worker/support/cheapPasswords.ts")
      : null,
};

/** The whole Worker in workerd: real D1, real Durable Objects. */
export default defineProject({
  root,
  // Vitest hands a test file its modules in one message, of which workerd takes 32 MB: written out as
  // exports, words and drawings alone fill a third of it.
  json: { stringify: true, namedExports: false },
  plugins: [
    quietMaps,
    noMapsOfPackages,
    cheapPasswords,
    cloudflareTest({
      wrangler: { configPath: `${root}/wrangler.toml` },
      miniflare: {
        bindings: { AUTH_SECRETS: JSON.stringify(TEST_SECRETS), DEV: "1" },
        d1Databases: { DB_EMPTY: "empty" },
      },
    }),
  ],
  test: {
    name: "worker",
    include: ["test/worker/**/*.test.ts"],
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // The runtime is a real one and lives by the clock: a machine that stood still is not a fault.
    retry: 1,
    // `npm run fuzz` tries many more.
    provide: { fuzzRuns: fuzzRuns(1_000, 30_000), fuzzSeed: fuzzSeed(11) },
    // It is written in CommonJS, which workerd has to be given as a module.
    deps: { optimizer: { ssr: { enabled: true, include: ["obscenity"] } } },
    // All files share one Worker: handing it its modules anew took longer than most files' tests.
    isolate: false,
    maxWorkers: 1,
    setupFiles: `${root}/test/worker/freshDatabase.setup.ts`,
    globalSetup: `${root}/test/worker/standIn.setup.ts`,
  },
});
