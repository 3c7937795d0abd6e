import { drawDot, type Pen } from "../model/ink.ts";
import type { Piece } from "./replay.ts";

/** Draw a piece of a replay onto what is there already. */
export function drawPiece(pen: Pen, { points, brushColor, brushRadius }: Piece): void {
  const [first, ...rest] = points;
  if (!first) return;
  // A line without length has no ends to be round.
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
