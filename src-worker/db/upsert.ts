import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** D1 takes no more bound parameters than this in one statement. */
const MAX_PARAMETERS = 100;

/**
 * For `onConflictDoUpdate`: every column takes the value of the row that was to be inserted. It
 * binds no parameters of its own.
 */
export function takeInserted(table: SQLiteTable, except: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !except.includes(key));
  return Object.fromEntries(
    columns.map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  );
}

/** Rows in groups that one INSERT each can carry. */
export function insertGroups<Row>(table: SQLiteTable, rows: readonly Row[]): Row[][] {
  const size = Math.floor(MAX_PARAMETERS / Object.keys(getTableColumns(table)).length);
  const groups: Row[][] = [];
  for (let from = 0; from < rows.length; from += size) groups.push(rows.slice(from, from + size));
  return groups;
}
