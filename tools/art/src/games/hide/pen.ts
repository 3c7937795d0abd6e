/** The pen that draws the scenes of HIDE_AND_PEEK: ink lines around flat colours. */
import { icon, type IconPlace } from "../../lib/icons.ts";
import { ellipse, INK, path } from "../../lib/svg.ts";

/** Thickness of every outline. */
const LINE = 7;

/** A shape with an ink outline. */
export const shape = (d: string, fill: string, width = LINE): string =>
  path(d, { fill, stroke: INK, width });

/** A line, in ink by default. */
export const mark = (d: string, stroke: string = INK, width = LINE, opacity = 1): string =>
  path(d, { stroke, width, opacity });

/** Shade or highlight within a shape. */
export const tone = (d: string, fill = "#000", opacity = 0.1): string => path(d, { fill, opacity });

/** A box with an ink outline; `y` is its upper edge. */
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 4): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" stroke="${INK}" stroke-width="${LINE}"/>`;

/** A box without an outline. */
export const flat = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  opacity = 1,
  r = 0,
): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" opacity="${opacity}"/>`;

/** A disc with an ink outline. */
export const disc = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  ellipse(x, y, rx, ry, `fill="${fill}" stroke="${INK}" stroke-width="${LINE}"`);

export const dot = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" opacity="${opacity}"/>`;

/** A motif of the icon set. */
export const motif = (
  name: string,
  x: number,
  y: number,
  size: number,
  more: Partial<IconPlace> = {},
): string => icon(`fluent-emoji:${name}`, { x, y, size, ...more });

/** Draws the same for each of these numbers. */
export const each = (numbers: readonly number[], draw: (n: number, at: number) => string): string =>
  numbers.map(draw).join("");

/** Returns the whole numbers from 0 up to, but not including, `count`. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
