import { sql, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../db/client.ts";

/** Rows that one statement of a clean-up takes: D1 ends one that lasts longer than 30 s, and blocks others meanwhile. */
export const BATCH_ROWS = 5_000;
/** Batches of one kind a night; what is left goes the next one. D1 answers 1,000 statements of one call at most. */
const MOST_BATCHES = 40;

/** Do it again until a batch was not full. `batch` takes so many rows at most and says how many it changed. */
export async function inBatches(batch: (rows: number) => Promise<number>): Promise<void> {
  for (let count = 0; count < MOST_BATCHES; count++) {
    if ((await batch(BATCH_ROWS)) < BATCH_ROWS) return;
  }
}

/** Delete what meets the condition, in batches. */
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
