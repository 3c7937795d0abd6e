import { GRID } from "../../../src-shared/catalog/drawing.ts";
import { within, type Point, type Size } from "../model/geometry.ts";
import { PALM_PX } from "../input/gesture.ts";

/** Shapes that can be placed as a whole, by tap or by keyboard, instead of being drawn freehand. */
export const STAMPS = [
  "dot",
  "line",
  "arc",
  "wave",
  "zigzag",
  "circle",
  "oval",
  "square",
  "triangle",
  "diamond",
  "star",
  "heart",
  "drop",
  "cloud",
  "arrow",
] as const;
export type Stamp = (typeof STAMPS)[number];

/** Half the width of a stamp, in units of the drawing. */
export const STAMP_SIZES = [14, 26, 48, 84, 140] as const;
/** One step of a stamp's rotation, degrees. */
export const STAMP_TURN = 45;

const TAU = 2 * Math.PI;

/** Points of a curve, from `from` to `to` in `steps` steps. */
function curve(steps: number, from: number, to: number, at: (t: number) => Point): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => at(from + ((to - from) * i) / steps));
}

/** Corners joined by straight lines, with points between them so that the corners stay sharp. */
function corners(...places: readonly (readonly [number, number])[]): Point[] {
  return places.flatMap(([x, y], i) => {
    const next = places[i + 1];
    if (!next) return [{ x, y }];
    const near = (share: number) => ({
      x: x + (next[0] - x) * share,
      y: y + (next[1] - y) * share,
    });
    return [{ x, y }, near(0.04), near(0.5), near(0.96)];
  });
}

function closed(...places: readonly (readonly [number, number])[]): Point[] {
  const [first] = places;
  return first ? corners(...places, first) : [];
}

const star = Array.from({ length: 10 }, (_, i) => {
  const [angle, r] = [(i * TAU) / 10 - TAU / 4, i % 2 ? 0.42 : 1];
  return [Math.cos(angle) * r, Math.sin(angle) * r] as const;
});

/** Each shape as one line in a box from -1 to 1. */
const OUTLINES: Readonly<Record<Stamp, readonly Point[]>> = {
  dot: [{ x: 0, y: 0 }],
  line: corners([-1, 0], [1, 0]),
  arc: curve(20, Math.PI, TAU, (t) => ({ x: Math.cos(t), y: Math.sin(t) + 0.5 })),
  wave: curve(36, -1, 1, (x) => ({ x, y: Math.sin(x * TAU) * 0.26 })),
  zigzag: corners([-1, 0.3], [-0.6, -0.3], [-0.2, 0.3], [0.2, -0.3], [0.6, 0.3], [1, -0.3]),
  circle: curve(32, 0, TAU, (t) => ({ x: Math.cos(t), y: Math.sin(t) })),
  oval: curve(32, 0, TAU, (t) => ({ x: Math.cos(t), y: Math.sin(t) * 0.58 })),
  square: closed([-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]),
  triangle: closed([0, -0.95], [1, 0.8], [-1, 0.8]),
  diamond: closed([0, -1], [0.72, 0], [0, 1], [-0.72, 0]),
  star: closed(...star),
  heart: curve(40, 0, TAU, (t) => ({
    x: Math.sin(t) ** 3,
    y: -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) / 16,
  })),
  drop: curve(36, 0, TAU, (t) => ({
    x: Math.sin(t) * Math.sin(t / 2) ** 1.6 * 0.8,
    y: -Math.cos(t),
  })),
  cloud: curve(60, 0, TAU, (t) => {
    const puff = 0.84 + 0.16 * Math.abs(Math.sin(t * 3.5));
    return { x: Math.cos(t) * puff, y: Math.sin(t) * puff * 0.62 };
  }),
  arrow: closed(
    [-1, -0.22],
    [0.2, -0.22],
    [0.2, -0.62],
    [1, 0],
    [0.2, 0.62],
    [0.2, 0.22],
    [-1, 0.22],
  ),
};

/** Shapes that enclose nothing, so that they cannot be filled. */
const OPEN: readonly Stamp[] = ["dot", "line", "arc", "wave", "zigzag"];

export function canBeFilled(stamp: Stamp): boolean {
  return !OPEN.includes(stamp);
}

export interface StampChoice {
  readonly stamp: Stamp;
  /** Half the width of the stamp, in units of the drawing. */
  readonly size: number;
  /** Degrees, clockwise. */
  readonly turn: number;
  readonly filled: boolean;
  /** Radius of the brush that draws it. */
  readonly radius: number;
}

/** Returns a shape as the path of a brush, placed at a position in the drawing. */
export function stampPoints(choice: StampChoice, at: Point, drawing: Size): Point[] {
  const { stamp, size, turn, filled, radius } = choice;
  const angle = (turn * TAU) / 360;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const rings: number[] = [1];
  if (filled && canBeFilled(stamp)) {
    // Ever smaller outlines, each smaller by less than the width of the brush.
    const step = Math.max(0.06, (radius * 1.3) / size);
    for (let scale = 1 - step; scale > 0.02; scale -= step) rings.push(scale);
  }
  return rings.flatMap((scale) =>
    OUTLINES[stamp].map(({ x, y }) =>
      within(
        {
          x: at.x + (x * cos - y * sin) * size * scale,
          y: at.y + (x * sin + y * cos) * size * scale,
        },
        drawing,
      ),
    ),
  );
}

/**
 * Whether this is a single fingertip, a pen or the main button, not a second finger or the side of a hand.
 */
export function setsDown({
  isPrimary,
  button,
  width,
  height,
}: Pick<PointerEvent, "isPrimary" | "button" | "width" | "height">): boolean {
  return isPrimary && button === 0 && Math.max(width, height) <= PALM_PX;
}

/** A shape as an SVG path in a box from -1 to 1, for the button that chooses it. */
export function stampPath(stamp: Stamp): string {
  const n = (value: number) => String(Math.round(value * 100) / 100);
  if (stamp === "dot") return "M0 0H0.001";
  return `M${OUTLINES[stamp].map(({ x, y }) => `${n(x)} ${n(y)}`).join("L")}`;
}

/** Position of the keyboard's cursor: a crossing of the grid, counted from 1. */
export interface Crossing {
  readonly column: number;
  readonly row: number;
}

/** How many crossings a drawing has per row and per column, not counting its edges. */
export function crossings({ width, height }: Size): { columns: number; rows: number } {
  return { columns: Math.floor(width / GRID) - 1, rows: Math.floor(height / GRID) - 1 };
}

export function moveCursor(at: Crossing, dx: number, dy: number, drawing: Size): Crossing {
  const { columns, rows } = crossings(drawing);
  const hold = (value: number, most: number) => Math.min(most, Math.max(1, value));
  return { column: hold(at.column + dx, columns), row: hold(at.row + dy, rows) };
}

export function placeOf({ column, row }: Crossing): Point {
  return { x: column * GRID, y: row * GRID };
}

/** Returns the crossing nearest to a position. */
export function crossingAt({ x, y }: Point, drawing: Size): Crossing {
  return moveCursor({ column: Math.round(x / GRID), row: Math.round(y / GRID) }, 0, 0, drawing);
}
