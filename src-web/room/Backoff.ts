import { RECONNECT_MS } from "../../src-shared/catalog/limits.ts";
import { steadyNow } from "./clock.ts";

/** Pauses vary by up to this share, so that a room's phones do not come back all at the same time. */
const JITTER = 0.4;
/** Each pause between two attempts to connect is longer than the last by this factor, … */
const GROWTH = 1.3;
/** … up to this many times the first. */
const LONGEST = 4;
/** `hurry` never leads to two attempts that begin closer to each other than this, ms. */
const APART_MS = 1_000;
/** An attempt that takes longer than on a line with a round trip of 0.6 s may have been begun without a network, ms. */
const HANGS_MS = 2_500;

/** The pauses between attempts to connect. They are not the library's own, which nothing can cut short. */
export class Backoff {
  /** The first pause, ms. */
  readonly #first = RECONNECT_MS * (1 - JITTER / 2 + Math.random() * JITTER);
  /** Begins the attempt that is waited for. */
  #begin: (() => void) | undefined;
  /** When the last attempt began, steady clock, ms. */
  #begunAt = -Infinity;
  #failed = 0;
  /** How many of the failed attempts no longer count: a network may have come back after them. */
  #forgiven = 0;

  /** Resolves when the next attempt may begin, after this many failed ones since the last steady connection. */
  async pause(failed: number): Promise<void> {
    if (failed < this.#failed) this.#forgiven = 0;
    this.#failed = failed;
    const longer = failed - this.#forgiven - 1;
    if (longer >= 0) {
      await new Promise<void>((resolve) => {
        this.#begin = resolve;
        setTimeout(resolve, this.#first * Math.min(GROWTH ** longer, LONGEST));
      });
      this.#begin = undefined;
    }
    this.#begunAt = steadyNow();
  }

  /**
   * Called when a network may be back and there is no connection. Ends the pause; an attempt that seems to hang is begun
   * `anew`. Called many times in a row, it leads to one attempt.
   */
  hurry(anew: () => void): void {
    const since = steadyNow() - this.#begunAt;
    if (this.#begin) {
      this.#forgiven = this.#failed;
      setTimeout(this.#begin, Math.max(0, APART_MS - since));
    } else if (since > HANGS_MS) anew();
  }
}
