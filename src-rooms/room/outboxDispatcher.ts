import { faultOf, log } from "../../src-shared/log.ts";
import type { OutboxRow } from "../session/model/inputs.ts";
import { OUT_WITHIN_MS } from "./limitedServices.ts";
import type { RoomStore } from "./store.ts";

const RETRY_MS = 1_000;
const RETRY_MAX_MS = 5 * 60_000;
/** People who join one after the other are told to D1 together: least time between two deliveries, ms. */
const GAP_MS = 5_000;

interface Around {
  readonly store: RoomStore;
  /** May take long, though not for ever; rejects to be asked again later. */
  readonly deliver: (rows: readonly OutboxRow[]) => Promise<void>;
  /** ms since 1970 */
  readonly now: () => number;
  /** A delivery ended, so that `dueAt` is another. */
  readonly rearm: () => void;
  /** The room's id, for the log. */
  readonly room: () => string | undefined;
}

/** Brings the outbox to D1, again and again with growing pauses while D1 does not answer. */
export class OutboxDispatcher {
  readonly #around: Around;
  #tries = 0;
  #lastAt = 0;
  #isUnderWay = false;
  /** When to deliver next, ms since 1970; undefined: nothing waits. */
  dueAt: number | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Rows were queued. */
  schedule(now: number): void {
    this.dueAt ??= Math.max(now, this.#lastAt + GAP_MS);
  }

  /** Something may wait since before the room woke. */
  wake(now: number): void {
    if (this.#around.store.queued().length > 0) this.schedule(now);
  }

  /**
   * Deliver what waits; what D1 does not take waits for the next time. A room does not wait for it: stages
   * end by the same alarm. Should it sleep meanwhile, `dueAt` wakes it to try again. Never rejects.
   */
  async dispatch(): Promise<void> {
    const now = this.#around.now();
    this.dueAt = now + OUT_WITHIN_MS + this.#pause();
    if (!this.#isUnderWay) await this.#deliver();
  }

  async #deliver(): Promise<void> {
    this.#isUnderWay = true;
    const { store, deliver, now, rearm, room } = this.#around;
    const rows = store.queued();
    try {
      if (rows.length > 0) await deliver(rows.map(({ row }) => row));
      store.delivered(rows);
      this.#tries = 0;
      this.#lastAt = now();
      this.dueAt = undefined;
      this.wake(now());
    } catch (error) {
      log("warn", "outbox.failed", { room: room(), rows: rows.length, ...faultOf(error) });
      this.dueAt = now() + this.#pause();
      this.#tries += 1;
    } finally {
      this.#isUnderWay = false;
      rearm();
    }
  }

  #pause(): number {
    return Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** this.#tries);
  }
}
