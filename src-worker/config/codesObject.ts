import { DurableObject } from "cloudflare:workers";

/** How long expired codes may stay until they are deleted together, ms. */
const SWEEP_AFTER_MS = 60 * 60_000;

/** What is stored for a code. */
interface Entry {
  /** Until when it leads to something, ms since 1970; absent: until it is removed. */
  readonly until?: number;
}

/**
 * The codes that lead to a room or a waiting television. Requests with an invented code are answered from
 * here, so that no object of that name is woken or created.
 */
export class Codes extends DurableObject {
  /** Whether this code leads to something. An expired code does not, even if it was not deleted yet. */
  async has(code: string): Promise<boolean> {
    const entry = await this.ctx.storage.get<Entry>(code);
    return entry !== undefined && (entry.until ?? Infinity) > Date.now();
  }

  /** Adds a code that leads to something from now on. */
  async add(code: string, until?: number): Promise<void> {
    const known = await this.ctx.storage.get<Entry>(code);
    // Once a room is open its code has no end, and holding the code again must not set one.
    if (known && (known.until === until || known.until === undefined)) return;
    await this.ctx.storage.put<Entry>(code, until === undefined ? {} : { until });
    if (until !== undefined && (await this.ctx.storage.getAlarm()) === null) {
      await this.ctx.storage.setAlarm(until + SWEEP_AFTER_MS);
    }
  }

  /** Removes a code that leads nowhere any more. */
  async remove(code: string): Promise<void> {
    await this.ctx.storage.delete(code);
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    const all = [...(await this.ctx.storage.list<Entry>())];
    const over = all.filter(([, { until = Infinity }]) => until <= now).map(([code]) => code);
    await Promise.all(over.map((code) => this.ctx.storage.delete(code)));
    const isSwept = all.length === over.length || all.every(([, { until }]) => until === undefined);
    if (!isSwept) await this.ctx.storage.setAlarm(now + SWEEP_AFTER_MS);
  }
}
