import { Buffer } from "node:buffer";

/** Longest statement that D1 takes, bytes. https://developers.cloudflare.com/d1/platform/limits/ */
export const STATEMENT_MAX_BYTES = 100_000;
/** Longest piece of a text, in characters, of which a line break is two. */
const PIECE = 12_000;
/** Texts up to this length stay in their INSERT. */
const STAYS = 2_000;

const INSERT = /^INSERT INTO ("(?:[^"]|"")+") \(((?:"(?:[^"]|"")+",?)+)\) VALUES\(/u;
const COLUMN = /"(?:[^"]|"")+"/gu;
/** A value of a row: a text, possibly inside `replace(…)`, or anything else up to the next comma. */
const TEXT = /^((?:replace\()*)'([^']*(?:''[^']*)*)'((?:,'\\[rn]',char\(1[03]\)\))*)/u;

interface Value {
  /** What stands before and after the text; the whole value if it is not a text. */
  readonly around: readonly [before: string, after: string];
  /** Undefined if the value is not a text. */
  readonly text?: string;
}

/** Reads the values of a row, from behind the opening bracket to the closing one. */
function valuesOf(row: string): Value[] {
  const values: Value[] = [];
  let left = row;
  while (left !== "") {
    const [whole, before = "", text = "", after = ""] = TEXT.exec(left) ?? [];
    const value = whole ?? /^[^,]*/u.exec(left)?.[0] ?? "";
    values.push(whole === undefined ? { around: [value, ""] } : { around: [before, after], text });
    left = left.slice(value.length + 1);
  }
  return values;
}

/** Cuts a text of SQL into pieces, without splitting a character, a doubled quotation mark or a `\n`. */
function piecesOf(text: string): string[] {
  return text.match(new RegExp(`(?:''|\\\\+[^']?|[^']){1,${PIECE}}`, "gu")) ?? [];
}

/**
 * Returns statements that store the same row as this INSERT, each short enough for D1: one that leaves long texts
 * empty, and others that append their pieces. Any other statement stays as it is.
 */
export function shortStatements(statement: string): string[] {
  const [head = "", table = "", names = ""] = INSERT.exec(statement) ?? [];
  const isRow = head !== "" && statement.endsWith(");");
  if (!isRow || Buffer.byteLength(statement) <= STATEMENT_MAX_BYTES) return [statement];
  const columns = names.match(COLUMN) ?? [];
  const values = valuesOf(statement.slice(head.length, statement.lastIndexOf(")")));
  const kept = values.map(({ around, text }) => {
    const isShort = text === undefined || text.length <= STAYS;
    return isShort ? around.join(text === undefined ? "" : `'${text}'`) : "''";
  });
  // SQLite gives a new row the highest number.
  const newest = `rowid = (SELECT max(rowid) FROM ${table})`;
  const appended = values.flatMap(({ around: [before, after], text = "" }, at) => {
    if (text.length <= STAYS) return [];
    const column = columns[at] ?? "";
    return piecesOf(text).map((piece) => {
      const value = `${before}'${piece}'${after}`;
      return `UPDATE ${table} SET ${column} = ${column} || ${value} WHERE ${newest};`;
    });
  });
  return [`${head}${kept.join(",")});`, ...appended];
}
