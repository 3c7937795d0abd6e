import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unusedPort } from "../../scripts/front.ts";
import { healthy } from "../../scripts/wrangler.ts";
import { ProductRuntime } from "../../scripts/productRuntime.ts";

/** An address that nobody uses (RFC 5737). The shared product names it to phones as its own. */
export const LAN = "192.0.2.7:8787";

/** How often a server that exits immediately is started in all. */
const STARTS = 3;

/** The complete product, with a port and a state folder of its own, which outlive `kill` and `start`. */
export class ProductServer {
  /** Where database and rooms persist. */
  readonly stateDir = mkdtempSync(join(tmpdir(), "hubbub-"));
  readonly #bundle: string;
  readonly #vars: Readonly<Record<string, string>>;
  #port = 0;
  #runtime: ProductRuntime | undefined;
  #neverStarted = true;

  /** `bundle`: the Worker as built by `bundleProduct`. `vars`: additional variables of the Worker. */
  constructor(bundle: string, vars: Readonly<Record<string, string>> = {}) {
    this.#bundle = bundle;
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
        // Two servers that start at the same moment may pick the same port.
        await this.kill();
        this.#port = this.#neverStarted ? 0 : this.#port;
      }
    }
  }

  async #startOnce(): Promise<void> {
    if (this.#port === 0) this.#port = await unusedPort();
    const { stateDir } = this;
    const options = { port: this.#port, stateDir, vars: this.#vars };
    this.#runtime = await ProductRuntime.start(this.#bundle, options);
    await healthy(this.#port, 60_000);
    this.#neverStarted = false;
  }

  /** Kills the product with SIGKILL: nothing can shut down cleanly. */
  async kill(): Promise<void> {
    const running = this.#runtime;
    this.#runtime = undefined;
    await running?.kill();
  }

  /** Kills the product for good and removes its state. */
  async end(): Promise<void> {
    await this.kill();
    rmSync(this.stateDir, { recursive: true, force: true });
  }
}
