/**
 * Four-fingered gloves, drawn the way one inks a cartoon: every finger is a capsule, a layer of
 * capsules is outlined as one shape, and later layers lie on top of earlier ones.
 * Local frame: the wrist is at 0,0, the hand reaches up (-y), the thumb is on the left (-x).
 */
import { INK, linear, path } from "../lib/svg.ts";

/** x1, y1, x2, y2, width */
export type Capsule = readonly [number, number, number, number, number];
export type Layer = readonly Capsule[];

export interface HandShape {
  layers: readonly Layer[];
  /** Ink lines on top: darts on the back of the glove, folds between fingers. */
  lines?: readonly string[];
}

/** A palm is a fat capsule as well. */
const PALM: Capsule = [0, -20, 0, -28, 34];
const THUMB_ACROSS: Layer = [[-13, -15, 4, -21, 13]];

export const HANDS: Record<string, HandShape> = {
  open: {
    layers: [
      [
        PALM,
        [10, -30, 21, -54, 15],
        [1, -34, 2, -63, 15],
        [-9, -30, -18, -55, 15],
        [-11, -18, -32, -30, 14],
      ],
    ],
    lines: ["M6 -42V-34", "M-5 -41L-3 -34"],
  },
  fist: {
    layers: [
      [[0, -18, 0, -24, 36]],
      [[12, -36, 12, -24, 15]],
      [[1, -39, 1, -24, 15]],
      [[-10, -36, -10, -24, 15]],
      THUMB_ACROSS,
    ],
  },
  point: {
    layers: [
      [[0, -18, 0, -24, 36]],
      [[12, -35, 12, -24, 15]],
      [[1, -38, 1, -24, 15]],
      [[-10, -34, -12, -68, 15]],
      THUMB_ACROSS,
    ],
  },
  thumb: {
    layers: [
      [
        [0, -18, 0, -26, 36],
        [-10, -22, -40, -24, 16],
      ],
      [[13, -40, 13, -24, 14]],
      [[2, -42, 2, -25, 14]],
      [[-9, -40, -9, -26, 14]],
    ],
  },
  peace: {
    layers: [
      [[0, -18, 0, -24, 36]],
      [[13, -33, 13, -23, 15]],
      [[3, -34, 13, -66, 15]],
      [[-7, -34, -17, -64, 15]],
      [[-13, -15, 8, -22, 13]],
    ],
  },
  mitt: {
    layers: [[PALM, [8, -30, 10, -48, 16], [-3, -32, -2, -53, 16], [-11, -18, -24, -34, 13]]],
    lines: ["M4 -48L3 -38"],
  },
  horns: {
    layers: [
      [
        [0, -18, 0, -24, 36],
        [12, -30, 19, -62, 15],
      ],
      [[1, -36, 1, -24, 15]],
      [[-10, -32, -16, -64, 15]],
      THUMB_ACROSS,
    ],
  },
};

export const GLOVE_DEFS = linear(
  "glove",
  [
    [0, "#ffffff"],
    [0.55, "#f7f3ff"],
    [1, "#c9c5e0"],
  ],
  'gradientUnits="userSpaceOnUse" x1="-20" y1="-66" x2="14" y2="2"',
);

const stroke = (capsule: Capsule, paint: string, extra: number): string => {
  const [x1, y1, x2, y2, width] = capsule;
  return path(`M${x1} ${y1}L${x2} ${y2}`, { stroke: paint, width: width + extra });
};

/** Outline first, fill after: within one layer the capsules melt into one shape. */
export const capsules = (layer: Layer, paint: string, ink: number): string =>
  layer.map((c) => stroke(c, INK, ink * 2)).join("") +
  layer.map((c) => stroke(c, paint, 0)).join("");

/** A rolled cuff; it hides where the limb enters the glove. */
const cuff = (paint: string): string => capsules([[-11, -3, 11, -3, 12]], paint, 4);

export function hand(kind: string, paint = "url(#glove)"): string {
  const shape = HANDS[kind];
  if (!shape) throw new Error(`unknown hand ${kind}`);
  const body = shape.layers.map((layer) => capsules(layer, paint, 4)).join("");
  const lines = (shape.lines ?? []).map((d) => path(d, { stroke: INK, width: 3 })).join("");
  return body + lines + cuff(paint);
}
