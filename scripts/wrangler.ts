import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));

/** Wrangler needs a newer Node than some machines have: the package `node` provides it. */
const OWN_NODE = join(ROOT, "node_modules/node/bin/node");
export const NODE = existsSync(OWN_NODE) ? OWN_NODE : process.execPath;

/** Signing keys for development rooms on this machine: created once, so that a restart logs nobody out. */
export function developmentSecrets(stateDir: string): string {
  const file = join(stateDir, "auth-secrets.json");
  if (!existsSync(file)) {
    mkdirSync(stateDir, { recursive: true });
    const secret = randomBytes(32).toString("hex");
    // Under its own name only when all of it is stored: half a file would be taken for the key from then on.
    const whole = `${file}.${process.pid}`;
    writeFileSync(whole, JSON.stringify([{ kid: "development", secret }]), { mode: 0o600 });
    renameSync(whole, file);
  }
  return readFileSync(file, "utf8");
}

export interface WranglerOptions {
  readonly port: number;
  readonly stateDir: string;
  /** Folder of the built site; that of wrangler.toml if absent. */
  readonly web?: string;
  /** Address at which phones reach this machine, used in QR codes when the host opened localhost. */
  readonly publicUrl?: string | undefined;
  /** Additional variables of the Worker. */
  readonly vars?: Readonly<Record<string, string>>;
  /** Whether a site that was built before is kept, however old it is. */
  readonly keepsSite?: boolean;
  /** Whether to show the server's output. */
  readonly verbose: boolean;
  /** Whether to hide errors too, because they are provoked on purpose. */
  readonly silent?: boolean;
}

/**
 * Starts the complete product on this machine: Worker, rooms and embedded D1, with its state in `stateDir`.
 * It only accepts connections from this machine, since the runtime trusts the address that a request claims,
 * which lets tests play many phones. Requests from the network arrive through `openFront` (front.ts).
 */
export function startWrangler({
  port,
  stateDir,
  web,
  publicUrl,
  vars: others = {},
  keepsSite = false,
  verbose,
  silent = false,
}: WranglerOptions): ChildProcess {
  const wrangler = join(ROOT, "node_modules/wrangler/bin/wrangler.js");
  const args = ["dev", "--ip", "127.0.0.1", "--port", String(port), "--persist-to", stateDir];
  const vars = ["--var", `AUTH_SECRETS:${developmentSecrets(stateDir)}`, "--var", "DEV:1"];
  if (web !== undefined) args.push("--assets", web);
  if (publicUrl) vars.push("--var", `PUBLIC_URL:${publicUrl}`);
  for (const [name, value] of Object.entries(others)) vars.push("--var", `${name}:${value}`);
  const quiet = ["--log-level", verbose ? "log" : "warn", "--show-interactive-dev-session=false"];
  return spawn(NODE, [wrangler, ...args, ...vars, ...quiet], {
    cwd: ROOT,
    stdio: ["ignore", verbose ? "inherit" : "pipe", silent ? "ignore" : "inherit"],
    // A process group of its own, so that killing it also ends the runtime.
    detached: true,
    env: {
      ...process.env,
      WRANGLER_SEND_METRICS: "false",
      FORCE_COLOR: "0",
      ...(keepsSite && { KEEP_SITE: "1" }),
    },
  });
}

/**
 * Resolves once the server passes its health check; rejects after `withinMs`, or when the server has ended.
 */
export async function healthy(
  port: number,
  withinMs: number,
  server?: ChildProcess,
): Promise<void> {
  const until = Date.now() + withinMs;
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/health`);
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    if (server && server.exitCode !== null)
      throw new Error("the server exited: VERBOSE=1 shows why");
    if (Date.now() > until)
      throw new Error(`no healthy server on port ${port} within ${withinMs} ms`);
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

/** Resolves once the server and the runtime it started have ended, so that its port is free. */
export async function ended({ pid }: ChildProcess): Promise<void> {
  for (;;) {
    try {
      if (pid === undefined) return;
      process.kill(-pid, 0);
    } catch {
      return;
    }
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

/** Sends a signal to the server and to the runtime it started. */
export function stop(server: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (server.pid !== undefined) process.kill(-server.pid, signal);
  } catch {
    // The process has already ended.
  }
}
