/**
 * Composes a snap: the place, its light, its layers from back to front, and the air in front of everything.
 */
import sharp from "sharp";
import { icon } from "../lib/icons.ts";
import { resetIds, svg } from "../lib/svg.ts";
import { acted } from "./acting.ts";
import { before, behind, shade } from "./air.ts";
import { FAST, cutOut } from "./cutout.ts";
import type { Layer, Snap } from "./layers.ts";
import { H, W } from "./size.ts";
import { place } from "./places/index.ts";

const PROP = 512;

const drawingOf = async (layer: Layer): Promise<string> =>
  layer.kind === "who"
    ? acted(layer)
    : svg(
        PROP,
        PROP,
        icon(`fluent-emoji:${layer.name}`, { x: PROP / 2, y: PROP / 2, size: PROP * 0.94 }),
      );

/** Returns the viewBox for the part of a place that a view shows. */
function boxOf([zoom, x, y]: Snap["view"]): string {
  const [width, height] = [W / zoom, H / zoom];
  return `${(W - width) * x} ${(H - height) * y} ${width} ${height}`;
}

/** Returns the picture of a snap, 1000 by 750 px. */
export async function staged(snap: Snap): Promise<Buffer> {
  resetIds();
  const far = place(snap.place).replace(/viewBox="[^"]*"/, `viewBox="${boxOf(snap.view)}"`);
  const layers = [];
  for (const layer of snap.layers) layers.push(...(await cutOut(layer, await drawingOf(layer))));
  const back = await sharp(Buffer.from(far), { unlimited: true })
    .resize(W, H)
    .flatten()
    .png(FAST)
    .toBuffer();
  return sharp(back)
    .composite([
      { input: shade(snap) },
      ...behind(snap).map((input) => ({ input })),
      ...layers,
      { input: before(snap) },
    ])
    .png(FAST)
    .toBuffer();
}
