import { ApiError } from "./http/request.ts";

/** Greatest length of the longer side, px; enough to fill a television. */
const SIDE_MAX = 1_280;
const BYTES_MAX = 400_000;
const QUALITIES = [0.85, 0.7, 0.55, 0.4] as const;
/** Browsers that cannot encode the first can encode the second. */
const TYPES = ["image/webp", "image/jpeg"] as const;

/**
 * Prepares a picture from a camera or an album for sending: upright, small, and redrawn, which removes the
 * metadata about place and camera. Throws `photo_unusable` if the file is not a picture.
 */
export async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => {
    throw new ApiError(415, "photo_unusable");
  });
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext("2d");
  pen?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const type of TYPES) {
    if (type === "image/jpeg" && pen) {
      // A JPEG has no transparency, and browsers would fill it with black, on which dark letters disappear.
      pen.globalCompositeOperation = "destination-over";
      pen.fillStyle = "#fff";
      pen.fillRect(0, 0, canvas.width, canvas.height);
    }
    for (const quality of QUALITIES) {
      // One after the other on purpose: the first that is small enough is the best.
      // oxlint-disable-next-line no-await-in-loop
      const blob = await written(canvas, type, quality);
      if (blob?.type === type && blob.size <= BYTES_MAX) return blob;
    }
  }
  throw new ApiError(413, "body_too_large");
}

function written(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}
