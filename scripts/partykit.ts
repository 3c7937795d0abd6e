import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { developmentSecrets, NODE, ROOT } from "./wrangler.ts";

export interface PartyKitOptions {
  readonly port: number;
  readonly stateDir: string;
  /** Whether to show the server's output. */
  readonly verbose: boolean;
}

/**
 * Starts the rooms of src-rooms/platforms/partykit/server.ts under `partykit dev`, with this machine's own
 * signing key.
 */
export function startPartyKit({ port, stateDir, verbose }: PartyKitOptions): ChildProcess {
  const partykit = join(ROOT, "node_modules/partykit/dist/bin.mjs");
  const persist = join(stateDir, "partykit");
  const args = [
    "dev",
    "--port",
    String(port),
    "--persist",
    persist,
    "--no-hotkeys",
    "--disable-request-cf-fetch",
  ];
  const vars = ["--var", `AUTH_SECRETS=${developmentSecrets(stateDir)}`];
  return spawn(NODE, [partykit, ...args, ...vars], {
    cwd: ROOT,
    stdio: ["ignore", verbose ? "inherit" : "pipe", "inherit"],
    // A process group of its own, so that killing it also ends the runtime.
    detached: true,
    env: { ...process.env, CI: "1", FORCE_COLOR: "0", NO_UPDATE_NOTIFIER: "1" },
  });
}
