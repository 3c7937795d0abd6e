import { count } from "drizzle-orm";
import { expect, test } from "vitest";
import { loginFailure } from "../../../src-worker/db/accounts.schema.ts";
import { user } from "../../../src-worker/db/schema.ts";
import { openDatabase } from "../../../src-worker/db/client.ts";
import { cleanUp } from "../../../src-worker/jobs/cleanUp.ts";
import { BATCH_ROWS } from "../../../src-worker/shared/inBatches.ts";
import { bindings, database, depsWith } from "../support/support.ts";

/**
 * Tables that the nightly clean-up may scan completely, since none of them grows forever: each keeps its rows
 * only for this long, or has no more of them than this.
 */
const BOUNDED: Readonly<Record<string, string>> = {
  login_failure: "a week",
  mail: "a week",
  payment_event: "90 days of payments",
  checkout: "90 days of payments",
  report: "a year of reports",
  contact_message: "a year of messages",
  survey_answer: "a year of answers",
  subscriber: "one for each reader of the newsletter",
  existing_answer: "twenty for each prompt and language",
  picture_going: "a day of deletions that were interrupted",
};

/** Returns the statements that the nightly clean-up sends to the database. */
async function statementsOfANight(): Promise<string[]> {
  const asked: string[] = [];
  const d1 = new Proxy(bindings.DB, {
    get(target, name) {
      if (name === "prepare") {
        return (statement: string) => {
          asked.push(statement);
          return target.prepare(statement);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  const db = await openDatabase(d1);
  asked.length = 0;
  await cleanUp(depsWith({ database: async () => db }));
  return asked;
}

test("the clean-up deletes batch after batch until nothing is left", async () => {
  const db = await database();
  await bindings.DB.prepare(
    `INSERT INTO login_failure (key, count, last_at, blocked_until)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
      SELECT 'old ' || i, 1, 0, 0 FROM n`,
  )
    .bind(2 * BATCH_ROWS + 1)
    .run();
  await cleanUp(depsWith());
  expect(await db.select({ left: count() }).from(loginFailure).get()).toEqual({ left: 0 });
});

/** Inserts a guest of long ago, whom the clean-up deletes. */
async function oldGuest(): Promise<void> {
  const db = await database();
  const id = crypto.randomUUID();
  await db.insert(user).values({ id, kind: "guest", guestId: id, language: "en", createdAt: 0 });
}

/** Returns the steps of the database's query plan for a statement. */
async function planOf(statement: string): Promise<string[]> {
  const values = Array.from(statement.matchAll(/\?/g), () => null);
  const plan = await bindings.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
    .bind(...values)
    .all<{ detail: string }>();
  return plan.results.map(({ detail }) => detail);
}

test("the clean-up finds old guests by an index on their age", async () => {
  await oldGuest();
  const asked = await statementsOfANight();
  const plans = await Promise.all(asked.map(planOf));
  const searches = plans.flat().filter((detail) => detail.includes("user_guest_age"));
  expect(searches).toEqual(["SEARCH user USING INDEX user_guest_age (created_at<?)"]);
});

test("the clean-up scans no table that grows without limit", async () => {
  await oldGuest();
  const asked = await statementsOfANight();
  expect(asked.length).toBeGreaterThan(25);
  const scans = new Set<string>();
  for (const statement of asked) {
    for (const detail of await planOf(statement)) {
      const [, table] = /^SCAN (\w+)/.exec(detail) ?? [];
      // The list of one pack's entries is not a table.
      const isList = detail.includes("VIRTUAL TABLE");
      if (table !== undefined && !isList && !(table in BOUNDED))
        scans.add(`${detail}: ${statement}`);
    }
  }
  expect([...scans]).toEqual([]);
});
