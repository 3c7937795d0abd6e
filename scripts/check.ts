// `npm test`: everything that must hold, in the order in which failing is cheapest to find out.
// With names as arguments only those steps run: `npm test -- lint e2e`.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { NODE, ROOT } from "./wrangler.ts";

const bin = (path: string) => join(ROOT, "node_modules", path);
const vitest = (...projects: string[]) => [
  bin("vitest/vitest.mjs"),
  "run",
  ...projects.flatMap((project) => ["--project", project]),
];

/** A step: what to run with Node, and how to mend it when it fails. */
const STEPS: readonly { name: string; run: readonly string[]; mend: string }[] = [
  ...["rooms", "web", "node"].map((side) => ({
    name: `types-${side}`,
    run: [bin("typescript/bin/tsc"), "-p", `tsconfig.${side}.json`],
    mend: "fix the types it names (npm run types)",
  })),
  {
    name: "lint",
    run: [bin("oxlint/bin/oxlint"), "--type-aware"],
    mend: "fix what it names (npm run lint)",
  },
  { name: "format", run: [bin("oxfmt/bin/oxfmt"), "--check"], mend: "npm run format" },
  {
    name: "build",
    run: [join(ROOT, "scripts/build-web.mjs"), "--always"],
    mend: "npm run build shows the error",
  },
  {
    name: "deploy",
    run: [bin("wrangler/bin/wrangler.js"), "deploy", "--dry-run"],
    mend: "npx wrangler deploy --dry-run shows the error",
  },
  { name: "unit", run: vitest("house", "web", "rooms"), mend: "npx vitest run --project rooms" },
  { name: "workerd", run: vitest("workerd", "worker"), mend: "npx vitest run --project workerd" },
  {
    name: "bench",
    run: [join(ROOT, "bench/run.ts"), "--quick", "w2", "cost"],
    mend: "a game costs more than it may: npm run bench -- cost (docs/scaling.md)",
  },
  {
    name: "chaos",
    run: [join(ROOT, "scripts/chaos.ts"), "--kills", "6"],
    mend: "npm run chaos -- --kills 6 with VERBOSE=1 (docs/reliability.md)",
  },
  { name: "e2e", run: vitest("e2e"), mend: "npx vitest run --project e2e" },
];

const wanted = process.argv.slice(2);
const steps = wanted.length === 0 ? STEPS : STEPS.filter(({ name }) => wanted.includes(name));
const began = Date.now();
for (const { name, run, mend } of steps) {
  const started = Date.now();
  console.log(`\n== ${name}`);
  const { status } = spawnSync(NODE, [...run], { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) {
    console.error(`\n== ${name} failed. To mend it: ${mend}`);
    process.exit(1);
  }
  console.log(`== ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
console.log(
  `\nAll of ${steps.map(({ name }) => name).join(", ")} hold, in ${Math.round((Date.now() - began) / 1000)} s.`,
);
