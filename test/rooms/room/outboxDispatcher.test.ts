import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OutboxRow } from "../../../src-rooms/session/model/inputs.ts";
import { OUT_WITHIN_MS } from "../../../src-rooms/room/limitedServices.ts";
import { OutboxDispatcher } from "../../../src-rooms/room/outboxDispatcher.ts";
import type { QueuedRow } from "../../../src-rooms/room/store.ts";
import { NIGHT } from "../../support/table.ts";

// Each failed delivery is logged for operators.
beforeEach(() => vi.spyOn(console, "warn").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** The outbox of a room, delivered when its alarm fires; D1 answers, is down, or is slow. */
class Outbox {
  now = NIGHT;
  rows: QueuedRow[] = [];
  /** Ids of the rows of each delivery. */
  readonly sent: string[][] = [];
  answer: () => Promise<void> = async () => {};
  readonly out = new OutboxDispatcher({
    store: {
      queued: () => [...this.rows],
      delivered: (done) => {
        this.rows = this.rows.filter((row) => !done.includes(row));
      },
    },
    deliver: (rows) => {
      this.sent.push(rows.map(({ id }) => id));
      return this.answer();
    },
    now: () => this.now,
    rearm: () => undefined,
    room: () => "room",
  });

  queue(id: string): void {
    // SAFETY: a delivery reads nothing but the row's id here.
    this.rows.push({ version: 1, row: { kind: "room", id } as OutboxRow });
    this.out.schedule(this.now);
  }

  /** How long the room may sleep before the next delivery, ms; undefined when nothing waits. */
  get waits(): number | undefined {
    return this.out.dueAt === undefined ? undefined : this.out.dueAt - this.now;
  }

  /** Lets the time of the next delivery come, and delivers. */
  async fire(): Promise<void> {
    this.now = this.out.dueAt ?? this.now;
    await this.out.dispatch();
  }
}

it("what is queued goes out immediately, and what follows within five seconds goes out together", async () => {
  const box = new Outbox();
  box.queue("Ada");
  expect(box.waits).toBe(0);
  await box.fire();
  expect(box.waits).toBeUndefined();
  box.now += 1_000;
  box.queue("Ben");
  box.queue("Cleo");
  expect(box.waits).toBe(4_000);
  await box.fire();
  expect(box.sent).toEqual([["Ada"], ["Ben", "Cleo"]]);
  expect(box.rows).toEqual([]);
});

it("while D1 is down the room tries again less and less often, every five minutes in the end", async () => {
  const box = new Outbox();
  box.answer = async () => Promise.reject(new Error("D1 is down"));
  box.queue("Ada");
  const waits: (number | undefined)[] = [];
  for (let count = 0; count < 11; count++) {
    await box.fire();
    waits.push(box.waits);
  }
  const doubling = [1, 2, 4, 8, 16, 32, 64, 128, 256].map((seconds) => seconds * 1_000);
  expect(waits).toEqual([...doubling, 300_000, 300_000]);
  expect(box.rows).toHaveLength(1);
  // D1 is back: the next failure is the first one again.
  box.answer = async () => {};
  await box.fire();
  expect([box.rows, box.waits]).toEqual([[], undefined]);
  box.answer = async () => Promise.reject(new Error("D1 is down"));
  box.queue("Ben");
  await box.fire();
  expect(box.waits).toBe(1_000);
});

it("nothing is delivered a second time while a delivery is under way, however long it takes", async () => {
  const box = new Outbox();
  const slow = Promise.withResolvers<void>();
  box.answer = () => slow.promise;
  box.queue("Ada");
  const first = box.fire();
  // If the room falls asleep during the delivery, it wakes for the next one.
  expect(box.waits).toBe(OUT_WITHIN_MS + 1_000);
  box.queue("Ben");
  await box.fire();
  expect(box.sent).toEqual([["Ada"]]);
  slow.resolve();
  await first;
  expect(box.waits).toBe(5_000);
  await box.fire();
  expect(box.sent).toEqual([["Ada"], ["Ben"]]);
});

it("a room that wakes delivers what it had queued before it slept, and needs no delivery without it", () => {
  const box = new Outbox();
  box.out.wake(box.now);
  expect(box.waits).toBeUndefined();
  box.queue("Ada");
  box.out.dueAt = undefined;
  box.out.wake(box.now);
  expect(box.waits).toBe(0);
});
