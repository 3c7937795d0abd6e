import { PACK_ENTRIES_MAX } from "../../../src-shared/catalog/packs.ts";
import { readEntries } from "../../../src-shared/text/packEntries.ts";

/** Something about one line of what somebody typed. Lines count from 1, as people do. */
type LineFault =
  | { readonly kind: "tooLong"; readonly line: number; readonly entry: string }
  | {
      readonly kind: "double";
      readonly line: number;
      readonly entry: string;
      readonly first: number;
    };

export interface CheckedEntries {
  /** As they are kept, in their order, blank lines left out. */
  readonly entries: readonly string[];
  readonly faults: readonly LineFault[];
  /** More than a pack may have. */
  readonly isTooMany: boolean;
}

/** Read entries typed one a line. Blank lines, and what only looks like text, do no harm. */
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

/** The same text without lines that say again what an earlier one said. */
export function withoutDoubles(text: string): string {
  const doubles = new Set(
    checkEntries(text).faults.flatMap((fault) => (fault.kind === "double" ? [fault.line] : [])),
  );
  return text
    .split(/\r\n|[\r\n]/u)
    .filter((_line, at) => !doubles.has(at + 1))
    .join("\n");
}

/** Where a line begins and ends in a text, for the cursor. */
export function lineRange(text: string, line: number): readonly [number, number] {
  const lines = text.split("\n");
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}
