import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

// Conditions that compare texts in capitals or not. SQLite's own `lower` changes only a to z.

/** How many different letters of a text may be in capitals or not: D1 binds 100 values per statement. */
const LETTERS_MAX = 12;

/** Returns the letters of a text that `lower` does not change, small and big: those beyond a to z. */
function accented(text: string): (readonly [small: string, big: string])[] {
  const letters = [...new Set(text.toLowerCase())]
    .map((small) => [small, small.toUpperCase()] as const)
    // "ß" has no capital that is one letter.
    .filter(([small, big]) => small > "\u007f" && big !== small && big.toLowerCase() === small);
  return letters.slice(0, LETTERS_MAX);
}

/** Returns column and text with the letters of the text in lower case. */
function small(column: SQLWrapper, text: string): { readonly said: SQL; readonly sought: SQL } {
  let sought = text.normalize("NFC");
  let said = sql`${column}`;
  for (const [letter, capital] of accented(sought)) {
    sought = sought.replaceAll(capital, letter);
    said = sql`replace(${said}, ${capital}, ${letter})`;
  }
  return { said: sql`lower(${said})`, sought: sql`lower(${sought})` };
}

/**
 * Condition: the column contains the text. Uses `instr` because D1 limits LIKE patterns to 50 bytes, fewer
 * than an address or a line of text may have.
 */
export function contains(column: SQLWrapper, text: string): SQL {
  const { said, sought } = small(column, text);
  return sql`instr(${said}, ${sought}) > 0`;
}

/** Condition: the column is the text. For addresses, which are stored as they were typed. */
export function equals(column: SQLWrapper, text: string): SQL {
  const { said, sought } = small(column, text);
  return sql`${said} = ${sought}`;
}
