import { faultOf, log } from "../../src-shared/log.ts";
import type { OutboxRow } from "../session/model/inputs.ts";
import type { RoomStore } from "./store.ts";

const RETRY_MS = 1_000;
const RETRY_MAX_MS = 5 * 60_000;
/** People who join one after the other are told to D1 together: least time between two deliveries, ms. */
const GAP_MS = 5_000;

/** Brings the outbox to D1, again and again with growing pauses while D1 does not answer. */
export class OutboxDispatcher {
  readonly #store: RoomStore;
  readonly #deliver: (rows: readonly OutboxRow[]) => Promise<void>;
  readonly #room: () => string | undefined;
  #tries = 0;
  #lastAt = 0;
  /** When to deliver next, ms since 1970; undefined: nothing waits. */
  dueAt: number | undefined;

  /** `room`: its id, for the log. */
  constructor(
    store: RoomStore,
    deliver: (rows: readonly OutboxRow[]) => Promise<void>,
    room: () => string | undefined = () => undefined,
  ) {
    this.#room = room;
    this.#store = store;
    this.#deliver = deliver;
  }

  /** Rows were queued. */
  schedule(now: number): void {
    this.dueAt ??= Math.max(now, this.#lastAt + GAP_MS);
  }

  /** Something may wait since before the room woke. */
  wake(now: number): void {
    if (this.#store.queued().length > 0) this.schedule(now);
  }

  /** Deliver what waits; what D1 does not take waits for the next time. */
  async dispatch(now: number): Promise<void> {
    const rows = this.#store.queued();
    try {
      if (rows.length > 0) await this.#deliver(rows.map(({ row }) => row));
      this.#store.delivered(rows);
      this.#tries = 0;
      this.#lastAt = now;
      this.dueAt = undefined;
      this.wake(now);
    } catch (error) {
      log("warn", "outbox.failed", { room: this.#room(), rows: rows.length, ...faultOf(error) });
      this.dueAt = now + Math.min(RETRY_MAX_MS, RETRY_MS * 2 ** this.#tries);
      this.#tries += 1;
    }
  }
}
