import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import type { Plugin } from "vite";
import { defineProject } from "vitest/config";
import { fuzzRuns, fuzzSeed } from "../support/fuzz/runs.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** A signing key for tests; what it signs is not valid anywhere else. */
export const TEST_SECRETS = [
  { kid: "test", secret: "only-for-the-tests-of-the-worker-0123456789" },
];

const MISSING = /^Sourcemap for .* points to missing source files/u;

/**
 * Hides warnings about source maps of packages that point to sources they do not ship, which cannot be fixed
 * here.
 */
const quietMaps: Plugin = {
  name: "quiet-maps",
  configResolved({ logger }) {
    const warnOnce = logger.warnOnce.bind(logger);
    logger.warnOnce = (message, options) => {
      if (!MISSING.test(stripVTControlCharacters(message))) warnOnce(message, options);
    };
  },
};

/**
 * Drops the source maps of packages: they are a third of what a test file is sent, and nobody steps through
 * them here.
 */
const noMapsOfPackages: Plugin = {
  name: "no-maps-of-packages",
  enforce: "post",
  transform: (code, id) => (id.includes("/node_modules/") ? { code, map: { mappings: "" } } : null),
};

/** Lets the Worker hash passwords cheaply here; password.test.ts checks the real cost. */
const cheapPasswords: Plugin = {
  name: "cheap-passwords",
  enforce: "pre",
  resolveId: (source, importer) =>
    source === "./passwordCost.ts" && importer?.endsWith("/src-worker/identity/password.ts")
      ? path.join(root, "test/worker/support/cheapPasswords.ts")
      : null,
};

/** Runs the complete Worker in workerd, with real D1 and real Durable Objects. */
export default defineProject({
  root,
  // Vitest sends a test file all its modules in one message, of which workerd accepts 32 MB. Written out as
  // exports, the JSON of words and drawings alone would fill a third of that.
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
    // Tests run in a real runtime on a real clock, so a machine that stood still for a moment may fail one.
    retry: 1,
    // `npm run fuzz` makes many more.
    provide: { fuzzRuns: fuzzRuns(1_000, 30_000), fuzzSeed: fuzzSeed(11) },
    // It is written in CommonJS, and workerd needs it as an ES module.
    deps: { optimizer: { ssr: { enabled: true, include: ["obscenity"] } } },
    // All files share one Worker: sending a new one its modules took longer than most files' tests.
    isolate: false,
    maxWorkers: 1,
    setupFiles: `${root}/test/worker/freshDatabase.setup.ts`,
    globalSetup: `${root}/test/worker/standIn.setup.ts`,
  },
});
