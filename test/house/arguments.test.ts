import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { NODE, ROOT } from "../../scripts/wrangler.ts";

/** Runs a script of this repository; returns its exit code and what it printed. */
function run(script: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(NODE, [join(ROOT, "scripts", script), ...args], {
    encoding: "utf8",
    env: { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" },
  });
  return { status, said: `${stdout}${stderr}` };
}

describe("a misspelled game, of which a check would find nothing wrong", () => {
  it.each([
    ["--game", "REQIUP", "--games", "1"],
    ["--pace", "--game", "REQIUP", "--games", "1"],
    ["--evenings", "--game", "REQIUP"],
  ])("npm run simulate -- %s %s … is refused", (...args) => {
    const { status, said } = run("simulate.ts", ...args);
    expect(status).toBe(2);
    expect(said).toContain("REQIUP");
    expect(said).toContain("REQUIP");
  });

  it("is refused by npm run record, before anything is recorded", () => {
    const { status, said } = run("record-playground.ts", "REQIUP");
    expect(status).toBe(2);
    expect(said).toContain("REQIUP");
    expect(said).toContain("REQUIP");
  });
});

it.each(["seven", "0", "-1", "1.5"])("npm run fuzz -- --times=%s is refused", (times) => {
  const { status, said } = run("fuzz.ts", `--times=${times}`);
  expect(status).toBe(2);
  expect(said).toContain(`not '${times}'`);
});
