import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/**
 * For `onConflictDoUpdate`: sets every column to the value of the row that was to be inserted. It binds no
 * parameters of its own.
 */
export function takeInserted(table: SQLiteTable, except: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !except.includes(key));
  return Object.fromEntries(
    columns.map(([key, column]) => [key, sql`excluded.${sql.identifier(column.name)}`]),
  );
}

/**
 * For `insert(table).select(…)`: inserts any number of rows with one statement and one bound parameter.
 * `VALUES` would bind one per value, and D1 allows a hundred. `as` replaces the values of columns by an
 * expression made from the row's value. Fields a row leaves out become null: column defaults are not applied.
 */
export function rowsAsSelect<Table extends SQLiteTable>(
  table: Table,
  rows: readonly Table["$inferInsert"][],
  as: { readonly [Key in keyof Table["$inferInsert"]]?: (value: SQL) => SQL } = {},
): SQL {
  const columns = Object.entries(getTableColumns(table));
  const told = rows.map((row) =>
    columns.map(([key, column]) => {
      const value = row[key as keyof typeof row];
      return value === undefined || value === null ? null : column.mapToDriverValue(value);
    }),
  );
  const values = columns.map(([key], at) => {
    const value = sql`json_extract(told.value, ${sql.raw(`'$[${at}]'`)})`;
    return as[key as keyof typeof as]?.(value) ?? value;
  });
  // Without WHERE, SQLite would parse a following ON CONFLICT clause as the condition of a join.
  return sql`SELECT ${sql.join(values, sql`, `)} FROM json_each(${JSON.stringify(told)}) AS told WHERE true`;
}
