/** Outlines of words in Baloo 2 ExtraBold, letter by letter, so that each can dance on its own. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { PathCommand, parse } from "opentype.js";
import { n1 } from "../lib/svg.ts";

const require = createRequire(import.meta.url);
// The package is CommonJS only: its named exports are not visible to an import statement.
const opentype = require("opentype.js") as { parse: typeof parse };
const file = readFileSync(
  require.resolve("@fontsource/baloo-2/files/baloo-2-latin-800-normal.woff"),
);
const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));

export interface Dance {
  /** Pixels up (negative) or down. */
  dy?: number;
  turn?: number;
  scale?: number;
}

export interface Letter {
  /** Closed contours in the font's order; the outer one usually comes first. */
  contours: string[];
  /** Middle of the letter, about which it turns. */
  x: number;
  y: number;
}

const spell = (c: PathCommand, map: (x: number, y: number) => string): string => {
  if (c.type === "Z") return "Z";
  if (c.type === "Q") return `Q${map(c.x1, c.y1)} ${map(c.x, c.y)}`;
  if (c.type === "C") return `C${map(c.x1, c.y1)} ${map(c.x2, c.y2)} ${map(c.x, c.y)}`;
  return `${c.type}${map(c.x, c.y)}`;
};

/** Splits a glyph's commands into contours, each of which ends with a Z; the longest is the outer one. */
function contours(
  commands: readonly PathCommand[],
  map: (x: number, y: number) => string,
): string[] {
  const list: string[] = [];
  let open = "";
  let pen = "";
  for (const command of commands) {
    // The font repeats points; a line of no length would only add bytes.
    const at = command.type === "Z" ? "" : `${command.x} ${command.y}`;
    if (command.type === "L" && at === pen) continue;
    pen = at;
    open += spell(command, map);
    if (command.type === "Z") {
      list.push(open);
      open = "";
    }
  }
  return list;
}

/** Sets a word on a baseline at y; a negative `track` tightens the letters, `dances` move them one by one. */
export function letters(
  word: string,
  x: number,
  y: number,
  size: number,
  track: number,
  dances: readonly Dance[],
): { list: Letter[]; end: number } {
  let pen = x;
  const list = Array.from(word).map((char, i) => {
    const { dy = 0, turn = 0, scale = 1 } = dances[i % dances.length] ?? {};
    const glyph = font.charToGlyph(char);
    const path = glyph.getPath(pen, y, size);
    const box = path.getBoundingBox();
    const [cx, cy] = [(box.x1 + box.x2) / 2, (box.y1 + box.y2) / 2];
    const [sin, cos] = [
      Math.sin((turn * Math.PI) / 180) * scale,
      Math.cos((turn * Math.PI) / 180) * scale,
    ];
    const map = (px: number, py: number): string => {
      const [u, v] = [px - cx, py - cy];
      return `${n1(cx + u * cos - v * sin)} ${n1(cy + dy + u * sin + v * cos)}`;
    };
    pen += ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size + track;
    return { contours: contours(path.commands, map), x: cx, y: cy + dy };
  });
  return { list, end: pen - track };
}
