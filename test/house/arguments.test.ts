import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unusedPort } from "../../scripts/front.ts";
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

  it.each([
    ["frames.ts", "rsp", "rps"],
    ["run.ts", "w22", "w2"],
  ])(
    "is refused by bench/%s, as %s instead of %s, before anything is measured",
    (file, ...names) => {
      const [given, meant] = names;
      const { status, said } = run(`../bench/${file}`, given);
      expect(status).not.toBe(0);
      expect(said).toContain(given);
      expect(said).toContain(meant);
      expect(said).not.toContain("| p5 |");
    },
  );

  it("is refused by npm run record, before anything is recorded", () => {
    const { status, said } = run("record-playground.ts", "REQIUP");
    expect(status).toBe(2);
    expect(said).toContain("REQIUP");
    expect(said).toContain("REQUIP");
  });
});

describe("a misspelled stage, in whose pictures nothing would be wrong", () => {
  it.each([
    ["--game", "REQUIP", "--stage", "DULE"],
    // A stage of another game.
    ["--game", "REQUIP", "--stage", "BET"],
    ["--stage", "REVEAL,DULE"],
  ])("npm run shots -- %s %s … is refused before anything is built", (...args) => {
    const { status, said } = run("../test/gallery/shots.ts", ...args);
    expect(status).toBe(2);
    expect(said).toContain(`no stage "${args.at(-1)?.split(",").at(-1)}"`);
    expect(said).toContain("DUEL");
  });
});

it.each(["many", "0", "1e3"])("npm run bench -- crowd --sockets %s is refused", (sockets) => {
  const { status, said } = run("../bench/run.ts", "crowd", "--sockets", sockets);
  expect(status).toBe(2);
  expect(said).toContain(`not '${sockets}'`);
});

it("npm run lighthouse -- about says that the first argument is the site's address", () => {
  const { status, said } = run("lighthouse.ts", "about");
  expect(status).toBe(2);
  expect(said).toContain("'about'");
  expect(said).toContain("http://localhost:8787");
});

it.each(["seven", "0", "-1", "1.5"])("npm run fuzz -- --times=%s is refused", (times) => {
  const { status, said } = run("fuzz.ts", `--times=${times}`);
  expect(status).toBe(2);
  expect(said).toContain(`not '${times}'`);
});

/** The scripts that take options or names, or run for minutes, by file. Each begins with a comment that says how it is run. */
const WITH_OPTIONS = {
  "simulate.ts": "npm run simulate",
  "fuzz.ts": "npm run fuzz",
  "chaos.ts": "npm run chaos",
  "attack.ts": "npm run attack",
  "content.ts": "npm run content",
  "lighthouse.ts": "npm run lighthouse",
  "make-admin.ts": "npm run admin",
  "new-game.ts": "npm run new-game",
  "record-playground.ts": "npm run record",
  "replay.ts": "npm run replay",
  "../bench/run.ts": "npm run bench",
  "../bench/frames.ts": "npm run bench:frames",
  "../bench/television.ts": "npm run bench:television",
  "../bench/slowPhone.ts": "npm run bench:phone",
  "../test/gallery/shots.ts": "npm run shots",
  "../test/gallery/shots-evening.ts": "npm run shots:evening",
} as const;

describe.each(Object.entries(WITH_OPTIONS))("%s", (script, command) => {
  it("says with --help how it is run, and does nothing else", () => {
    const { status, said } = run(script, "--help");
    expect(said).toContain(command);
    expect(said).not.toContain("    at ");
    expect(status).toBe(0);
  });

  it("names an option that is misspelled, and says how it is run", () => {
    const { status, said } = run(script, "--gaems", "3");
    expect(said).toContain("'--gaems'");
    expect(said).toContain(command);
    expect(said).not.toContain("    at ");
    expect(status).toBe(2);
  });
});

describe("npm run shorten-rows", () => {
  it("says that there is no such file, and leaves none behind", () => {
    const folder = mkdtempSync(join(tmpdir(), "hubbub-rows-"));
    const { status, said } = run("shorten-rows.ts", join(folder, "rows.sql"));
    expect(said).toContain("rows.sql");
    expect(said).not.toContain("    at ");
    expect(status).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});

it("npm run weigh says that there is no build where it looks, and how one is made", () => {
  const { status, said } = run("../test/web/joinBudget.mjs", join(tmpdir(), "no-such-build"));
  expect(said).toContain("npm run build");
  expect(said).not.toContain("    at ");
  expect(status).toBe(1);
});

describe("npm run attack -- --url", () => {
  it("does not say that attacks work where no server answers", async () => {
    const { status, said } = run("attack.ts", "--url", `http://127.0.0.1:${await unusedPort()}`);
    expect(said).toContain("answers no calls");
    expect(said).not.toContain("WORKS");
    expect(status).toBe(2);
  });

  it("refuses what is not an address", () => {
    const { status, said } = run("attack.ts", "--url", "the server");
    expect(said).toContain("'the server'");
    expect(status).toBe(2);
  });

  it("takes an address as it is copied from a browser, with a slash at the end", async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, answer) => {
      asked.push(url);
      answer.writeHead(503).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const script = join(ROOT, "scripts/attack.ts");
    const child = spawn(NODE, [script, "--url", `http://127.0.0.1:${port}/`], { stdio: "ignore" });
    expect(await once(child, "exit")).toEqual([2, null]);
    server.close();
    expect(asked).toEqual(["/api/v1/health"]);
  });
});
