import { drawLine } from "../../model/ink.ts";
import { GROUND, type Drawing } from "../../../../src-shared/catalog/drawing.ts";
import { encodeGif, GIF_SIDE } from "./gif.ts";

/** Side of a PNG, px. */
const PNG_SIDE = 1_080;

function sheet(side: number, { width, height }: Drawing) {
  const canvas = document.createElement("canvas");
  canvas.width = side;
  canvas.height = Math.round((side * height) / width);
  return canvas;
}

/** Returns the finished drawing on its paper as a PNG. Rejects if the browser cannot encode it. */
export function pngOf(drawing: Drawing): Promise<Blob> {
  const canvas = sheet(PNG_SIDE, drawing);
  const pen = canvas.getContext("2d");
  if (pen) {
    pen.scale(canvas.width / drawing.width, canvas.height / drawing.height);
    pen.fillStyle = GROUND;
    pen.fillRect(0, 0, drawing.width, drawing.height);
    for (const line of drawing.lines) drawLine(pen, line.points, line);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no PNG"))), "image/png");
  });
}

/**
 * Returns the replay of the drawing as a GIF, made in a worker where possible so that the page does not
 * stutter.
 */
export async function gifOf(drawing: Drawing): Promise<Blob> {
  const bytes = (await inWorker(drawing)) ?? onPage(drawing);
  return new Blob([bytes], { type: "image/gif" });
}

function inWorker(drawing: Drawing): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!("OffscreenCanvas" in globalThis)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const worker = new Worker(new URL("./gifWorker.ts", import.meta.url), { type: "module" });
    const end = (bytes: Uint8Array<ArrayBuffer> | undefined) => {
      worker.terminate();
      resolve(bytes);
    };
    worker.addEventListener("message", ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) =>
      end(data),
    );
    // A browser whose workers have no 2D canvas: the page encodes the GIF instead.
    worker.addEventListener("error", () => end(undefined));
    worker.postMessage(drawing, { transfer: [] });
  });
}

function onPage(drawing: Drawing): Uint8Array<ArrayBuffer> {
  const pen = sheet(GIF_SIDE, drawing).getContext("2d", { willReadFrequently: true });
  if (!pen) throw new Error("no 2D canvas");
  return encodeGif(drawing, pen);
}
