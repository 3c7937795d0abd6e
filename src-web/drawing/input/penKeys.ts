import { GRID } from "../../../src-shared/catalog/drawing.ts";
import { within, type Point, type Size } from "../model/geometry.ts";

/**
 * How far one press of an arrow key moves the pen, in units of the drawing; with Shift it moves by a whole
 * cell.
 */
export const PEN_STEP = 8;

/** The state of a pen that is moved by keys: its position, and whether it touches the paper. */
export interface KeyPenState {
  readonly at: Point;
  readonly isDown: boolean;
}

/** What a key did to the paper. */
type PenDeed = "none" | "begin" | "extend" | "end";

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Returns a lifted pen in the middle of the paper. */
export function restingPen({ width, height }: Size): KeyPenState {
  return { at: { x: width / 2, y: height / 2 }, isDown: false };
}

/** Returns what a key does to the pen; undefined for a key that the pen does not use. */
export function pressPen(
  pen: KeyPenState,
  key: string,
  isFar: boolean,
  paper: Size,
): { readonly pen: KeyPenState; readonly deed: PenDeed } | undefined {
  const arrow = ARROWS[key];
  if (arrow) {
    const by = isFar ? GRID : PEN_STEP;
    const at = within({ x: pen.at.x + arrow.x * by, y: pen.at.y + arrow.y * by }, paper);
    return { pen: { ...pen, at }, deed: pen.isDown ? "extend" : "none" };
  }
  if (key === " " || key === "Enter") {
    return { pen: { ...pen, isDown: !pen.isDown }, deed: pen.isDown ? "end" : "begin" };
  }
  if (key === "Escape" && pen.isDown) return { pen: { ...pen, isDown: false }, deed: "end" };
  return undefined;
}
