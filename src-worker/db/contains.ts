import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** How many different letters of a text may be in capitals or not: D1 binds 100 values per statement. */
const LETTERS_MAX = 12;

/** Returns the letters of a text that SQLite's `lower` does not change, small and big: those beyond a to z. */
function accented(text: string): (readonly [small: string, big: string])[] {
  const letters = [...new Set(text.toLowerCase())]
    .map((small) => [small, small.toUpperCase()] as const)
    // "ß" has no capital that is one letter.
    .filter(([small, big]) => small > "\u007f" && big !== small && big.toLowerCase() === small);
  return letters.slice(0, LETTERS_MAX);
}

/**
 * Condition: the column contains the text, in capitals or not. Uses `instr` because D1 limits LIKE patterns
 * to 50 bytes, fewer than an address or a line of text may have.
 */
export function contains(column: SQLWrapper, text: string): SQL {
  let sought = text.normalize("NFC");
  let said = sql`${column}`;
  for (const [small, big] of accented(sought)) {
    sought = sought.replaceAll(big, small);
    said = sql`replace(${said}, ${big}, ${small})`;
  }
  return sql`instr(lower(${said}), lower(${sought})) > 0`;
}
