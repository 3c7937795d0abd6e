/**
 * Die-cut outlines. A blur-and-threshold filter gives a line that thins out at corners, and
 * `feMorphology` grows squares; so the outline is measured instead: the exact distance of every
 * pixel from the drawing, which keeps the ink and the cream equally thick everywhere.
 */
import sharp from "sharp";

export interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

export interface Outline {
  /** Dark line around the drawing, in pixels. */
  ink: number;
  /** Cream border around the ink. */
  cream: number;
  /** Hard shadow below the sticker. */
  drop: number;
}

/**
 * For a sticker of 1024 px, four times the size at which avatars are shipped: scaling down smooths the edge.
 */
export const STICKER: Outline = { ink: 9, cream: 25, drop: 14 };

const INK_RGB = [43, 26, 43] as const;
const CREAM_RGB = [255, 247, 230] as const;
const SHADOW_RGB = [10, 5, 18] as const;
const FAR = 1e9;

/** One pass of the Felzenszwalb distance transform: the lower envelope of parabolas. */
function envelope(
  line: Float64Array,
  out: Float64Array,
  length: number,
  v: Int32Array,
  z: Float64Array,
): void {
  let k = 0;
  v[0] = 0;
  z[0] = -FAR;
  z[1] = FAR;
  for (let q = 1; q < length; q++) {
    let s = 0;
    do {
      const p = v[k]!;
      s = (line[q]! + q * q - (line[p]! + p * p)) / (2 * (q - p));
    } while (s <= z[k]! && --k >= 0);
    k++;
    v[k] = q;
    z[k] = s;
    z[k + 1] = FAR;
  }
  k = 0;
  for (let q = 0; q < length; q++) {
    while (z[k + 1]! < q) k++;
    out[q] = (q - v[k]!) ** 2 + line[v[k]!]!;
  }
}

/**
 * Returns the distance in pixels of each pixel to the nearest drawn one; partly covered edge pixels count by
 * their coverage.
 */
export function distances({ data, width, height }: Picture): Float64Array {
  const grid = new Float64Array(width * height);
  for (let i = 0; i < grid.length; i++) {
    const alpha = data[i * 4 + 3]! / 255;
    grid[i] = alpha > 0.02 ? (1 - alpha) ** 2 : FAR;
  }
  const size = Math.max(width, height);
  const line = new Float64Array(size);
  const out = new Float64Array(size);
  const v = new Int32Array(size);
  const z = new Float64Array(size + 1);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) line[y] = grid[y * width + x]!;
    envelope(line, out, height, v, z);
    for (let y = 0; y < height; y++) grid[y * width + x] = out[y]!;
  }
  for (let y = 0; y < height; y++) {
    line.set(grid.subarray(y * width, (y + 1) * width));
    envelope(line, out, width, v, z);
    for (let x = 0; x < width; x++) grid[y * width + x] = Math.sqrt(out[x]!);
  }
  return grid;
}

const cover = (distance: number, radius: number): number =>
  Math.min(1, Math.max(0, radius + 0.5 - distance));

/**
 * Lays the colour `rgb` with the coverage `alpha` over the pixel held in `px`. Colours are 0..255, coverage
 * is 0..1, nothing is premultiplied.
 */
function over(px: Float64Array, rgb: readonly number[], alpha: number): void {
  const below = px[3]! * (1 - alpha);
  const sum = alpha + below;
  if (sum <= 0) return;
  for (let c = 0; c < 3; c++) px[c] = (rgb[c]! * alpha + px[c]! * below) / sum;
  px[3] = sum;
}

/** Returns the drawing with its ink line, cream border and hard shadow. */
export function outlined(picture: Picture, { ink, cream, drop }: Outline = STICKER): Picture {
  const { width, height, data } = picture;
  const far = distances(picture);
  const result = Buffer.alloc(data.length);
  const px = new Float64Array(4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      px.fill(0);
      if (y >= drop) over(px, SHADOW_RGB, 0.5 * cover(far[i - drop * width]!, ink + cream));
      over(px, CREAM_RGB, cover(far[i]!, ink + cream));
      over(px, INK_RGB, cover(far[i]!, ink));
      over(px, [data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!], data[i * 4 + 3]! / 255);
      for (let c = 0; c < 3; c++) result[i * 4 + c] = Math.round(px[c]!);
      result[i * 4 + 3] = Math.round(px[3]! * 255);
    }
  }
  return { data: result, width, height };
}

export interface Fit {
  width: number;
  height: number;
  outline?: Outline;
  /** Keeps the drawing where it is: for pictures that replace each other, such as the hands. */
  framed?: boolean;
}

/**
 * Trims the empty margin and scales the drawing to the frame minus the outline, standing on the frame's lower
 * edge.
 */
async function fitted(source: Buffer, { width, height }: Fit, outline: Outline): Promise<Buffer> {
  const edge = Math.ceil(outline.ink + outline.cream) + 2;
  const trimmed = await sharp(source, { unlimited: true })
    .trim({ background: "#00000000", threshold: 4 })
    .toBuffer();
  const { data, info } = await sharp(trimmed)
    .resize(width - 2 * edge, height - 2 * edge - outline.drop, {
      fit: "inside",
      kernel: "lanczos3",
    })
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((width - info.width) / 2);
  const top = height - info.height - outline.drop - edge;
  return sharp({ create: { width, height, channels: 4, background: "#00000000" } })
    .composite([{ input: data, left, top }])
    .raw()
    .toBuffer();
}

/**
 * Rasterise, fit, outline. Fitting first and outlining after is what keeps the border equally
 * thick on every character.
 */
export async function sticker(source: string, fit: Fit): Promise<Buffer> {
  const { width, height, outline = STICKER } = fit;
  const svg = Buffer.from(source);
  const raw = fit.framed
    ? await sharp(svg, { unlimited: true }).resize(width, height).ensureAlpha().raw().toBuffer()
    : await fitted(svg, fit, outline);
  const done = outlined({ data: raw, width, height }, outline);
  return sharp(done.data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}
