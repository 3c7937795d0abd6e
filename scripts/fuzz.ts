// `npm run fuzz`: 149,000 inputs, valid and broken, for every HTTP call, every command of every game and the
// drawing decoder. `npm test` tries a few thousand of the same. `-- --times 7` runs it seven times, each time
// with other inputs.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { argumentsOf } from "./arguments.ts";
import { NODE, ROOT } from "./wrangler.ts";

const STEPS = [
  ["rooms", "test/rooms/session/fuzz.test.ts", "test/rooms/drawing/fuzz.test.ts"],
  ["worker", "test/worker/fuzz.test.ts"],
  ["workerd", "test/rooms/workerd/fuzz.test.ts"],
] as const;

const { values } = argumentsOf(import.meta.url, {
  options: { times: { type: "string", default: "1" } },
});
const length = Number(values.times);
if (!Number.isSafeInteger(length) || length < 1) {
  console.error(`--times takes a whole number from 1, not '${values.times}'`);
  process.exit(2);
}
const times = Array.from({ length }, (_, time) => time);
const steps = times.flatMap((time) => STEPS.map((step) => [time, ...step] as const));

for (const [time, project, ...files] of steps) {
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const { status } = spawnSync(
    NODE,
    [vitest, "run", "--project", project, ...files, "--testTimeout", "3600000"],
    {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, FUZZ: "full", FUZZ_TIME: String(time) },
    },
  );
  if (status !== 0) process.exit(1);
}
