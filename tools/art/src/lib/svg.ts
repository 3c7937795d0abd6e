/** Small helpers for writing SVG by hand: palette, gradients, seeded chance, unique ids. */

/** Colours every picture shares, so that all of them look cut from the same sheet. */
export const INK = "#2b1a2b";
export const CREAM = "#fff7e6";

export type Point = readonly [number, number];
export type Stop = readonly [offset: number, colour: string, opacity?: number];

let counter = 0;

/** A fresh id: two icons in one picture must never share a gradient by accident. */
export const uid = (prefix = "u"): string => `${prefix}${(counter++).toString(36)}`;

/** Called before each picture, so that ids (and with them the bytes) do not depend on the order of work. */
export const resetIds = (): void => {
  counter = 0;
};

const stopTags = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");

/** A linear gradient; `attrs` gives its direction, top to bottom by default. */
export const linear = (
  id: string,
  stops: readonly Stop[],
  attrs = 'x1="0" y1="0" x2="0" y2="1"',
): string => `<linearGradient id="${id}" ${attrs}>${stopTags(stops)}</linearGradient>`;

export const radial = (id: string, stops: readonly Stop[], attrs = ""): string =>
  `<radialGradient id="${id}" ${attrs}>${stopTags(stops)}</radialGradient>`;

/** Mulberry32: the same seed draws the same picture on every machine. */
export function chance(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Rounds to one decimal, which is short enough for a committed SVG. */
export const n1 = (value: number): string => String(Math.round(value * 10) / 10);

export interface PathStyle {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

/** One path with round joins, which is how everything here is drawn. */
export function path(
  d: string,
  { fill = "none", stroke, width = 5, opacity }: PathStyle = {},
): string {
  const line = stroke
    ? ` stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
    : "";
  return `<path d="${d}" fill="${fill}"${line}${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;
}

export const ellipse = (x: number, y: number, rx: number, ry: number, attrs: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" ${attrs}/>`;

/** Move, turn and scale a fragment around its own origin. */
export function place(
  inner: string,
  x: number,
  y: number,
  turn = 0,
  sx = 1,
  sy = sx < 0 ? -sx : sx,
): string {
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${turn}) scale(${sx} ${sy})">${inner}</g>`;
}

/** A complete document; `box` is the viewBox when it differs from the pixel size. */
export function svg(
  width: number,
  height: number,
  inner: string,
  box = `0 0 ${width} ${height}`,
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `width="${width}" height="${height}" viewBox="${box}">${inner}</svg>`
  );
}
