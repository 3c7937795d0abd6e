/** Where pictures go, and how they are kept within the weight the web app can afford. */
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
  /** The most it may weigh, in kB. */
  most: number;
  /** Quality to begin with; lowered in steps until the picture fits. */
  quality?: number;
  /** Quality of the edges; perfect unless told. */
  alpha?: number;
}

/** Encode as WebP with the best quality that stays within the budget. */
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
