import { drawDot, type Pen } from "../model/ink.ts";
import type { Piece } from "./replay.ts";

/** Draws a piece of a replay onto the existing picture. */
export function drawPiece(pen: Pen, { points, brushColor, brushRadius }: Piece): void {
  const [first, ...rest] = points;
  if (!first) return;
  // A canvas draws nothing for a line without length, not even round ends.
  if (rest.every(({ x, y }) => x === first.x && y === first.y))
    return drawDot(pen, first, { brushColor, brushRadius });
  pen.lineWidth = brushRadius * 2;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.strokeStyle = brushColor;
  pen.beginPath();
  pen.moveTo(first.x, first.y);
  for (const { x, y } of rest) pen.lineTo(x, y);
  pen.stroke();
}
