import { gte, and, lt, sql, type SQL } from "drizzle-orm";
import { FLAGS } from "../../src-shared/catalog/flags.ts";
import type { CountName, SeenByServer } from "../../src-shared/catalog/events.ts";
import { faultOf, log } from "../../src-shared/log.ts";
import type { Database } from "../db/client.ts";
import { eventCount } from "../db/site.schema.ts";
import type { Deps } from "./deps.ts";

/** Something that is counted: a number per day, with nothing about anybody. */
interface Counted {
  readonly name: CountName;
  /** Subdivision of the count, from a fixed list: a game, a language, a provider. */
  readonly of?: string;
  /** How many; by default one. */
  readonly by?: number;
}

/** Circumstances shared by everything that is counted together. */
interface Counting {
  /** When it happened, ms since 1970; it counts for that day in UTC. */
  readonly at: number;
  /** Who did it, and whose room it was in. If any of them is an admin, nothing is counted. */
  readonly people?: readonly string[];
  /** Counted only if this holds. */
  readonly when?: SQL;
}

/** Returns the day of an instant (UTC), with which a count's key begins. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

const isOn = sql`coalesce((SELECT is_on FROM feature_flag WHERE name = 'analytics'), ${FLAGS.analytics ? 1 : 0})`;

/** Condition: none of these people is an admin. */
const areNoAdmins = (people: readonly string[]): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM user WHERE user.is_admin = 1
    AND user.id IN (SELECT value FROM json_each(${JSON.stringify(people)})))`;

/**
 * Builds the statement that adds to the daily counts: one row per day, name and subdivision. Failures are
 * always counted, everything else only while the switch for analytics is on.
 */
export function addToDayCounts(
  db: Database,
  counted: readonly Counted[],
  { at, people = [], when = sql`true` }: Counting,
) {
  const sums = counted.map(({ name, of, by = 1 }) => [
    [dayOf(at), name, ...(of === undefined ? [] : [of])].join(" "),
    by,
  ]);
  const areOn = counted.every(({ name }) => name === "server_failed") ? sql`true` : isOn;
  const nobodys = people.length === 0 ? sql`true` : areNoAdmins(people);
  return db
    .insert(eventCount)
    .select(
      sql`SELECT json_extract(sums.value, '$[0]'), json_extract(sums.value, '$[1]')
        FROM json_each(${JSON.stringify(sums)}) AS sums WHERE ${when} AND ${areOn} AND ${nobodys}`,
    )
    .onConflictDoUpdate({
      target: eventCount.key,
      set: { count: sql`${eventCount.count} + excluded.count` },
    });
}

/** Counts something after the response was sent. Nobody waits for it, and an error is only logged. */
function countLater(deps: Deps, counted: Counted, people?: readonly string[]): void {
  const count = async () => {
    try {
      const about = { at: deps.now(), ...(people && { people }) };
      await addToDayCounts(await deps.database(), [counted], about);
    } catch (error) {
      log("warn", "count.failed", { name: counted.name, ...faultOf(error) });
    }
  };
  deps.later(count());
}

/** Counts something a user did on the server. `people`: who did it, and whose room it was in. */
export function countEvent(
  deps: Deps,
  name: SeenByServer,
  { people, ...of }: Pick<Counted, "of"> & Pick<Counting, "people"> = {},
): void {
  countLater(deps, { name, ...of }, people);
}

/** Counts a response that failed on the server. */
export function countFailure(deps: Deps, status: number): void {
  countLater(deps, { name: "server_failed", of: String(status) });
}

/** A day's count, as it is stored. */
interface DayCount {
  readonly day: string;
  readonly name: string;
  readonly of?: string;
  readonly count: number;
}

/** Returns all counts of these days, first and last included, in order. */
export async function countsBetween(db: Database, from: string, to: string): Promise<DayCount[]> {
  // "!" is the character after the space, so the last day is included.
  const isBetween = and(gte(eventCount.key, from), lt(eventCount.key, `${to}!`));
  const rows = await db.select().from(eventCount).where(isBetween).orderBy(eventCount.key);
  return rows.map(({ key, count }) => {
    const [day = "", name = "", ...of] = key.split(" ");
    return { day, name, ...(of.length > 0 && { of: of.join(" ") }), count };
  });
}

/** Deletes the counts of days before this instant, ms since 1970. */
export async function forgetCounts(db: Database, before: number): Promise<void> {
  await db.delete(eventCount).where(lt(eventCount.key, dayOf(before)));
}
