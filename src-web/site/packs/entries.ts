import { PACK_ENTRIES_MAX } from "../../../src-shared/catalog/packs.ts";
import { readEntries } from "../../../src-shared/text/packEntries.ts";

/** A problem with one typed line. Lines are counted from 1. */
type LineFault =
  | { readonly kind: "tooLong"; readonly line: number; readonly entry: string }
  | {
      readonly kind: "double";
      readonly line: number;
      readonly entry: string;
      readonly first: number;
    };

export interface CheckedEntries {
  /** As they are stored, in order and without blank lines. */
  readonly entries: readonly string[];
  readonly faults: readonly LineFault[];
  /** Whether there are more than a pack may have. */
  readonly isTooMany: boolean;
}

/** Parses entries typed one per line. Blank lines are ignored, and invisible characters are removed. */
export function checkEntries(text: string): CheckedEntries {
  const read = readEntries(text.split(/\r\n|[\r\n]/u));
  const lines = read.entries.flatMap((entry, at) =>
    entry === "" ? [] : [{ entry, line: at + 1 }],
  );
  const firstLine = new Map<string, number>();
  for (const { entry, line } of lines) {
    const key = entry.toLowerCase();
    if (!firstLine.has(key)) firstLine.set(key, line);
  }
  const faults = read.faults.flatMap(({ at, fault }): LineFault[] => {
    const entry = read.entries[at] ?? "";
    const line = at + 1;
    if (fault === "entry_too_long") return [{ kind: "tooLong", line, entry }];
    const first = firstLine.get(entry.toLowerCase()) ?? line;
    return fault === "entry_double" ? [{ kind: "double", line, entry, first }] : [];
  });
  const entries = lines.map(({ entry }) => entry);
  return { entries, faults, isTooMany: entries.length > PACK_ENTRIES_MAX };
}

/** The same text without lines that repeat an earlier one. */
export function withoutDoubles(text: string): string {
  const doubles = new Set(
    checkEntries(text).faults.flatMap((fault) => (fault.kind === "double" ? [fault.line] : [])),
  );
  return text
    .split(/\r\n|[\r\n]/u)
    .filter((_line, at) => !doubles.has(at + 1))
    .join("\n");
}

/** Start and end of a line in a text, to select it. */
export function lineRange(text: string, line: number): readonly [number, number] {
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}
