/** Stickers of any size, rotated before they are cut out, so that their shadows fall straight down. */
import sharp, { type OverlayOptions } from "sharp";
import { outlined } from "../lib/sticker.ts";
import { svg } from "../lib/svg.ts";
import { CANVAS } from "../rig/character.ts";
import type { Layer } from "./layers.ts";
import { H, W } from "./size.ts";

/** The viewBox of a character with extra room around it. */
const ROOMY = "-144 -204 800 800";
/** Drawings are rendered this many times larger, then scaled down, which smooths their edges. */
const SHARP = 1.5;
/** Intermediate pictures are not kept, so compressing them well would only take time. */
export const FAST = { compressionLevel: 1 } as const;
const CLEAR = "#00000000";
const DROP = 5;
/** y at which floors begin: what is higher up casts no shadow by default. */
const GROUND = 560;

/** Returns the outline for a size: thicker near the camera, thinner far away. */
function outlineFor(size: number) {
  const near = Math.min(1.35, Math.max(0.5, (size / 320) ** 0.5));
  return { ink: 3.4 * near, cream: 8.6 * near, drop: Math.round(DROP * near) };
}

/** Returns the shadow of a layer on the floor, if it has one. */
function shadowOf({ x, y, size, shadow }: Layer): OverlayOptions[] {
  const at = shadow ?? (y >= GROUND ? y - 4 : false);
  if (at === false || at > H + 40) return [];
  const [rx, ry] = [size * 0.33, size * 0.055];
  const art = svg(
    W,
    H,
    `<filter id="b" x="-50%" y="-150%" width="200%" height="400%"><feGaussianBlur stdDeviation="${size * 0.025}"/></filter><ellipse cx="${x}" cy="${at}" rx="${rx}" ry="${ry}" fill="#160c1c" opacity=".5" filter="url(#b)"/>`,
  );
  return [{ input: Buffer.from(art) }];
}

/** Renders a drawing without its margin, with `size` as its longer side. */
async function drawnAt(art: string, size: number) {
  const px = Math.round(size * SHARP);
  const sized = art
    .replace(/width="\d+" height="\d+"/, `width="${px}" height="${px}"`)
    // Hats and long arms reach beyond the frame of an avatar.
    .replace(CANVAS.box, ROOMY);
  const trimmed = await sharp(Buffer.from(sized), { unlimited: true })
    .ensureAlpha()
    .trim({ background: CLEAR, threshold: 4 })
    .toBuffer();
  return sharp(trimmed)
    .resize(size, size, { fit: "inside", kernel: "lanczos3" })
    .png(FAST)
    .toBuffer({ resolveWithObject: true });
}

/** Returns the part of a sticker that is inside the picture; undefined if there is none. */
async function inside(image: Buffer, left: number, top: number, bottom: number) {
  const { width, height } = await sharp(image).metadata();
  const [x, y] = [Math.max(0, -left), Math.max(0, -top)];
  const [w, h] = [Math.min(width, W - left) - x, Math.min(height, bottom - top) - y];
  if (w <= 0 || h <= 0) return undefined;
  const input = await sharp(image)
    .extract({ left: x, top: y, width: w, height: h })
    .png(FAST)
    .toBuffer();
  return { input, left: left + x, top: top + y };
}

async function faded(image: Buffer, opacity: number): Promise<Buffer> {
  return sharp(image)
    .composite([
      {
        input: Buffer.from([255, 255, 255, Math.round(opacity * 255)]),
        raw: { width: 1, height: 1, channels: 4 },
        tile: true,
        blend: "dest-in",
      },
    ])
    .png(FAST)
    .toBuffer();
}

/** Returns a layer as a sticker, with its shadow below it. */
export async function cutOut(layer: Layer, art: string): Promise<OverlayOptions[]> {
  const { x, y, size, turn = 0, flip = false, cut = H, blur, opacity } = layer;
  const { data, info } = await drawnAt(art, size);
  const mirrored = flip ? await sharp(data).flop().png(FAST).toBuffer() : data;
  const turned = turn
    ? await sharp(mirrored).rotate(turn, { background: CLEAR }).png(FAST).toBuffer()
    : mirrored;
  const outline = outlineFor(size);
  const edge = Math.ceil(outline.ink + outline.cream) + outline.drop + 2;
  const padded = await sharp(turned)
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: CLEAR })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = padded.info;
  const done = outlined({ data: padded.data, width, height }, outline);
  const raw = sharp(done.data, { raw: { width, height, channels: 4 } });
  const soft = await (blur ? raw.blur(blur) : raw).png(FAST).toBuffer();
  const image = opacity === undefined ? soft : await faded(soft, opacity);
  const part = await inside(
    image,
    Math.round(x - width / 2),
    Math.round(y - info.height / 2 - height / 2),
    Math.min(cut, H),
  );
  return [...shadowOf(layer), ...(part ? [part] : [])];
}
