import { DurableObject } from "cloudflare:workers";

/** How long outdated codes may lie about before they are swept together, ms. */
const SWEEP_AFTER_MS = 60 * 60_000;

/** What is known of a code. */
interface Entry {
  /** Until when it leads anywhere, ms since 1970; absent: until it is taken out. */
  readonly until?: number;
}

/**
 * Which codes lead to a room or a waiting television. Who asks for one that somebody made up is answered from
 * here, and no object of that name is woken or written.
 */
export class Codes extends DurableObject {
  /** Does this code lead anywhere? It may just have ended. */
  async has(code: string): Promise<boolean> {
    const entry = await this.ctx.storage.get<Entry>(code);
    return entry !== undefined && (entry.until ?? Infinity) > Date.now();
  }

  /** From now on this code leads somewhere. */
  async add(code: string, until?: number): Promise<void> {
    const known = await this.ctx.storage.get<Entry>(code);
    // A code that is held for a room is no longer held once there is one.
    if (known && (known.until === until || known.until === undefined)) return;
    await this.ctx.storage.put<Entry>(code, until === undefined ? {} : { until });
    if (until !== undefined && (await this.ctx.storage.getAlarm()) === null) {
      await this.ctx.storage.setAlarm(until + SWEEP_AFTER_MS);
    }
  }

  /** This code leads nowhere any more. */
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
