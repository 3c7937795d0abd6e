import { healthy } from "../../scripts/wrangler.ts";
import { ProductRuntime } from "../../scripts/productRuntime.ts";

const HEALTHY_WITHIN_MS = 60_000;
const TRIES = 3;

/** The real product, killed and restarted on the same port and state. */
export class Victim {
  readonly port: number;
  readonly stateDir: string;
  readonly #bundle: string;
  #runtime: ProductRuntime | undefined;
  kills = 0;
  failedStarts = 0;
  /** Time from each start to the first healthy response, ms, newest last. */
  readonly startTimes: number[] = [];

  constructor(port: number, stateDir: string, bundle: string) {
    this.port = port;
    this.stateDir = stateDir;
    this.#bundle = bundle;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /**
   * Starts the server; `skewMs` is the error of the rooms' clock this time. An overloaded machine may fail to
   * start it, so it is tried three times, and the report counts the failures.
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
    const { port, stateDir } = this;
    const vars = { FAULTS: "1", CLOCK_SKEW_MS: String(skewMs) };
    this.#runtime = await ProductRuntime.start(this.#bundle, { port, stateDir, vars });
    await healthy(port, HEALTHY_WITHIN_MS);
  }

  /** Ends the runtime with SIGKILL: nothing can shut down cleanly. */
  async kill(): Promise<void> {
    if (await this.#end()) this.kills += 1;
  }

  async #end(): Promise<boolean> {
    const running = this.#runtime;
    this.#runtime = undefined;
    await running?.kill();
    return running !== undefined;
  }
}
