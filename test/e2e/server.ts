import type { ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unusedPort } from "../../scripts/front.ts";
import { healthy, startWrangler } from "../../scripts/wrangler.ts";

/** An address nobody else uses (RFC 5737): phones would find the shared product there. */
export const LAN = "192.0.2.7:8787";

/** How often a server that ends at once is started again. */
const STARTS = 3;

/** The whole product on a port and a state folder of its own, which survive `kill` and `start`. */
export class ProductServer {
  /** Where database and rooms persist. */
  readonly stateDir = mkdtempSync(join(tmpdir(), "hubbub-"));
  readonly #publicUrl: string | undefined;
  readonly #vars: Readonly<Record<string, string>>;
  #port = 0;
  #process: ChildProcess | undefined;
  #neverStarted = true;

  /** `publicUrl`: where phones would reach it, for QR codes. `vars`: more of the Worker's variables. */
  constructor(publicUrl?: string, vars: Readonly<Record<string, string>> = {}) {
    this.#publicUrl = publicUrl;
    this.#vars = vars;
  }

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    for (let left = STARTS - 1; ; left--) {
      try {
        return await this.#startOnce();
      } catch (error) {
        if (left === 0) throw error;
        // Two servers that start in the same moment may reach for the same inner port.
        await this.kill();
        this.#port = this.#neverStarted ? 0 : this.#port;
      }
    }
  }

  async #startOnce(): Promise<void> {
    if (this.#port === 0) this.#port = await unusedPort();
    const verbose = process.env["VERBOSE"] === "1";
    this.#process = startWrangler({
      port: this.#port,
      stateDir: this.stateDir,
      publicUrl: this.#publicUrl,
      vars: this.#vars,
      verbose,
    });
    this.#process.stdout?.resume();
    await healthy(this.#port, 60_000, this.#process);
    this.#neverStarted = false;
  }

  /** SIGKILL, to the whole process group: nothing gets the chance to say goodbye. */
  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const running = this.#process;
    if (!running?.pid || (running.exitCode ?? running.signalCode) !== null) return;
    const gone = new Promise((resolve) => running.once("exit", resolve));
    try {
      process.kill(-running.pid, signal);
    } catch {
      running.kill(signal);
    }
    await gone;
  }
}
