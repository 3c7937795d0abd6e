import type { Size } from "./geometry.ts";
import type { Brush } from "./ink.ts";

/** One line of a saved drawing (specification, section 3). */
export interface DrawnLine extends Brush {
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** A saved drawing (specification, section 3): points and radii are in units of `width` and `height`. */
export interface Drawing extends Size {
  readonly lines: readonly DrawnLine[];
}
