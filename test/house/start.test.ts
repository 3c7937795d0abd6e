import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { unusedPort } from "../../scripts/front.ts";
import { NODE, ROOT } from "../../scripts/wrangler.ts";

/** Timeout: Wrangler starts and ends, on a busy machine. */
const TIMEOUT_MS = 60_000;
/** Where the servers of the present test keep their state. */
let stateDir = "";
beforeEach(() => {
  stateDir = mkdtempSync(join(tmpdir(), "hubbub-start-"));
});

/** The command line of a process on Linux, where small images lack `ps`; empty when it has ended. */
function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

/** Process ids of the servers that keep their state in the present test's folder. */
function servers(): number[] {
  const list = existsSync("/proc/self/cmdline")
    ? readdirSync("/proc").map((pid) => `${pid} ${commandOf(pid)}`)
    : execFileSync("ps", ["-eo", "pid,args"], { encoding: "utf8" }).split("\n");
  return list.filter((line) => line.includes(`--persist-to ${stateDir}`)).map(Number.parseFloat);
}

/** Starts a script of this repository with `env`, and collects what it prints. `first` is what a shell does before. */
function started(script: string, env: Readonly<Record<string, string>>, first = ":") {
  const child = spawn("sh", ["-c", `${first}; exec "$0" "$1"`, NODE, join(ROOT, script)], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, STATE_DIR: stateDir, FORCE_COLOR: "0", NO_COLOR: "1", ...env },
  });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part) => parts.push(String(part)));
  }
  return { child, said: () => parts.join("") };
}

afterEach(() => {
  for (const pid of servers()) process.kill(pid);
  rmSync(stateDir, { recursive: true, force: true });
});

describe("npm start", () => {
  it(
    "says that the port is in use, and leaves no server behind",
    async () => {
      const other = createServer().listen(0, "0.0.0.0");
      await once(other, "listening");
      const address = other.address();
      const port = typeof address === "object" ? String(address?.port) : "";
      const { child, said } = started("scripts/start.ts", { PORT: port });
      expect(await once(child, "exit")).toEqual([1, null]);
      await new Promise((closed) => other.close(closed));
      expect(said()).toContain(`port ${port} is in use`);
      // Two servers on one folder lock each other out of the database, and each has rooms of its own.
      expect(said()).toContain("STATE_DIR");
      expect(said()).not.toContain("    at ");
      expect(servers()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "says what is wrong with a PORT that is not one",
    async () => {
      const { child, said } = started("scripts/start.ts", { PORT: "eighty" });
      expect(await once(child, "exit")).toEqual([1, null]);
      expect(said()).toContain("PORT is 'eighty'");
      expect(servers()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe("npm run dev", () => {
  it(
    "stopped while it still starts, leaves no server behind",
    async () => {
      const { child } = started("scripts/dev.ts", {});
      await vi.waitFor(() => expect(servers()).not.toEqual([]), TIMEOUT_MS);
      child.kill("SIGINT");
      await once(child, "exit");
      await vi.waitFor(() => expect(servers()).toEqual([]), TIMEOUT_MS / 6);
    },
    TIMEOUT_MS,
  );
});

const SCRIPTS = [
  { command: "npm start", script: "scripts/start.ts" },
  { command: "npm run dev", script: "scripts/dev.ts" },
  { command: "npm run rooms", script: "scripts/rooms.ts" },
];

describe.each(SCRIPTS)("$command", ({ command, script }) => {
  it(
    "says what is wrong with a STATE_DIR that it cannot write to",
    async () => {
      const file = join(stateDir, "file");
      writeFileSync(file, "");
      const env = { PORT: String(await unusedPort()), STATE_DIR: join(file, "state") };
      const { child, said } = started(script, env);
      expect(await once(child, "exit")).toEqual([1, null]);
      expect(said()).toContain(`nothing can be stored in ${env.STATE_DIR}`);
      expect(said()).toContain("ENOTDIR");
      expect(said()).toContain(`STATE_DIR=folder ${command} takes another`);
      expect(said()).not.toContain("    at ");
      expect(servers()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "leaves no half a key behind where the disk is full",
    async () => {
      const { child, said } = started(script, { PORT: String(await unusedPort()) }, "ulimit -f 0");
      expect(await once(child, "exit")).toEqual([1, null]);
      expect(said()).toContain(`nothing can be stored in ${stateDir}`);
      expect(existsSync(join(stateDir, "auth-secrets.json"))).toBe(false);
    },
    TIMEOUT_MS,
  );
});

describe("npm run rooms", () => {
  it(
    "says what is wrong with a PORT that is not one",
    async () => {
      const { child, said } = started("scripts/rooms.ts", { PORT: "eighty" });
      expect(await once(child, "exit")).toEqual([1, null]);
      expect(said().trim()).toBe("PORT is 'eighty', which is not a port's number");
    },
    TIMEOUT_MS,
  );
});
