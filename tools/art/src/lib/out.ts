/** Writes pictures to the web app's assets, and keeps them within the size the web app can afford. */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const ASSETS = fileURLToPath(new URL("../../../../src-web/assets/", import.meta.url));

export function write(file: string, content: Buffer | string): void {
  const target = join(ASSETS, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content);
  const size = (Buffer.byteLength(content) / 1024).toFixed(1);
  console.log(`${file.padEnd(36)} ${size.padStart(7)} kB`);
}

export interface Budget {
  /** Largest file size, kB. */
  most: number;
  /** Quality to start with; lowered in steps until the picture fits. */
  quality?: number;
  /** Quality of the alpha channel, and so of the edges; lossless by default. */
  alpha?: number;
}

/**
 * Encodes a picture as WebP with the best quality that stays within the budget. At a quality of 30 or less it
 * returns the picture even if it is too large.
 */
export async function webp(
  image: Buffer,
  { most, quality = 90, alpha = 100 }: Budget,
): Promise<Buffer> {
  for (let q = quality; ; q -= 4) {
    const out = await sharp(image)
      .webp({ quality: q, alphaQuality: alpha, effort: 4, smartSubsample: true })
      .toBuffer();
    if (out.length <= most * 1024 || q <= 30) return out;
  }
}

export const resize = (image: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(image).resize(width, height, { kernel: "lanczos3" }).png().toBuffer();
