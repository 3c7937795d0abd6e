import { faultOf, log } from "../../src-shared/log.ts";
import type { OutboxRow } from "../session/model/inputs.ts";
import { OUT_WITHIN_MS } from "./limitedServices.ts";
import type { RoomStore } from "./store.ts";

const RETRY_MS = 1_000;
const RETRY_MAX_MS = 5 * 60_000;
/**
 * Shortest time between two deliveries, ms, so that people who join one after the other are sent to D1
 * together.
 */
const GAP_MS = 5_000;

interface Around {
  readonly store: Pick<RoomStore, "queued" | "delivered">;
  /** May take long, but not forever; rejects when the rows have to be delivered again later. */
  readonly deliver: (rows: readonly OutboxRow[]) => Promise<void>;
  /** ms since 1970 */
  readonly now: () => number;
  /** Called when a delivery ended, since `dueAt` has changed. */
  readonly rearm: () => void;
  /** The room's id, for the log. */
  readonly room: () => string | undefined;
}

/** Delivers the outbox to D1, with an exponential backoff while D1 does not respond. */
export class OutboxDispatcher {
  readonly #around: Around;
  #tries = 0;
  #lastAt = 0;
  #isEntering = false;
  /** When to deliver next, ms since 1970; undefined when no rows are waiting. */
  dueAt: number | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Schedules a delivery after rows were queued. */
  schedule(now: number): void {
    this.dueAt ??= Math.max(now, this.#lastAt + GAP_MS);
  }

  /** Schedules a delivery if rows were already waiting when the room woke. */
  wake(now: number): void {
    if (this.#around.store.queued().length > 0) this.schedule(now);
  }

  /**
   * Delivers the waiting rows; those that D1 does not accept stay for the next time. The room does not wait
   * for it, since the same alarm ends stages. Should the room fall asleep during the delivery, `dueAt` wakes
   * it to try again. Never rejects.
   */
  async dispatch(): Promise<void> {
    const now = this.#around.now();
    this.dueAt = now + OUT_WITHIN_MS + this.#pause();
    if (!this.#isEntering) await this.#deliver();
  }

  async #deliver(): Promise<void> {
    this.#isEntering = true;
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
      this.#isEntering = false;
      rearm();
    }
  }

  #pause(): number {
    return Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** this.#tries);
  }
}
