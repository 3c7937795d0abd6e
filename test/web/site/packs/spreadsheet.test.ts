import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { entriesOfRows } from "../../../../src-web/site/packs/csv.ts";
import { readEntriesFile, ROWS_MAX } from "../../../../src-web/site/packs/readFile.ts";
import { rowsOfSpreadsheet } from "../../../../src-web/site/packs/spreadsheet.ts";

const ENTRIES = ["Raclette", "Fondue “fork”", "Käse & Brot", "Ölsardine", "two spaces", "<tag>"];

/** Reads a workbook written by another program. */
function written(name: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(readFileSync(join(import.meta.dirname, "sheets", name)));
}

/** Builds a workbook of one sheet with these shared texts. */
function workbook(sheet: string, texts = ""): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    zipSync({
      "xl/worksheets/sheet1.xml": strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
      "xl/sharedStrings.xml": strToU8(`<sst>${texts}</sst>`),
    }),
  );
}

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const chosen = (bytes: Uint8Array<ArrayBuffer>, name = "words.xlsx") =>
  readEntriesFile(new File([bytes], name));

describe("a spreadsheet", () => {
  it("gives the words of its first sheet, without the heading and numbers", () => {
    const entries = entriesOfRows(rowsOfSpreadsheet(written("shared-texts.xlsx"), ROWS_MAX));
    expect(entries.split("\n")).toEqual([...ENTRIES, "😀 smile"]);
  });

  it("also gives texts that are stored in their cells, in bold, or computed by a formula", () => {
    const entries = entriesOfRows(rowsOfSpreadsheet(written("texts-in-cells.xlsx"), ROWS_MAX));
    expect(entries.split("\n")).toEqual([...ENTRIES, "😀 smile", "Halftime"]);
  });

  it("is recognised by its file name, in upper or lower case", async () => {
    const bytes = written("shared-texts.xlsx");
    expect(await chosen(bytes, "MY WORDS.XLSX")).toEqual({
      entries: [...ENTRIES, "😀 smile"].join("\n"),
    });
  });

  it("keeps its columns when cells are missing", () => {
    const row = `<row><c r="C1" t="inlineStr"><is><t>far</t></is></c></row>`;
    expect(rowsOfSpreadsheet(workbook(row), ROWS_MAX)).toEqual([["", "", "far"]]);
  });

  it("leaves out phonetic guides", () => {
    const texts = `<si><r><t>東</t></r><r><t>京</t></r><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>`;
    const sheet = `<row><c r="A1" t="s"><v>0</v></c></row>`;
    expect(rowsOfSpreadsheet(workbook(sheet, texts), ROWS_MAX)).toEqual([["東京"]]);
  });
});

describe("a hostile spreadsheet", () => {
  it("is refused before unpacking when it would unpack to far more than its size", async () => {
    const bomb = workbook(`<row>${cell("x".repeat(60_000_000))}</row>`);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await chosen(bomb)).toEqual({ fault: "sheetTooBig" });
  });

  it("yields no more than its declared size when it lies about that", () => {
    const bytes = workbook(`<row>${cell("x".repeat(1_000_000))}</row>`);
    const view = new DataView(bytes.buffer);
    // Sizes are in the directory at the end of the file: 24 bytes after each entry's signature.
    for (let at = 0; at < bytes.length - 4; at++) {
      if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, 100, true);
    }
    let texts: string[] = [];
    try {
      texts = rowsOfSpreadsheet(bytes, ROWS_MAX).flat();
    } catch {
      // Refusing the file is fine, too.
    }
    expect(texts.join("").length).toBeLessThanOrEqual(100);
  });

  it("is refused when it has too many rows", async () => {
    const rows = (count: number) => `<row>${cell("word")}</row>`.repeat(count);
    expect(await chosen(workbook(rows(ROWS_MAX)))).toHaveProperty("entries");
    expect(await chosen(workbook(rows(ROWS_MAX + 1)))).toEqual({ fault: "sheetTooBig" });
  });

  it("is not even opened when it is larger than two megabytes", async () => {
    expect(await chosen(new Uint8Array(2_000_001))).toEqual({ fault: "sheetTooBig" });
  });

  it("keeps its own entity references as plain text", () => {
    const laughs = `<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><row>${cell("&b;")}</row>`;
    expect(rowsOfSpreadsheet(workbook(laughs), ROWS_MAX)).toEqual([["&b;"]]);
  });

  it("is reported as unreadable when it is broken or not a spreadsheet", async () => {
    expect(await chosen(new Uint8Array([1, 2, 3]))).toEqual({ fault: "fileUnreadable" });
    expect(await chosen(Uint8Array.from(zipSync({ "a.txt": strToU8("hi") })))).toEqual({
      fault: "fileUnreadable",
    });
    expect(await chosen(written("shared-texts.xlsx").slice(0, 2_000))).toEqual({
      fault: "fileUnreadable",
    });
  });
});
