/** Computes what has to be laid over one picture to turn it into another. */
import sharp from "sharp";

/** Channels that differ by no more than this look the same. */
const SAME = 10;
/** Pixels around a difference that are included, so that its edge does not show. */
const MARGIN = 2;

/**
 * Returns the pixels of `after` where it differs from `before`, on a transparent ground. Both have the same
 * size.
 */
export async function patch(before: Buffer, after: Buffer): Promise<Buffer> {
  const raw = (image: Buffer) =>
    sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [{ data: old }, { data, info }] = await Promise.all([raw(before), raw(after)]);
  const { width, height } = info;
  const differs = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const at = (y * width + x) * 4;
    return [0, 1, 2, 3].some((c) => Math.abs(old[at + c]! - data[at + c]!) > SAME);
  };
  const kept = Buffer.alloc(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let isNear = false;
      for (let dy = -MARGIN; dy <= MARGIN && !isNear; dy++) {
        for (let dx = -MARGIN; dx <= MARGIN && !isNear; dx++) isNear = differs(x + dx, y + dy);
      }
      if (!isNear) continue;
      const at = (y * width + x) * 4;
      data.copy(kept, at, at, at + 4);
    }
  }
  return sharp(kept, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
