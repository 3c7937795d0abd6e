import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RestartOnChange } from "../../scripts/restartOnChange.ts";
import { NODE } from "../../scripts/wrangler.ts";
import { eventually } from "../support/eventually.ts";

let sources = "";
let program: RestartOnChange | undefined;
const said: string[] = [];

beforeEach(() => {
  sources = mkdtempSync(join(tmpdir(), "hubbub-sources-"));
  mkdirSync(join(sources, "games"));
  writeFileSync(join(sources, "games/rules.mjs"), "export const points = 100;");
  said.length = 0;
});
afterEach(async () => {
  await program?.stop();
  rmSync(sources, { recursive: true });
});

/** Runs a program that prints what the rules say, and stays. */
function run(): RestartOnChange {
  program = new RestartOnChange({
    sources: [sources],
    start: () => {
      const code = 'import("./games/rules.mjs").then(({ points }) => console.log(points));';
      const stays = "setInterval(() => {}, 60_000);";
      const stdio = ["ignore", "pipe", "ignore"] as const;
      const child = spawn(NODE, ["-e", code + stays], { cwd: sources, stdio: [...stdio] });
      child.stdout?.on("data", (part) => said.push(String(part).trim()));
      return child;
    },
    end: async (running) => {
      if (running.exitCode !== null || running.signalCode !== null) return;
      const gone = once(running, "exit");
      running.kill();
      await gone;
    },
  });
  return program;
}

describe("the Worker of npm run dev", () => {
  it("starts again with the rules that were just written", async () => {
    const server = run();
    await eventually(() => expect(said).toEqual(["100"]));
    server.watch();
    const before = server.running;
    writeFileSync(join(sources, "games/rules.mjs"), "export const points = 300;");
    await eventually(() => expect(said).toEqual(["100", "300"]));
    expect(before.signalCode).toBe("SIGTERM");
  });

  it("sees files that an editor replaced, and folders that are new", async () => {
    const server = run();
    await eventually(() => expect(said).toEqual(["100"]));
    server.watch();
    writeFileSync(join(sources, "games/rules.mjs~"), "export const points = 300;");
    renameSync(join(sources, "games/rules.mjs~"), join(sources, "games/rules.mjs"));
    await eventually(() => expect(said).toEqual(["100", "300"]));
    writeFileSync(join(sources, "games/rules.mjs"), "export const points = 400;");
    await eventually(() => expect(said).toEqual(["100", "300", "400"]));
    mkdirSync(join(sources, "games/facts"));
    await eventually(() => expect(said).toHaveLength(4));
    writeFileSync(join(sources, "games/facts/points.mjs"), "export const points = 500;");
    await eventually(() => expect(said).toHaveLength(5));
  });

  it("starts again once a mistake that ended it is corrected", async () => {
    const server = run();
    await eventually(() => expect(said).toEqual(["100"]));
    server.watch();
    writeFileSync(join(sources, "games/rules.mjs"), "export const points = ;");
    await eventually(() => expect(server.running.exitCode).toBe(1));
    writeFileSync(join(sources, "games/rules.mjs"), "export const points = 200;");
    await eventually(() => expect(said).toEqual(["100", "200"]));
  });

  it("does not start again once it is stopped", async () => {
    const server = run();
    await eventually(() => expect(said).toEqual(["100"]));
    server.watch();
    const last = server.running;
    await server.stop();
    writeFileSync(join(sources, "games/rules.mjs"), "export const points = 300;");
    expect(server.running).toBe(last);
    expect(last.signalCode).toBe("SIGTERM");
  });
});
