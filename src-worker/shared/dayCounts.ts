import { gte, and, lt, sql, type SQL } from "drizzle-orm";
import { FLAGS } from "../../src-shared/catalog/flags.ts";
import type { CountName, SeenByServer } from "../../src-shared/catalog/events.ts";
import { faultOf, log } from "../../src-shared/log.ts";
import type { Database } from "../db/client.ts";
import { eventCount } from "../db/site.schema.ts";
import type { Deps } from "./deps.ts";

/** Something that is counted: a number of its day, and nothing about anybody. */
interface Counted {
  readonly name: CountName;
  /** What it is told apart by, one of a list of ours: a game, a language, a provider. */
  readonly of?: string;
  /** How many at once; one, if it is not said. */
  readonly by?: number;
}

/** Where and when things are counted that happen together. */
interface Counting {
  /** When it happened, ms since 1970; its day is that of UTC. */
  readonly at: number;
  /** Whose doing it is. Nothing is counted of admins, nor of the rooms they host. */
  readonly people?: readonly string[];
  /** Counted only where this holds. */
  readonly when?: SQL;
}

/** The day of an instant (UTC), as it stands in front of a count's key. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const isOn = sql`coalesce((SELECT is_on FROM feature_flag WHERE name = 'analytics'), ${FLAGS.analytics ? 1 : 0})`;

/** None of these people is an admin. */
const areNoAdmins = (people: readonly string[]): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM user WHERE user.is_admin = 1
    AND user.id IN (SELECT value FROM json_each(${JSON.stringify(people)})))`;

/**
 * The one statement that adds things to their day's numbers: a row a day, name and what it is told apart by. What
 * fails is counted whatever the switch says, all else while it is on.
 */
export function countedUp(
  db: Database,
  counted: readonly Counted[],
  { at, people = [], when = sql`true` }: Counting,
) {
  const told = counted.map(({ name, of, by = 1 }) => [
    [dayOf(at), name, ...(of === undefined ? [] : [of])].join(" "),
    by,
  ]);
  const areOn = counted.every(({ name }) => name === "server_failed") ? sql`true` : isOn;
  const nobodys = people.length === 0 ? sql`true` : areNoAdmins(people);
  return db
    .insert(eventCount)
    .select(
      sql`SELECT json_extract(told.value, '$[0]'), json_extract(told.value, '$[1]')
        FROM json_each(${JSON.stringify(told)}) AS told WHERE ${when} AND ${areOn} AND ${nobodys}`,
    )
    .onConflictDoUpdate({
      target: eventCount.key,
      set: { count: sql`${eventCount.count} + excluded.count` },
    });
}

/** Count it once the answer has gone out. Whatever becomes of it, nobody waits and nothing fails. */
function countLater(deps: Deps, counted: Counted, people?: readonly string[]): void {
  const count = async () => {
    try {
      const about = { at: deps.now(), ...(people && { people }) };
      await countedUp(await deps.database(), [counted], about);
    } catch (error) {
      log("warn", "count.failed", { name: counted.name, ...faultOf(error) });
    }
  };
  deps.later(count());
}

/** Somebody did something that the server sees. `people`: whose doing it is, and whose room it was in. */
export function countEvent(
  deps: Deps,
  name: SeenByServer,
  { people, ...of }: Pick<Counted, "of"> & Pick<Counting, "people"> = {},
): void {
  countLater(deps, { name, ...of }, people);
}

/** An answer failed on our side. */
export function countFailure(deps: Deps, status: number): void {
  countLater(deps, { name: "server_failed", of: String(status) });
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
