import type { ChildProcess } from "node:child_process";
import { healthy, startWrangler } from "../../scripts/wrangler.ts";

const HEALTHY_WITHIN_MS = 60_000;
const TRIES = 3;

/** The real product, as `npm start` runs it, killed and started again on the same port and state. */
export class Victim {
  readonly port: number;
  readonly stateDir: string;
  #process: ChildProcess | undefined;
  kills = 0;
  failedStarts = 0;
  /** ms from spawning to the first healthy answer, newest last. */
  readonly startTimes: number[] = [];

  constructor(port: number, stateDir: string) {
    this.port = port;
    this.stateDir = stateDir;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * `skewMs`: how far the clock of the rooms is off this time. A machine that is short of everything may not
   * bring the server up at once: it is tried three times, which the report counts.
   */
  async start(skewMs: number): Promise<void> {
    const began = performance.now();
    for (let tries = 1; ; tries++) {
      try {
        await this.#startOnce(skewMs);
        break;
      } catch (error) {
        if (tries === TRIES) throw error;
        this.failedStarts += 1;
        await this.#end();
      }
    }
    this.startTimes.push(performance.now() - began);
  }

  async #startOnce(skewMs: number): Promise<void> {
    const isVerbose = process.env["VERBOSE"] === "1";
    this.#process = startWrangler({
      port: this.port,
      stateDir: this.stateDir,
      vars: { FAULTS: "1", CLOCK_SKEW_MS: String(skewMs) },
      verbose: isVerbose,
      silent: !isVerbose,
    });
    this.#process.stdout?.resume();
    await healthy(this.port, HEALTHY_WITHIN_MS, this.#process);
  }

  /** SIGKILL, to the whole process group: nothing gets the chance to say goodbye. */
  async kill(): Promise<void> {
    if (await this.#end()) this.kills += 1;
  }

  async #end(): Promise<boolean> {
    const running = this.#process;
    if (!running?.pid || running.exitCode !== null) return false;
    const gone = new Promise((resolve) => running.once("exit", resolve));
    process.kill(-running.pid, "SIGKILL");
    await gone;
    return true;
  }
}
