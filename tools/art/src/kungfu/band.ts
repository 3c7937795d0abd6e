/**
 * A headband that fits: the width of the head where the band sits is measured from the drawing of the body.
 */
import sharp from "sharp";
import { INK, n1, path } from "../lib/svg.ts";
import { CANVAS } from "../rig/character.ts";
import type { Frame } from "./frames.ts";

/** Where a band sits: a line through x,y with the rotation of the face. */
export interface Brow {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

export interface Band {
  /** The band itself, drawn on the body and below the face. */
  readonly front: string;
  /** Its two loose ends behind the head, for each wind. */
  readonly ends: Readonly<Record<NonNullable<Frame["wind"]>, string>>;
}

const HEIGHT = 30;
/** How far the band's middle is above its sides: heads are round and seen slightly from below. */
const ARC = 12;
const EDGE = 600;
const [LEFT, TOP] = CANVAS.box.split(" ").map(Number) as [number, number];

/**
 * Measures the left and right edge of the body on a line; the drawing is rotated so that the line is level.
 */
async function edges(body: string, { x, y, turn }: Brow): Promise<readonly [number, number]> {
  const level =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${EDGE}" height="${EDGE}" viewBox="${CANVAS.box}">` +
    `<g transform="rotate(${-turn} ${x} ${y})">${body}</g></svg>`;
  const { data, info } = await sharp(Buffer.from(level))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.round(y - TOP);
  const inside = (at: number): boolean => data[(row * info.width + at) * 4 + 3]! > 128;
  const columns = [...Array(info.width).keys()].filter(inside);
  const first = columns[0];
  const last = columns.at(-1);
  if (first === undefined || last === undefined) return [x - 90, x + 90];
  return [first + LEFT, last + LEFT];
}

const ENDS: Band["ends"] = {
  still: "M0 0C-22 -4 -34 12 -30 40M0 4C-28 6 -52 16 -56 52",
  strong: "M0 0C-26 -14 -44 10 -74 -8M0 4C-24 14 -44 26 -82 18",
  up: "M0 0C-20 -22 -36 -24 -56 -56M0 4C-26 -4 -50 -6 -76 -26",
};

/** Red looks best; on a red character the band is white with a red dot. */
const RED = "#ee3340";
const isReddish = (colour: string): boolean => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return r > 190 && g < 130 && b < 160;
};

export async function bandOf(body: string, brow: Brow, colour: string): Promise<Band> {
  const [from, to] = await edges(body, brow);
  const [cloth, dot] = isReddish(colour) ? ["#fffaf0", RED] : [RED, "#fffaf0"];
  const { y } = brow;
  const [left, right] = [n1(from - 3), n1(to + 3)];
  const middle = n1((from + to) / 2);
  const low = y + HEIGHT / 2;
  const high = y - HEIGHT / 2;
  const turned = (inner: string): string =>
    `<g transform="rotate(${brow.turn} ${brow.x} ${brow.y})">${inner}</g>`;
  const strip =
    `M${left} ${high + ARC / 2}Q${middle} ${high - ARC * 1.5} ${right} ${high + ARC / 2}` +
    `L${right} ${low + ARC / 2}Q${middle} ${low - ARC * 1.5} ${left} ${low + ARC / 2}Z`;
  const front =
    path(strip, { fill: cloth, stroke: INK, width: 6 }) +
    `<circle cx="${middle}" cy="${n1(y - ARC / 2)}" r="9.5" fill="${dot}"/>`;
  const end = (d: string): string =>
    turned(
      `<g transform="translate(${left} ${y + ARC / 2})">` +
        path(d, { stroke: INK, width: 25 }) +
        path(d, { stroke: cloth, width: 14 }) +
        "</g>",
    );
  return {
    front: turned(front),
    ends: { still: end(ENDS.still), strong: end(ENDS.strong), up: end(ENDS.up) },
  };
}
