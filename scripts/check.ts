// `npm test`: runs every check. With names as arguments only those steps run: `npm test -- lint e2e`.
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

/** What to run with Node, and what to do when it fails. */
interface Step {
  readonly name: string;
  readonly run: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly fix: string;
}

const types = ["rooms", "web", "node"].map((side): Step => ({
  name: `types-${side}`,
  // Each checker computes the same large types again, so on two cores a single one is fastest, with half the
  // work.
  run: [bin("typescript/bin/tsc"), "-p", `tsconfig.${side}.json`, "--checkers", "1"],
  fix: "fix the type errors it lists (npm run types)",
}));
const lint: Step = {
  name: "lint",
  run: [bin("oxlint/bin/oxlint"), "--type-aware"],
  fix: "fix the problems it lists (npm run lint)",
};
const format: Step = {
  name: "format",
  run: [bin("oxfmt/bin/oxfmt"), "--check"],
  fix: "npm run format",
};
const build: Step = {
  name: "build",
  run: [join(ROOT, "scripts/build-web.mjs"), "--always"],
  fix: "npm run build shows the error",
};
const deploy: Step = {
  name: "deploy",
  run: vitest("deploy"),
  fix: "npx vitest run --project deploy",
};
const unit: Step = {
  name: "unit",
  run: vitest("house", "web", "rooms"),
  fix: "npx vitest run --project house --project web --project rooms",
};
const workerd: Step = {
  name: "workerd",
  run: vitest("workerd"),
  fix: "npx vitest run --project workerd",
};
const worker: Step = {
  name: "worker",
  run: vitest("worker"),
  fix: "npx vitest run --project worker",
};
const bench: Step = {
  name: "bench",
  run: [join(ROOT, "bench/run.ts"), "--quick", "w2", "cost", "soak"],
  fix: "if a game costs too much, npm run bench -- cost (docs/scaling.md); if something keeps growing, npm run bench -- soak (docs/reliability.md)",
};
const chaos: Step = {
  name: "chaos",
  run: [join(ROOT, "scripts/chaos.ts"), "--kills", "10"],
  fix: "npm run chaos -- --kills 10 with VERBOSE=1 (docs/reliability.md)",
};
const e2e: Step = { name: "e2e", run: vitest("e2e"), fix: "npx vitest run --project e2e" };

/** Plays more games in every available engine than `e2e` does; it only runs when it is named. */
const engines: Step = {
  name: "engines",
  run: [...vitest("e2e"), "test/e2e/engine", "oldTelevisions"],
  env: { ENGINES: "all" },
  fix: "npm run engines, then ENGINES=all npx vitest run --project e2e test/e2e/engine",
};

/**
 * Steps that run in sequence. A lane with `standsBack` only takes the CPU time that the lanes beside it
 * leave.
 */
interface Lane {
  readonly steps: readonly Step[];
  readonly standsBack?: boolean;
}

/**
 * Groups run one after the other, the lanes of a group in parallel, so that both cores are busy: steps that
 * depend on real time wait for half of it, and the lanes with `standsBack` use that time.
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
/**
 * Priority as for `nice`: about a tenth of a core beside other processes, all of it when no other process
 * needs it.
 */
const STANDS_BACK = 10;

/**
 * Where Node keeps the code that it compiled: tests start scripts and Wrangler about a hundred times, each of
 * which takes a third less time when its modules are compiled already.
 */
const NODE_COMPILE_CACHE = bin(".cache/node");

const wanted = process.argv.slice(2);
const groups = wanted.includes(engines.name) ? [...GROUPS, [{ steps: [engines] }]] : GROUPS;
const STEPS = [...GROUPS.flat().flatMap(({ steps }) => steps), engines];
/** Whether a step has this name; `types` stands for all of `types-rooms`, `types-web` and `types-node`. */
const isCalled = (step: Step, name: string) =>
  step.name === name || step.name.startsWith(`${name}-`);
const strangers = wanted.filter((name) => !STEPS.some((step) => isCalled(step, name)));
if (strangers.length > 0) {
  const names = STEPS.map(({ name }) => name).join(", ");
  console.error(`unknown steps: ${strangers.join(", ")}. The steps are ${names}`);
  process.exit(1);
}
const isWanted = (step: Step) => wanted.length === 0 || wanted.some((name) => isCalled(step, name));
const children = new Set<ChildProcess>();
const began = Date.now();

/** Runs one step. Its output appears immediately if it is live, otherwise all together when it has ended. */
async function run(
  { name, run: [script = "", ...args], env, fix }: Step,
  { isLive, standsBack }: { readonly isLive: boolean; readonly standsBack: boolean },
) {
  const started = Date.now();
  if (isLive) console.log(`\n== ${name}`);
  const child = spawn(NODE, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_COMPILE_CACHE, ...env },
    stdio: isLive ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  // Processes that the step starts inherit the priority.
  if (standsBack && child.pid !== undefined) setPriority(child.pid, STANDS_BACK);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (piece: Buffer) => printed.push(piece));
  }
  const [status] = await once(child, "close");
  children.delete(child);
  if (!isLive) process.stdout.write(`\n== ${name}\n${Buffer.concat(printed).toString()}`);
  if (status !== 0) {
    console.error(`\n== ${name} failed. To fix it: ${fix}`);
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
console.log(
  `\nAll steps passed: ${done.join(", ")}, in ${Math.round((Date.now() - began) / 1000)} s.`,
);
