import { sql, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../db/client.ts";

/**
 * Rows per statement of a clean-up: D1 cancels a statement that takes longer than 30 s, and other statements
 * wait for it.
 */
export const BATCH_ROWS = 5_000;
/**
 * Most batches of one kind in a night; the rest follows the next night. D1 allows 1,000 statements per
 * invocation.
 */
const MOST_BATCHES = 40;

/**
 * Repeats a batch until one was not full. `batch` handles at most `rows` rows and returns how many it
 * changed.
 */
export async function inBatches(batch: (rows: number) => Promise<number>): Promise<void> {
  for (let count = 0; count < MOST_BATCHES; count++) {
    if ((await batch(BATCH_ROWS)) < BATCH_ROWS) return;
  }
}

/** Deletes the rows that meet the condition, in batches. */
export function deleteInBatches(
  db: Database,
  table: SQLiteTable,
  where: SQL | undefined,
): Promise<void> {
  return inBatches(async (rows) => {
    const some = sql`rowid IN (SELECT rowid FROM ${table} WHERE ${where} LIMIT ${rows})`;
    const { meta } = await db.delete(table).where(some).run();
    return meta.changes;
  });
}
