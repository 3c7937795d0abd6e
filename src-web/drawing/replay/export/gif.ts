import { applyPalette, GIFEncoder, quantize } from "gifenc";
import { drawPiece } from "../drawPiece.ts";
import type { Pen } from "../../model/ink.ts";
import { piecesBetween, timeline } from "../replay.ts";
import { GROUND, type Drawing } from "../../../../src-shared/catalog/drawing.ts";

/** Side of a GIF, px: messengers show no more, and a larger one would take too long. */
export const GIF_SIDE = 400;
/** Time between two frames, ms, in whole hundredths of a second as GIF requires. */
const FRAME_MS = 80;
/** Longest duration of the drawing itself in a GIF, ms, however long it took to draw. */
const LASTS_MS = 5_000;
/** How long the finished drawing is shown, ms. */
const STAND_MS = 2_400;
const COLOURS = 40;

/** The part of a 2D context that a GIF is drawn with, the same in a worker and on the page. */
export interface GifPen extends Pen {
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
}

/**
 * Returns the times of the frames for a drawing that takes this long, in its own time; the last frame shows
 * all of it.
 */
export function framesOf(lasts: number): number[] {
  const count = Math.max(1, Math.ceil(Math.min(lasts, LASTS_MS) / FRAME_MS));
  return Array.from({ length: count }, (_, at) => (lasts * (at + 1)) / count);
}

/** Encodes how a drawing is made as an animated GIF. */
export function encodeGif(drawing: Drawing, pen: GifPen): Uint8Array<ArrayBuffer> {
  const time = timeline(drawing);
  const width = GIF_SIDE;
  const height = Math.round((GIF_SIDE * drawing.height) / drawing.width);
  pen.setTransform(width / drawing.width, 0, 0, height / drawing.height, 0, 0);
  const blank = () => {
    pen.fillStyle = GROUND;
    pen.fillRect(0, 0, drawing.width, drawing.height);
  };
  const pixels = () => pen.getImageData(0, 0, width, height).data;

  // Colours that were painted over are not in the last frame, so the palette is sampled midway too.
  blank();
  const samples = [0.35, 0.7, 1].map((share, at, shares) => {
    const before = at === 0 ? -1 : time.lasts * (shares[at - 1] ?? 0);
    for (const piece of piecesBetween(time, before, time.lasts * share)) drawPiece(pen, piece);
    return pixels();
  });
  const palette = quantize(joined(samples), COLOURS);

  const gif = GIFEncoder();
  blank();
  let drawn = -1;
  const moments = framesOf(time.lasts);
  for (const [at, moment] of moments.entries()) {
    for (const piece of piecesBetween(time, drawn, moment)) drawPiece(pen, piece);
    drawn = moment;
    const isLast = at === moments.length - 1;
    gif.writeFrame(applyPalette(pixels(), palette), width, height, {
      delay: isLast ? STAND_MS : FRAME_MS,
      ...(at === 0 && { palette, repeat: 0 }),
    });
  }
  gif.finish();
  return gif.bytes();
}

function joined(parts: readonly Uint8ClampedArray[]): Uint8ClampedArray {
  const all = new Uint8ClampedArray(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
