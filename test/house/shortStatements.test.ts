import { Buffer } from "node:buffer";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../scripts/wrangler.ts";
import { STATEMENT_MAX_BYTES, shortStatements } from "../../scripts/shortStatements.ts";

const TABLE = `CREATE TABLE "kept" ("id" TEXT PRIMARY KEY, "made" TEXT NOT NULL, "count" INTEGER, "more" TEXT)`;

/** Writes a text as `wrangler d1 export` does. */
function written(text: string): string {
  const quoted = `'${text.replaceAll("'", "''").replaceAll("\r", "\\r").replaceAll("\n", "\\n")}'`;
  const returned = text.includes("\r") ? `replace(${quoted},'\\r',char(13))` : quoted;
  return text.includes("\n") ? `replace(${returned},'\\n',char(10))` : returned;
}

const insert = (id: string, made: string, more: string | null = null) =>
  `INSERT INTO "kept" ("id","made","count","more") VALUES(${written(id)},${written(made)},7,${more === null ? "NULL" : written(more)});`;

/** Returns the rows that these statements store. */
function rowsOf(statements: readonly string[]) {
  const db = new DatabaseSync(":memory:");
  db.exec(TABLE);
  for (const statement of statements) db.exec(statement);
  return db.prepare(`SELECT * FROM "kept" ORDER BY rowid`).all();
}

const LONG = 60_000;

describe("the rows of a backup", () => {
  it.each([
    ["a long text", "x".repeat(3 * LONG)],
    ["quotation marks only", "'".repeat(2 * LONG)],
    ["letters of several bytes", "żółw 🐢".repeat(LONG / 2)],
    ["lines", "one\ntwo\r\n'three'\n".repeat(LONG / 8)],
    ["lines that end in a backslash", "a\\\n\\\\\n".repeat(LONG / 4)],
    // As long as a row of D1 may be.
    ["a text of 2 MB", "it''s ".repeat(330_000)],
    ["JSON with line breaks of its own", `["${String.raw`a\nb \\ ","`.repeat(LONG / 4)}"]`],
  ])("with %s are restored by statements that D1 takes", (_what, text) => {
    const whole = [
      insert("before", "a, 'b'); --"),
      insert("long", text, text),
      insert("after", ""),
    ];
    const short = whole.flatMap((statement) => shortStatements(statement));
    expect(short.length).toBeGreaterThan(whole.length);
    for (const one of short) {
      expect(Buffer.byteLength(one)).toBeLessThanOrEqual(STATEMENT_MAX_BYTES);
    }
    expect(rowsOf(short)).toEqual([
      { id: "before", made: "a, 'b'); --", count: 7, more: null },
      { id: "long", made: text, count: 7, more: text },
      { id: "after", made: "", count: 7, more: null },
    ]);
  });

  it("are rewritten in their file, whatever characters are in them", () => {
    const folder = mkdtempSync(join(tmpdir(), "shorten-rows-"));
    try {
      const file = join(folder, "rows.sql");
      const text = "a line\u2028and\u2029another 🐢 ".repeat(LONG / 8);
      writeFileSync(file, ["PRAGMA defer_foreign_keys=TRUE;", insert("long", text)].join("\n"));
      execFileSync(process.execPath, [join(ROOT, "scripts/shorten-rows.ts"), file]);
      const rows = readFileSync(file, "utf8").trim().split("\n");
      expect(rows.length).toBeGreaterThan(2);
      expect(rowsOf(rows)).toEqual([{ id: "long", made: text, count: 7, more: null }]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("stay as they are if D1 takes them already", () => {
    for (const statement of [insert("id", "short"), "PRAGMA defer_foreign_keys=TRUE;"]) {
      expect(shortStatements(statement)).toEqual([statement]);
    }
  });
});
