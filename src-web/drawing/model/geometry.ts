import { WHEEL_ZOOM_FACTOR, ZOOM_MAX, ZOOM_MIN } from "../../../src-shared/catalog/drawing.ts";

/** More device pixels per CSS pixel than this cost time but make no visible difference. */
export const DENSITY_MAX = 2;

/** A position in CSS pixels of an element or in a drawing's own units; each use says which. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** In CSS pixels of an element or in a drawing's own units, like `Point`. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The most that one wheel event counts for, px: a notch of some wheels is 100 px or more. */
const WHEEL_STEP_MAX = 25;

const CANVAS_MIN = 150;
const SHARE_OF_HEIGHT = 0.35;
const SHARE_OF_WIDTH = 0.45;
const TALL_BELOW = 0.7;

/**
 * Side of a canvas that is only watched, in a window of this size, CSS px: 35% of the height, or 45% of the
 * width of a tall window, so that two fit side by side; never under 150 (specification, section 9). A canvas
 * may be larger where there is more space.
 */
export function canvasSide({ width, height }: Size): number {
  const side = width / height < TALL_BELOW ? width * SHARE_OF_WIDTH : height * SHARE_OF_HEIGHT;
  return Math.max(CANVAS_MIN, Math.round(side));
}

const SMALL_REPLAY_MAX = 300;
const SMALL_REPLAY = 200;

/**
 * Side of a small replay of something drawn at this size: anything above 300 becomes 200 (specification,
 * section 9).
 */
export function smallReplaySide(side: number): number {
  return side > SMALL_REPLAY_MAX ? SMALL_REPLAY : side;
}

/**
 * How a drawing is placed in its window: enlarged by `scale`, with its corner at x, y of the window (CSS px).
 */
export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** Not zoomed: the drawing fills its window exactly. */
export const FITTED: View = { scale: 1, x: 0, y: 0 };

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/**
 * However far the user pans, this share of the paper, or of the window where that is smaller, stays visible.
 */
const KEEP_IN_SIGHT = 0.25;

/** Limits a view to the allowed zoom (specification, section 9), and keeps some of the paper visible. */
export function clampView({ scale, x, y }: View, window: Size): View {
  const zoom = between(scale, ZOOM_MIN, ZOOM_MAX);
  const hold = (offset: number, length: number) => {
    const paper = length * zoom;
    const seen = Math.min(paper, length) * KEEP_IN_SIGHT;
    return between(offset, seen - paper, length - seen);
  };
  return { scale: zoom, x: hold(x, window.width), y: hold(y, window.height) };
}

/** Zooms by a factor so that the point under `at` (CSS px of the window) stays there. */
export function zoomAt(view: View, factor: number, at: Point, window: Size): View {
  const scale = between(view.scale * factor, ZOOM_MIN, ZOOM_MAX);
  const real = scale / view.scale;
  return clampView(
    { scale, x: at.x - (at.x - view.x) * real, y: at.y - (at.y - view.y) * real },
    window,
  );
}

/** The zoom factor for turning the wheel by `delta` px. */
export function wheelFactor(delta: number): number {
  return Math.exp(-WHEEL_ZOOM_FACTOR * between(delta, -WHEEL_STEP_MAX, WHEEL_STEP_MAX));
}

/** Moves a view by this much, CSS px. */
export function panBy(view: View, dx: number, dy: number, window: Size): View {
  return clampView({ scale: view.scale, x: view.x + dx, y: view.y + dy }, window);
}

/** Two fingers, CSS px of the window. */
export type Pair = readonly [Point, Point];

const middle = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: Pair): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

/** Follows two fingers: whatever was between them stays between them. */
export function pinch(view: View, before: Pair, after: Pair, window: Size): View {
  const [from, to] = [middle(before), middle(after)];
  const zoomed = zoomAt(view, apart(after) / apart(before), from, window);
  return panBy(zoomed, to.x - from.x, to.y - from.y, window);
}

/** Converts a position in the window (CSS px) to one in the drawing, which is `drawing.width` units wide. */
export function toDrawing(at: Point, view: View, window: Size, drawing: Size): Point {
  return {
    x: ((at.x - view.x) / view.scale) * (drawing.width / window.width),
    y: ((at.y - view.y) / view.scale) * (drawing.height / window.height),
  };
}

/** Clamps a position to the edges of the drawing. */
export function within({ x, y }: Point, { width, height }: Size): Point {
  return { x: between(x, 0, width), y: between(y, 0, height) };
}
