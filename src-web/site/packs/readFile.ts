import { currentTag } from "../../i18n/language.ts";
import { entriesOfFile, entriesOfRows } from "./csv.ts";
import { decoded } from "./decoded.ts";

/** A text of 500 entries is far smaller; what is larger is no list of words. */
const TEXT_MAX_BYTES = 500_000;
/** A workbook brings its looks along. */
const SPREADSHEET_MAX_BYTES = 2_000_000;
/** Rows a workbook's sheet may have: ten packs' worth. */
export const ROWS_MAX = 5_000;

/** What files may be chosen. */
export const ENTRY_FILES =
  ".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** What a file had: entries, one a line, or why there are none. */
type FileRead =
  | { readonly entries: string }
  | { readonly fault: "fileTooBig" | "fileUnreadable" | "sheetTooBig" };

async function ofSpreadsheet(file: File): Promise<FileRead> {
  if (file.size > SPREADSHEET_MAX_BYTES) return { fault: "sheetTooBig" };
  // Few come with one: whoever does waits for its reader.
  const { rowsOfSpreadsheet, SpreadsheetFault } = await import("./spreadsheet.ts");
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return { entries: entriesOfRows(rowsOfSpreadsheet(bytes, ROWS_MAX)) };
  } catch (error) {
    const isTooBig = error instanceof SpreadsheetFault && error.fault === "too_big";
    return { fault: isTooBig ? "sheetTooBig" : "fileUnreadable" };
  }
}

/** Entries of a text, of a table, or of a workbook's first sheet. */
export async function readEntriesFile(file: File): Promise<FileRead> {
  try {
    if (/\.xlsx$/iu.test(file.name)) return await ofSpreadsheet(file);
    if (file.size > TEXT_MAX_BYTES) return { fault: "fileTooBig" };
    const text = decoded(new Uint8Array(await file.arrayBuffer()), currentTag());
    return { entries: entriesOfFile(text, file.name) };
  } catch (error) {
    console.error("file", error);
    return { fault: "fileUnreadable" };
  }
}
