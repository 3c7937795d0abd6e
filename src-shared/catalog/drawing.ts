/**
 * Canvas sizes, brushes and colours that the web client and the rooms share (specification, sections 3 and
 * 9).
 */

/** Size of a canvas, in units of the drawing: sixteen cells of its grid on each side. */
export const PAPER = { width: 400, height: 400 } as const;
/** Colour of the paper that everything is drawn on: light grey (specification, section 9). */
export const GROUND = "#e6e6ea";
/** Distance between two lines of the canvas grid, in units of the drawing (specification, section 9). */
export const GRID = 25;

/** Radius of the brush a painter starts with, in units of the drawing (specification, section 9). */
export const BRUSH_RADIUS = 10;
/** Brush radii to choose from. */
export const BRUSH_RADII = [3, 6, 10, 18, 32] as const;
/** How far the brush lags behind the finger, in units of the drawing (specification, section 9). */
export const LAZY_RADIUS = 1;
/** The lag for a calm hand, which is the drawing widget's own default (specification, section 9). */
export const LAZY_RADIUS_CALM = 12;
/**
 * Smallest and largest zoom, and the share by which one pixel of the mouse wheel zooms (specification,
 * section 9).
 */
export const ZOOM_MIN = 0.33;
export const ZOOM_MAX = 3;
export const WHEEL_ZOOM_FACTOR = 0.01;

/**
 * A touch may still turn out to be a pinch for this long, ms, or this far, CSS px (specification, section 9).
 */
export const HOLD_BACK_MS = 250;
export const HOLD_BACK_PX = 10;

/**
 * Names of the colours, which are also their translation keys. A colour is sent as its index here, so that a
 * colour-blind painter and a TV with the usual colours mean the same one. The first sixteen are inks; the
 * last is the colour of the paper, used as the eraser.
 */
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

/** Palette of 17: the colours a brush can have. */
export const COLOURS: readonly string[] = [
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

/** The same seventeen for colour-blind people: colours with similar hues differ in lightness. */
export const SAFE_COLOURS: readonly string[] = [
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

/** Index of the eraser's colour. */
export const ERASER = COLOURS.length - 1;

/** One line of a saved drawing. */
export interface DrawnLine {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** `#rrggbb`, from `COLOURS`. */
  readonly brushColor: string;
  /** In the units of the points. */
  readonly brushRadius: number;
}

/** A drawing as it is saved (specification, section 3): points and radii are in units of width and height. */
export interface Drawing {
  readonly lines: readonly DrawnLine[];
  readonly width: number;
  readonly height: number;
}

/** Returns the id of a canvas in reports, keepsakes and stored drawings; unique within a room. */
export function drawingId(sheet: number, canvas: number): string {
  return `${sheet}-${canvas}`;
}

/** Returns a saved colour as it is shown; `safe`: to somebody who chose the colour-blind palette. */
export function seenColour(brushColor: string, safe: boolean): string {
  return safe ? colourOf(COLOURS.indexOf(brushColor), true, brushColor) : brushColor;
}

/** Returns the colour with this index; an unknown index gives `otherwise`, which is black. */
export function colourOf(index: number, safe = false, otherwise = "#000000"): string {
  return (safe ? SAFE_COLOURS : COLOURS)[index] ?? otherwise;
}
