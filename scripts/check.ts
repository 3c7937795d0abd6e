// `npm test`: everything that must hold. With names as arguments only those steps run:
// `npm test -- lint e2e`.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setPriority } from "node:os";
import { join } from "node:path";
import { NODE, ROOT } from "./wrangler.ts";

const bin = (path: string) => join(ROOT, "node_modules", path);
const vitest = (...projects: string[]) => [
  bin("vitest/vitest.mjs"),
  "run",
  ...projects.flatMap((project) => ["--project", project]),
];

/** What to run with Node, and how to mend it when it fails. */
interface Step {
  readonly name: string;
  readonly run: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly mend: string;
}

const types = ["rooms", "web", "node"].map((side): Step => ({
  name: `types-${side}`,
  // Each checker works the same large types out anew: on two cores one is the fastest, for half the work.
  run: [bin("typescript/bin/tsc"), "-p", `tsconfig.${side}.json`, "--checkers", "1"],
  mend: "fix the types it names (npm run types)",
}));
const lint: Step = {
  name: "lint",
  run: [bin("oxlint/bin/oxlint"), "--type-aware"],
  mend: "fix what it names (npm run lint)",
};
const format: Step = {
  name: "format",
  run: [bin("oxfmt/bin/oxfmt"), "--check"],
  mend: "npm run format",
};
const build: Step = {
  name: "build",
  run: [join(ROOT, "scripts/build-web.mjs"), "--always"],
  mend: "npm run build shows the error",
};
const deploy: Step = {
  name: "deploy",
  run: vitest("deploy"),
  mend: "npx vitest run --project deploy",
};
const unit: Step = {
  name: "unit",
  run: vitest("house", "web", "rooms"),
  mend: "npx vitest run --project rooms",
};
const workerd: Step = {
  name: "workerd",
  run: vitest("workerd"),
  mend: "npx vitest run --project workerd",
};
const worker: Step = {
  name: "worker",
  run: vitest("worker"),
  mend: "npx vitest run --project worker",
};
const bench: Step = {
  name: "bench",
  run: [join(ROOT, "bench/run.ts"), "--quick", "w2", "cost", "soak"],
  mend: "a game costs more than it may: npm run bench -- cost (docs/scaling.md), or something grows: npm run bench -- soak (docs/reliability.md)",
};
const chaos: Step = {
  name: "chaos",
  run: [join(ROOT, "scripts/chaos.ts"), "--kills", "10"],
  mend: "npm run chaos -- --kills 10 with VERBOSE=1 (docs/reliability.md)",
};
const e2e: Step = { name: "e2e", run: vitest("e2e"), mend: "npx vitest run --project e2e" };

/** More games in every engine there is than `e2e` plays; it runs when it is named. */
const engines: Step = {
  name: "engines",
  run: [...vitest("e2e"), "test/e2e/engine", "oldTelevisions"],
  env: { ENGINES: "all" },
  mend: "npm run engines, then ENGINES=all npx vitest run --project e2e test/e2e/engine",
};

/** Steps in turn. One that stands back takes only what the lane beside it leaves of the cores. */
interface Lane {
  readonly steps: readonly Step[];
  readonly standsBack?: boolean;
}

/**
 * One group after the other, the lanes of a group side by side, so that both cores are busy: what lives by real
 * clocks waits for half of its time and leaves that to what stands back.
 */
const GROUPS: readonly (readonly Lane[])[] = [
  [{ steps: [build] }],
  [
    { steps: [bench, worker] },
    { steps: [workerd] },
    { steps: [chaos] },
    { steps: [...types, lint, format], standsBack: true },
  ],
  [{ steps: [e2e] }, { steps: [deploy, unit], standsBack: true }],
];
/** How politely, as `nice` counts: beside others about a tenth of a core, all of it when nobody else wants it. */
const STANDS_BACK = 10;

const wanted = process.argv.slice(2);
const groups = wanted.includes(engines.name) ? [...GROUPS, [{ steps: [engines] }]] : GROUPS;
const STEPS = [...GROUPS.flat().flatMap(({ steps }) => steps), engines];
/** `types` means all of `types-rooms`, `types-web` and `types-node`. */
const isCalled = (step: Step, name: string) =>
  step.name === name || step.name.startsWith(`${name}-`);
const strangers = wanted.filter((name) => !STEPS.some((step) => isCalled(step, name)));
if (strangers.length > 0) {
  const names = STEPS.map(({ name }) => name).join(", ");
  console.error(`no step is called ${strangers.join(", ")}: there are ${names}`);
  process.exit(1);
}
const isWanted = (step: Step) => wanted.length === 0 || wanted.some((name) => isCalled(step, name));
const children = new Set<ChildProcess>();
const began = Date.now();

/** Run one step; what it prints comes at once when it is live, otherwise in one piece when it has ended. */
async function run(
  { name, run: [script = "", ...args], env, mend }: Step,
  { isLive, standsBack }: { readonly isLive: boolean; readonly standsBack: boolean },
) {
  const started = Date.now();
  if (isLive) console.log(`\n== ${name}`);
  const child = spawn(NODE, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: isLive ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  // What it starts inherits it.
  if (standsBack && child.pid !== undefined) setPriority(child.pid, STANDS_BACK);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (piece: Buffer) => printed.push(piece));
  }
  const [status] = await once(child, "close");
  children.delete(child);
  if (!isLive) process.stdout.write(`\n== ${name}\n${Buffer.concat(printed).toString()}`);
  if (status !== 0) {
    console.error(`\n== ${name} failed. To mend it: ${mend}`);
    for (const other of children) other.kill();
    process.exit(1);
  }
  console.log(`== ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

for (const group of groups) {
  const lanes = group
    .map((lane) => ({ ...lane, steps: lane.steps.filter(isWanted) }))
    .filter(({ steps }) => steps.length > 0);
  const inFront = lanes.filter(({ standsBack }) => !standsBack).length;
  await Promise.all(
    lanes.map(async ({ steps, standsBack = false }) => {
      const isLive = lanes.length === 1 || (inFront === 1 && !standsBack);
      for (const step of steps) await run(step, { isLive, standsBack });
    }),
  );
}
const done = groups
  .flat()
  .flatMap(({ steps }) => steps)
  .filter(isWanted)
  .map(({ name }) => name);
console.log(`\nAll of ${done.join(", ")} hold, in ${Math.round((Date.now() - began) / 1000)} s.`);
