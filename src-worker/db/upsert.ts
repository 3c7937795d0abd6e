import { getTableColumns, sql, type SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

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

/**
 * For `insert(table).select(…)`: any number of rows in one statement with one bound parameter, where
 * `VALUES` would bind one a column and D1 takes a hundred. `as` gives columns another value, made of
 * the one in the row. What a row leaves out is null: no column's default is looked at.
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
  // Without WHERE SQLite takes the conflict clause that may follow for a join's.
  return sql`SELECT ${sql.join(values, sql`, `)} FROM json_each(${JSON.stringify(told)}) AS told WHERE true`;
}
