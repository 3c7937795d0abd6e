import type { Point } from "./geometry.ts";

/** The look of a line of ink; `brushRadius` is in the same units as its points. */
export interface Brush {
  readonly brushColor: string;
  readonly brushRadius: number;
}

/**
 * The part of a 2D context that ink needs, so that it works on a canvas of the page, in a worker and in a
 * test.
 */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | "beginPath"
  | "moveTo"
  | "lineTo"
  | "quadraticCurveTo"
  | "arc"
  | "stroke"
  | "fill"
  | "lineWidth"
  | "lineCap"
  | "lineJoin"
  | "strokeStyle"
  | "fillStyle"
>;

/** Returns the point midway between two. */
export function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function dip(pen: Pen, { brushColor, brushRadius }: Brush): void {
  pen.lineWidth = brushRadius * 2;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = brushColor;
  pen.fillStyle = brushColor;
}

/** Draws a touch of the brush that does not move. */
export function drawDot(pen: Pen, at: Point, brush: Brush): void {
  dip(pen, brush);
  pen.beginPath();
  pen.arc(at.x, at.y, brush.brushRadius, 0, 2 * Math.PI);
  pen.fill();
}

/**
 * Draws a complete line: curves that join at the midpoints between points, so that it is smooth however few
 * points there are.
 */
export function drawLine(pen: Pen, points: readonly Point[], brush: Brush): void {
  drawBody(pen, points, brush, 0);
  drawTail(pen, points, brush);
}

/**
 * Draws the final part of a line, from the piece with this number on; returns the number of the next piece. A
 * line drawn piece by piece, as points arrive, looks the same as one drawn at once.
 */
export function drawBody(
  pen: Pen,
  points: readonly Point[],
  brush: Brush,
  fromPiece: number,
): number {
  const [first] = points;
  if (!first) return 0;
  const pieces = Math.max(0, points.length - 2);
  if (fromPiece >= pieces) return fromPiece;
  dip(pen, brush);
  pen.beginPath();
  const start = jointBefore(points, fromPiece);
  pen.moveTo(start.x, start.y);
  for (let piece = fromPiece; piece < pieces; piece++) {
    const bend = points[piece + 1] ?? first;
    const joint = jointBefore(points, piece + 1);
    pen.quadraticCurveTo(bend.x, bend.y, joint.x, joint.y);
  }
  pen.stroke();
  return pieces;
}

/** Where a piece begins: at the line's first point, or midway between two points. */
function jointBefore(points: readonly Point[], piece: number): Point {
  const [first] = points;
  const a = points[piece];
  const b = points[piece + 1];
  if (piece === 0 || !a || !b) return first ?? { x: 0, y: 0 };
  return middleOf(a, b);
}

/** Draws the straight end of a line, from its last joint to its last point; the next point changes it. */
export function drawTail(pen: Pen, points: readonly Point[], brush: Brush): void {
  const last = points.at(-1);
  if (!last) return;
  if (points.length === 1) return drawDot(pen, last, brush);
  const from = jointBefore(points, points.length - 2);
  dip(pen, brush);
  pen.beginPath();
  pen.moveTo(from.x, from.y);
  pen.lineTo(last.x, last.y);
  pen.stroke();
}
