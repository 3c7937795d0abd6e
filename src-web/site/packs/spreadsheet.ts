import { strFromU8, unzipSync, type Unzipped } from "fflate";
import { rowsOf, sharedTexts, attributeOf, tagsOf } from "./sheetXml.ts";

/**
 * Total size the parts of a workbook may unpack to, bytes: a list of words is far smaller, a zip bomb larger.
 */
const UNPACKED_MAX_BYTES = 12_000_000;

/** What is wrong with a file: it is too big, or no workbook. */
export class SpreadsheetFault extends Error {
  readonly fault: "too_big" | "unreadable";

  constructor(fault: "too_big" | "unreadable", cause?: unknown) {
    super(`spreadsheet ${fault}`, { cause });
    this.fault = fault;
  }
}

/** Parts that are unpacked: the list of sheets, texts and sheets, but no pictures or styles. */
const WANTED =
  /^xl\/(?:workbook|sharedStrings|worksheets\/[^/]+|_rels\/workbook)\.xml(?:\.rels)?$/u;

/** Unpacks the parts of a workbook. The declared size of an entry limits how much of it is unpacked. */
function unpacked(bytes: Uint8Array): Unzipped {
  let size = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!WANTED.test(name)) return false;
        size += originalSize;
        if (size > UNPACKED_MAX_BYTES) throw new SpreadsheetFault("too_big");
        return true;
      },
    });
  } catch (error) {
    throw error instanceof SpreadsheetFault ? error : new SpreadsheetFault("unreadable", error);
  }
}

/** Path of the first sheet, as far as the workbook declares it. */
function firstSheet(textOf: (name: string) => string | undefined): string {
  const [sheet = ""] = tagsOf(textOf("xl/workbook.xml") ?? "", "sheet");
  const id = attributeOf(sheet, "id");
  const relations = tagsOf(textOf("xl/_rels/workbook.xml.rels") ?? "", "Relationship");
  const found = relations.find((one) => id !== undefined && attributeOf(one, "Id") === id);
  const target = found && attributeOf(found, "Target");
  if (target === undefined) return "xl/worksheets/sheet1.xml";
  return target.startsWith("/") ? target.slice(1) : `xl/${target}`;
}

/**
 * Rows and cells of the first sheet of a workbook (.xlsx), as texts. Throws a `SpreadsheetFault` if the file
 * is no workbook, unpacks to too much, or has more rows than `most`.
 */
export function rowsOfSpreadsheet(bytes: Uint8Array, most: number): string[][] {
  const parts = unpacked(bytes);
  const textOf = (name: string) => {
    const part = parts[name];
    return part && strFromU8(part);
  };
  const sheet = textOf(firstSheet(textOf));
  if (sheet === undefined) throw new SpreadsheetFault("unreadable");
  const rows = rowsOf(sheet, sharedTexts(textOf("xl/sharedStrings.xml") ?? ""), most + 1);
  if (rows.length > most) throw new SpreadsheetFault("too_big");
  return rows;
}
