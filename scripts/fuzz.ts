// `npm run fuzz`: 141,000 inputs, valid and broken, for every HTTP call, every command of every game
// and the drawing decoder. `npm test` tries a few thousand of the same.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { NODE, ROOT } from "./wrangler.ts";

const STEPS = [
  ["rooms", "test/rooms/session/fuzz.test.ts", "test/rooms/drawing/fuzz.test.ts"],
  ["worker", "test/worker/fuzz.test.ts"],
  ["workerd", "test/rooms/workerd/fuzz.test.ts"],
] as const;

for (const [project, ...files] of STEPS) {
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const { status } = spawnSync(
    NODE,
    [vitest, "run", "--project", project, ...files, "--testTimeout", "3600000"],
    {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, FUZZ: "full" },
    },
  );
  if (status !== 0) process.exit(1);
}
