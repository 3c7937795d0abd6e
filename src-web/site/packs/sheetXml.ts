/*
 * This file parses the little XML that a sheet's texts need. Browsers have a full XML parser, but matching
 * text expands no nested entities and fetches nothing.
 */

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,4}));/giu,
    (whole, hex, dec, name) => {
      if (name !== undefined) return NAMED[String(name)] ?? whole;
      const point = hex === undefined ? Number(dec) : Number.parseInt(String(hex), 16);
      return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : "";
    },
  );
}

/** Opening tags of this name, with any prefix. */
export function tagsOf(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^<>]*>`, "gu")) ?? [];
}

/** An attribute of a tag, with any prefix. */
export function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`[\\s:]${name}=(?:"([^"]*)"|'([^']*)')`, "u").exec(tag);
  return found ? decoded(found[1] ?? found[2] ?? "") : undefined;
}

/** Consecutive elements of this name: the tag and its content. None may contain another of the same name. */
function* elements(xml: string, name: string): Generator<{ tag: string; inside: string }> {
  const opens = new RegExp(`<(\\w+:)?${name}(?=[\\s/>])[^<>]*>`, "gu");
  for (let found = opens.exec(xml); found; found = opens.exec(xml)) {
    const [tag, prefix = ""] = found;
    if (tag.endsWith("/>")) {
      yield { tag, inside: "" };
      continue;
    }
    const end = xml.indexOf(`</${prefix}${name}>`, opens.lastIndex);
    if (end < 0) return;
    yield { tag, inside: xml.slice(opens.lastIndex, end) };
    opens.lastIndex = end;
  }
}

/** The text of an element, its formatted parts joined, without phonetic hints (`rPh`). */
function textIn(xml: string): string {
  const written = xml
    .split(/<\/(?:\w+:)?rPh>/u)
    .map((part) => part.split(/<(?:\w+:)?rPh[\s>]/u, 1)[0]);
  return [...elements(written.join(""), "t")].map(({ inside }) => decoded(inside)).join("");
}

/** Texts that a workbook's cells share, by index. */
export function sharedTexts(xml: string): string[] {
  return [...elements(xml, "si")].map(({ inside }) => textIn(inside));
}

/** Columns that are read of each row: a table with more is no list of words. */
const COLUMNS_MAX = 64;

/** The column of a cell such as `AB12`, from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/u.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
}

function cellText(tag: string, inside: string, shared: readonly string[]): string {
  const type = attributeOf(tag, "t");
  if (type === "inlineStr") return textIn(inside);
  // Booleans and formula errors are no entries.
  if (type === "b" || type === "e") return "";
  const [value] = elements(inside, "v");
  const text = decoded(value?.inside ?? "");
  return type === "s" ? (shared[Number(text)] ?? "") : text;
}

/**
 * Rows of a sheet that are not empty, at most `most` of them, each with its cells from the first column on.
 */
export function rowsOf(xml: string, shared: readonly string[], most: number): string[][] {
  const rows: string[][] = [];
  for (const row of elements(xml, "row")) {
    const cells: string[] = [];
    let next = 0;
    for (const { tag, inside } of elements(row.inside, "c")) {
      const column = columnOf(attributeOf(tag, "r")) ?? next;
      next = column + 1;
      if (column < COLUMNS_MAX) cells[column] = cellText(tag, inside, shared);
    }
    if (cells.some((cell) => cell?.trim())) rows.push(Array.from(cells, (cell) => cell ?? ""));
    if (rows.length >= most) break;
  }
  return rows;
}
