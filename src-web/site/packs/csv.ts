const DELIMITERS = [";", "\t", ","] as const;
/** Usual headings of the first column in such a table, in the nine languages. */
const HEADINGS = new Set(
  `word words entry entries category categories caption captions name
  wort wörter begriff begriffe eintrag einträge kategorie kategorien bildunterschrift bildunterschriften
  ord kategori kategorier billedtekst billedtekster navn
  palabra palabras entrada entradas categoría categorías categoria categorias leyenda leyendas nombre
  mot mots entrée entrées catégorie catégories légende légendes nom
  woord woorden categorie categorieën onderschrift onderschriften naam
  słowo słowa hasło hasła kategoria kategorie podpis podpisy nazwa
  cuvânt cuvinte categorii legendă legende nume
  slovo slová kategória popis popisy popisok popisky názov`.split(/\s+/u),
);

/** Rows and cells of a table as in RFC 4180, with this delimiter between cells; "" for none. */
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

const isFilled = (row: readonly string[]) => row.some((cell) => cell.trim());
/** Whether the delimiter is in every row. */
const isSplit = (rows: readonly (readonly string[])[]) => rows.every((row) => row.length > 1);

/**
 * Rows and cells of a table with the delimiter that splits its first row into the most cells. A character
 * that is missing in some rows is no delimiter but part of the text, as the comma is in a single column: where
 * a comma is for decimals, spreadsheets put semicolons between cells and do not quote commas.
 */
function delimited(text: string): string[][] {
  let best = tableOf(text, "").filter(isFilled);
  for (const delimiter of DELIMITERS) {
    const rows = tableOf(text, delimiter).filter(isFilled);
    if (isSplit(rows) && (rows[0]?.length ?? 0) > (best[0]?.length ?? 0)) best = rows;
  }
  return best;
}

const isNumber = (cell: string | undefined) => /^[\d.,\s]*$/u.test(cell ?? "");

/** The first column that is not only numbers: spreadsheets often number their rows. */
function firstWords(rows: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(...rows.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? ""));
  // The first row is ignored because it may be a heading.
  return columns.find((column) => !column.slice(1).every(isNumber)) ?? columns[0] ?? [];
}

/**
 * Entries of a table: of its only row, or of its first column that is not only numbers, without the heading.
 */
export function entriesOfRows(table: readonly (readonly string[])[]): string {
  const rows = table.filter(isFilled);
  const cells = rows.length === 1 ? (rows[0] ?? []) : firstWords(rows);
  const [first = ""] = cells;
  const isHeaded = rows.length > 1 && HEADINGS.has(first.trim().normalize().toLowerCase());
  return cells
    .slice(isHeaded ? 1 : 0)
    .map((cell) => cell.replaceAll(/\s+/gu, " ").trim())
    .filter(Boolean)
    .join("\n");
}

/** Without the byte order mark and the line in which Excel names the delimiter, with one kind of line end. */
function withoutMarks(content: string): string {
  return content
    .replace(/^\uFEFF/u, "")
    .replace(/^sep=.\r?\n/iu, "")
    .replaceAll(/\r\n?/gu, "\n");
}

/**
 * Entries of a text copied from a spreadsheet, which puts tabs between cells. Undefined for any other text,
 * which is pasted unchanged.
 */
export function pastedEntries(content: string): string | undefined {
  return content.includes("\t") ? entriesOfRows(tableOf(withoutMarks(content), "\t")) : undefined;
}

/**
 * Entries of a file, one per line as the form expects: of a table its column, of any other text its lines.
 */
export function entriesOfFile(content: string, fileName: string): string {
  const text = withoutMarks(content);
  if (/\.(?:csv|tsv)$/iu.test(fileName)) return entriesOfRows(delimited(text));
  // What a spreadsheet saves as text is a table too, with a tab in every row.
  const rows = tableOf(text, "\t").filter(isFilled);
  return rows.length > 0 && isSplit(rows) ? entriesOfRows(rows) : text;
}
