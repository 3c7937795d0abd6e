import type { Drawing } from "../../src-shared/catalog/drawing.ts";

/**
 * What a glance at a canvas shows: which of twelve by twelve cells have ink, regardless of the drawing's
 * position and size on the paper. A string of 24 characters, small enough for a journal; empty when nothing
 * was drawn.
 */
export type Sketch = string;

/** Cells on each side of a sketch. */
export const SKETCH_SIDE = 12;
/** Places on each side of the paper: strokes are rounded to this grid. */
export const PLACES = 64;

/** A stroke as the places it passes through, `PLACES * y + x` each, joined by straight lines. */
interface CoarseStroke {
  readonly places: readonly number[];
  /** Radius of an eraser stroke, in places; 0: the stroke draws. */
  readonly rubs: number;
}

const CELLS = SKETCH_SIDE * SKETCH_SIDE;
const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BITS = 6;

function rub(ink: Uint8Array, x: number, y: number, reach: number): void {
  const far = Math.ceil(reach);
  for (let down = Math.max(0, y - far); down <= Math.min(PLACES - 1, y + far); down++) {
    for (let across = Math.max(0, x - far); across <= Math.min(PLACES - 1, x + far); across++) {
      if (Math.hypot(across - x, down - y) <= reach) ink[PLACES * down + across] = 0;
    }
  }
}

/** Draws a stroke and appends every place that newly has ink to `drawn`. */
function draw(ink: Uint8Array, drawn: number[], { places, rubs }: CoarseStroke): void {
  let [fromX, fromY] = [-1, -1];
  for (const place of places) {
    const [x, y] = [place % PLACES, Math.floor(place / PLACES)];
    if (fromX < 0) [fromX, fromY] = [x, y];
    const [wide, high] = [x - fromX, y - fromY];
    const steps = Math.max(1, Math.abs(wide), Math.abs(high));
    for (let step = 1; step <= steps; step++) {
      const across = fromX + Math.round((step / steps) * wide);
      const down = fromY + Math.round((step / steps) * high);
      const at = PLACES * down + across;
      if (rubs > 0) rub(ink, across, down, rubs);
      else if (ink[at] === 0) {
        ink[at] = 1;
        drawn.push(at);
      }
    }
    [fromX, fromY] = [x, y];
  }
}

/** Returns the sketch of these strokes, which are given oldest first. */
export function sketchOf(strokes: readonly CoarseStroke[]): Sketch {
  const ink = new Uint8Array(PLACES * PLACES);
  const drawn: number[] = [];
  for (const stroke of strokes) draw(ink, drawn, stroke);
  let [left, top, right, bottom] = [PLACES, PLACES, -1, -1];
  for (const place of drawn) {
    if (ink[place] === 0) continue;
    const [x, y] = [place % PLACES, Math.floor(place / PLACES)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return "";
  const long = Math.max(right - left, bottom - top) + 1;
  const cellOf = (at: number, first: number, last: number) =>
    Math.floor(((at - (first + last - long + 1) / 2) / long) * SKETCH_SIDE);
  const cells = new Uint8Array(CELLS);
  for (const place of drawn) {
    if (ink[place] === 0) continue;
    const [x, y] = [place % PLACES, Math.floor(place / PLACES)];
    cells[SKETCH_SIDE * cellOf(y, top, bottom) + cellOf(x, left, right)] = 1;
  }
  let sketch = "";
  for (let at = 0; at < CELLS; at += BITS) {
    let sign = 0;
    for (let bit = 0; bit < BITS; bit++) sign |= (cells[at + bit] ?? 0) << bit;
    sketch += SIGNS[sign] ?? "";
  }
  return sketch;
}

/** Converts a share of a side to a place. */
const placeOf = (share: number) => Math.min(PLACES - 1, Math.max(0, Math.floor(share * PLACES)));

/** Returns the sketch of a finished drawing. */
export function sketchOfDrawing({ width, height, lines }: Drawing): Sketch {
  return sketchOf(
    lines.map(({ points }) => ({
      places: points.map(({ x, y }) => PLACES * placeOf(y / height) + placeOf(x / width)),
      rubs: 0,
    })),
  );
}

/** The cells of a sketch that have ink, `SKETCH_SIDE * y + x` each. */
export function cellsOf(sketch: Sketch): number[] {
  const cells: number[] = [];
  for (let at = 0; at < sketch.length; at++) {
    const sign = SIGNS.indexOf(sketch[at] ?? "");
    for (let bit = 0; bit < BITS; bit++) {
      if (sign >= 0 && (sign >> bit) & 1) cells.push(BITS * at + bit);
    }
  }
  return cells;
}
