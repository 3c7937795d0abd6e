import type { Drawing } from "../../../../src-shared/catalog/drawing.ts";
import { encodeGif, GIF_SIDE } from "./gif.ts";

// The page's types do not include a worker's global scope.
const scope = globalThis as unknown as {
  addEventListener: (type: "message", hear: (event: MessageEvent<Drawing>) => void) => void;
  postMessage: (
    message: Uint8Array<ArrayBuffer> | undefined,
    options: { readonly transfer: readonly Transferable[] },
  ) => void;
};

scope.addEventListener("message", ({ data: drawing }) => {
  const canvas = new OffscreenCanvas(
    GIF_SIDE,
    Math.round((GIF_SIDE * drawing.height) / drawing.width),
  );
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  if (!pen) return scope.postMessage(undefined, { transfer: [] });
  const bytes = encodeGif(drawing, pen);
  scope.postMessage(bytes, { transfer: [bytes.buffer] });
});
