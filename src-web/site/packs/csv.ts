const DELIMITERS = [";", "\t", ","] as const;
/** What people call the first column of such a table. */
const HEADINGS = new Set([
  "word",
  "words",
  "entry",
  "entries",
  "category",
  "categories",
  "caption",
  "captions",
  "name",
]);

/** Rows and cells of a table as RFC 4180 writes it, with any of the usual delimiters. */
function tableOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endCell = () => {
    row.push(cell);
    cell = "";
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? "";
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += char;
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === "") isQuoted = true;
    else if (char === delimiter) endCell();
    else if (char === "\n") endRow();
    else if (char !== "\r" || text[at + 1] !== "\n") cell += char === "\r" ? "" : char;
  }
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}

/** The delimiter that cuts the first row into most cells outside of its quotes. */
function delimiterOf(text: string): string {
  const [firstRow = ""] = text.replaceAll(/"(?:[^"]|"")*"/gu, "").split("\n");
  const counts = DELIMITERS.map((delimiter) => firstRow.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/**
 * Entries of a file: of a table its first column without a heading, or its only row; of any other
 * text its lines. One a line, as the form wants them.
 */
export function entriesOfFile(content: string, fileName: string): string {
  const text = content.replace(/^\uFEFF/u, "").replaceAll(/\r\n?/gu, "\n");
  if (!/\.(?:csv|tsv)$/iu.test(fileName)) return text;
  const rows = tableOf(text, delimiterOf(text)).filter((row) => row.some((cell) => cell.trim()));
  const cells = rows.length === 1 ? (rows[0] ?? []) : rows.map((row) => row[0] ?? "");
  const [first = ""] = cells;
  const isHeaded = rows.length > 1 && HEADINGS.has(first.trim().toLowerCase());
  return cells
    .slice(isHeaded ? 1 : 0)
    .map((cell) => cell.replaceAll(/\s+/gu, " ").trim())
    .filter(Boolean)
    .join("\n");
}
