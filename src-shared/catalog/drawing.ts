/**
 * What the canvas of every side has in common: sizes, brushes, colours (specification, sections 3 and 9).
 */

/** Both sides of a canvas, in units of the drawing: sixteen cells of its grid. */
export const PAPER = { width: 400, height: 400 } as const;
/** The paper everything is drawn on: light grey (specification, section 9). */
export const GROUND = "#e6e6ea";
/** Distance between two lines of the canvas grid, in units of the drawing (specification, section 9). */
export const GRID = 25;

/** Radius of the brush one begins with, in units of the drawing (specification, section 9). */
export const BRUSH_RADIUS = 10;
/** Radii to choose from. */
export const BRUSH_RADII = [3, 6, 10, 18, 32] as const;
/** How far the brush hangs behind the finger, in units of the drawing (specification, section 9). */
export const LAZY_RADIUS = 1;
/** The drawing widget's own default (specification, section 9): a calm hand. */
export const LAZY_RADIUS_CALM = 12;
/**
 * Least and most a painter may zoom, and share by which a pixel of the mouse wheel zooms
 * (specification, section 9).
 */
export const ZOOM_MIN = 0.33;
export const ZOOM_MAX = 3;
export const WHEEL_ZOOM_FACTOR = 0.01;

/** A touch may turn out to be a pinch for so long, ms, or so far, CSS px (specification, section 9). */
export const HOLD_BACK_MS = 250;
export const HOLD_BACK_PX = 10;

/**
 * Names of the colours, which are also their translation keys. A colour travels as its index here, so
 * that a colour-blind painter and a TV with the usual colours mean the same one. The first sixteen are
 * inks; the last is the paper's own colour, with which one rubs out.
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

/** Palette of 17: what a brush can hold. */
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

/** The same seventeen for eyes that confuse colours: apart in lightness where hues look alike. */
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

/** Index of the colour that rubs out. */
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

/** What a canvas is called by reports, keepsakes and stored drawings; unique within a room. */
export function drawingId(sheet: number, canvas: number): string {
  return `${sheet}-${canvas}`;
}

/** A saved colour as somebody sees it who chose colours that stay apart. */
export function seenColour(brushColor: string, safe: boolean): string {
  return safe ? colourOf(COLOURS.indexOf(brushColor), true, brushColor) : brushColor;
}

/** The colour with this index; ink is black when somebody sends one that is not there. */
export function colourOf(index: number, safe = false, otherwise = "#000000"): string {
  return (safe ? SAFE_COLOURS : COLOURS)[index] ?? otherwise;
}
