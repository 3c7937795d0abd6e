import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * Condition: the column contains the text, ignoring the case of a to z. Uses `instr` because D1 limits LIKE
 * patterns to 50 bytes, fewer than an address or a line of text may have.
 */
export function contains(column: SQLWrapper, text: string): SQL {
  return sql`instr(lower(${column}), lower(${text})) > 0`;
}
