import { charactersOf } from "../../../../src-shared/text/characters.ts";

/** Returns the width of a text on one line, px, at this size and weight. */
export type Measure = (text: string, size: number, weight: number) => number;

/** The lines of a text and the font size at which they fit. */
export interface Fitted {
  readonly lines: readonly string[];
  /** px. */
  readonly size: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  /** Largest and smallest font size, px. A text that does not fit at the smallest ends with "…". */
  readonly largest: number;
  readonly smallest: number;
  readonly weight: number;
  readonly lines: number;
}

/** Distance from one line to the next, as a multiple of the font size. */
export const LINE_HEIGHT = 1.15;
const STEP = 2;
/** Factor by which `even` narrows the width at each step. */
const NARROWER = 0.96;

/** Where a line may end: not at no-break spaces, as before a French "!". */
const SPACES = /[^\S\u00a0\u202f]+/u;

/**
 * Breaks a text into lines no wider than `width`. A wider word is cut only if `cuts` is set; otherwise the
 * result is undefined.
 */
function broken(text: string, width: number, wide: (text: string) => number, cuts: boolean) {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(SPACES).filter((one) => one !== "")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (wide(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    if (wide(word) <= width) continue;
    if (!cuts) return undefined;
    line = "";
    for (const sign of charactersOf(word)) {
      if (line !== "" && wide(line + sign) > width) {
        lines.push(line);
        line = "";
      }
      line += sign;
    }
  }
  if (line !== "") lines.push(line);
  return lines;
}

/** Breaks the same text into as many lines, with lengths as equal as its words allow. */
function even(lines: string[], text: string, width: number, wide: (text: string) => number) {
  let found = lines;
  for (let less = width * NARROWER; lines.length > 1; less *= NARROWER) {
    const narrower = broken(text, less, wide, false);
    if (narrower?.length !== lines.length) break;
    found = narrower;
  }
  return found;
}

/** Returns the beginning of a text with "…", no wider than `width`. */
function shortened(text: string, width: number, wide: (text: string) => number): string {
  const signs = charactersOf(text);
  while (signs.length > 0 && wide(`${signs.join("").trimEnd()}…`) > width) signs.pop();
  return `${signs.join("").trimEnd()}…`;
}

/** Breaks a text into lines, in the largest font size that fits into its room. */
export function fitted(text: string, room: Room, measure: Measure): Fitted {
  const { width, height, largest, smallest, weight } = room;
  const first = Math.max(smallest, Math.min(largest, Math.floor(height / LINE_HEIGHT)));
  for (let size = first; ; size = Math.max(smallest, size - STEP)) {
    const wide = (part: string) => measure(part, size, weight);
    const most = Math.max(1, Math.min(room.lines, Math.floor(height / (size * LINE_HEIGHT))));
    const isLast = size <= smallest;
    const lines = broken(text, width, wide, isLast);
    if (lines && lines.length <= most) return { lines: even(lines, text, width, wide), size };
    if (!isLast) continue;
    const shown = (lines ?? []).slice(0, most);
    const end = shown.pop() ?? "";
    return { lines: [...shown, shortened(end, width, wide)], size };
  }
}
