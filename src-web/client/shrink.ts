import { ApiError } from "./http/request.ts";

/** Pixels of the longer side, which fills a television. */
const SIDE_MAX = 1_280;
const BYTES_MAX = 400_000;
const QUALITIES = [0.85, 0.7, 0.55, 0.4] as const;
/** Browsers that cannot write the first write the second. */
const TYPES = ["image/webp", "image/jpeg"] as const;

/**
 * A picture from a camera or an album made ready to send: upright, small, and drawn anew, which leaves
 * behind where and with what it was taken. Throws `photo_unusable` for what is no picture.
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
      // It cannot be see-through, and browsers would put black below: dark letters were gone.
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
