import { GROUND } from "./ground.ts";

/** Radius of the brush one begins with, in units of the drawing (specification, section 9). */
export const BRUSH_RADIUS = 10;
/** Radii to choose from. */
export const BRUSH_RADII = [3, 6, 10, 18, 32] as const;
/** Both sides of a canvas, in units of the drawing: sixteen cells of its grid. */
export const PAPER = { width: 400, height: 400 } as const;

export const COLOUR_NAMES = [
  "black",
  "grey",
  "white",
  "brown",
  "red",
  "orange",
  "yellow",
  "lime",
  "green",
  "teal",
  "sky",
  "blue",
  "purple",
  "pink",
  "peach",
  "wine",
  "eraser",
] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

const INKS = [
  "#1b1626",
  "#7d7a88",
  "#ffffff",
  "#7a4a21",
  "#e53935",
  "#ff8a1f",
  "#ffd21f",
  "#9bd62f",
  "#1f9d4d",
  "#12b5a6",
  "#43b8ff",
  "#2456e6",
  "#7b3fe4",
  "#ff63b0",
  "#ffc79a",
  "#8b1e3f",
  GROUND,
];
const SAFE_INKS = [
  "#000000",
  "#8a8a8a",
  "#ffffff",
  "#6b3e00",
  "#d55e00",
  "#e69f00",
  "#f0e442",
  "#b8f2c9",
  "#009e73",
  "#44c8c0",
  "#56b4e9",
  "#0047b3",
  "#5e2b97",
  "#f5a6d0",
  "#ffd9b8",
  "#661100",
  GROUND,
];

export const ERASER = 16;

export function inksOf(safe: boolean): readonly string[] {
  return safe ? SAFE_INKS : INKS;
}
