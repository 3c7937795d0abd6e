/**
 * Beginnings of text that a spreadsheet would run as a formula: its signs, which Excel also reads in their wide form in
 * some languages, and characters that a spreadsheet may skip before one.
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n\0]/u;

function cell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

type Cells = readonly (string | number)[];

/** Formats rows as CSV (RFC 4180); the first row is the header. No cell can run as a formula. */
export function csvOf(rows: readonly Cells[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/**
 * Returns a response that is written while its rows are read, so that a long list is never in memory as a
 * whole.
 */
export function csvResponse<Item>(
  head: Cells,
  items: AsyncGenerator<Item>,
  rowOf: (item: Item) => Cells,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(csvOf([head]))),
    async pull(stream) {
      const { value, done } = await items.next();
      if (done) return stream.close();
      stream.enqueue(encoder.encode(csvOf([rowOf(value)])));
    },
    cancel: async () => {
      await items.return(undefined);
    },
  });
  return new Response(body, { headers: { "content-type": "text/csv; charset=utf-8" } });
}
