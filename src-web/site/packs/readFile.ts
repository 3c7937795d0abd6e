import { currentTag } from "../../i18n/language.ts";
import { entriesOfFile, entriesOfRows } from "./csv.ts";
import { decoded } from "./decoded.ts";

/** A text of 500 entries is far smaller; a larger file is no list of words. */
const TEXT_MAX_BYTES = 500_000;
/** Workbooks also contain their styles. */
const SPREADSHEET_MAX_BYTES = 2_000_000;
/** Rows that a workbook's sheet may have: ten full packs. */
export const ROWS_MAX = 5_000;

/** File types that may be chosen. */
export const ENTRY_FILES =
  ".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** What was read from a file: entries, one per line, or why there are none. */
type FileRead =
  | { readonly entries: string }
  | { readonly fault: "fileTooBig" | "fileUnreadable" | "sheetTooBig" };

async function ofSpreadsheet(file: File): Promise<FileRead> {
  if (file.size > SPREADSHEET_MAX_BYTES) return { fault: "sheetTooBig" };
  // Loaded on demand: few users choose a spreadsheet.
  const { rowsOfSpreadsheet, SpreadsheetFault } = await import("./spreadsheet.ts");
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { entries: entriesOfRows(rowsOfSpreadsheet(bytes, ROWS_MAX)) };
  } catch (error) {
    const isTooBig = error instanceof SpreadsheetFault && error.fault === "too_big";
    return { fault: isTooBig ? "sheetTooBig" : "fileUnreadable" };
  }
}

/** Reads the entries of a text file, a table, or the first sheet of a workbook. */
export async function readEntriesFile(file: File): Promise<FileRead> {
  try {
    if (/\.xlsx$/iu.test(file.name)) return await ofSpreadsheet(file);
    if (file.size > TEXT_MAX_BYTES) return { fault: "fileTooBig" };
    const text = decoded(new Uint8Array(await file.arrayBuffer()), currentTag());
    return { entries: entriesOfFile(text, file.name) };
  } catch (error) {
    console.error("cannot read the file", error);
    return { fault: "fileUnreadable" };
  }
}
