import { gte, and, lt, sql, type SQL } from "drizzle-orm";
import type { CountName, SeenByServer } from "../../src-shared/catalog/events.ts";
import { faultOf, log } from "../../src-shared/log.ts";
import type { Database } from "../db/client.ts";
import { eventCount } from "../db/site.schema.ts";
import type { Deps } from "./deps.ts";
import { isOn } from "./flags.usecases.ts";

/** Something that is counted: a number of its day, and nothing about anybody. */
interface Counted {
  readonly name: CountName;
  /** What it is told apart by, one of a list of ours: a game, a language, a provider. */
  readonly of?: string;
  /** When it happened, ms since 1970; its day is that of UTC. */
  readonly at: number;
  /** How many at once; one, if it is not said. */
  readonly by?: number;
  /** Whose doing it is. Nothing is counted of admins, nor of the rooms they host. */
  readonly people?: readonly string[];
}

/** The day of an instant (UTC), as it stands in front of a count's key. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The statement that adds to a day's number: one row a day and name. `when`: only where this holds. */
export function countedUp(
  db: Database,
  { name, of, at, by = 1, people = [] }: Counted,
  when: SQL = sql`true`,
) {
  const key = [dayOf(at), name, ...(of === undefined ? [] : [of])].join(" ");
  const isNoAdmin =
    people.length === 0
      ? sql`true`
      : sql`NOT EXISTS (SELECT 1 FROM user WHERE user.is_admin = 1
          AND user.id IN (SELECT value FROM json_each(${JSON.stringify(people)})))`;
  return db
    .insert(eventCount)
    .select(sql`SELECT ${key}, ${by} WHERE ${when} AND ${isNoAdmin}`)
    .onConflictDoUpdate({
      target: eventCount.key,
      set: { count: sql`${eventCount.count} + excluded.count` },
    });
}

/** Count it once the answer has gone out. Whatever becomes of it, nobody waits and nothing fails. */
function countLater(deps: Deps, counted: Counted, asks: (db: Database) => Promise<boolean>): void {
  const count = async () => {
    try {
      const db = await deps.database();
      if (await asks(db)) await countedUp(db, counted);
    } catch (error) {
      log("warn", "count.failed", { name: counted.name, ...faultOf(error) });
    }
  };
  deps.later(count());
}

/** Somebody did something that the server sees. */
export function countEvent(
  deps: Deps,
  name: SeenByServer,
  about: Pick<Counted, "of" | "people"> = {},
): void {
  const counted = { name, at: deps.now(), ...about };
  countLater(deps, counted, (db) => isOn(db, "analytics"));
}

/** An answer failed on our side. That is counted whatever the switches say. */
export function countFailure(deps: Deps, status: number): void {
  const counted = { name: "server_failed", of: String(status), at: deps.now() } as const;
  countLater(deps, counted, async () => true);
}

/** A day's number, as it is kept. */
interface DayCount {
  readonly day: string;
  readonly name: string;
  readonly of?: string;
  readonly count: number;
}

/** Every number of these days, both included, in their order. */
export async function countsBetween(db: Database, from: string, to: string): Promise<DayCount[]> {
  // "!" is what follows a space.
  const isBetween = and(gte(eventCount.key, from), lt(eventCount.key, `${to}!`));
  const rows = await db.select().from(eventCount).where(isBetween).orderBy(eventCount.key);
  return rows.map(({ key, count }) => {
    const [day = "", name = "", ...of] = key.split(" ");
    return { day, name, ...(of.length > 0 && { of: of.join(" ") }), count };
  });
}

/** Forget the numbers of days before this instant, ms since 1970. */
export async function forgetCounts(db: Database, before: number): Promise<void> {
  await db.delete(eventCount).where(lt(eventCount.key, dayOf(before)));
}
