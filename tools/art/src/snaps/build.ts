/** Takes every snap of SNAPTION, and writes what each is about for robots. */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp, { type OverlayOptions } from "sharp";
import { stickerOf } from "../cast/index.ts";
import { icon } from "../lib/icons.ts";
import { webp, write } from "../lib/out.ts";
import { sticker } from "../lib/sticker.ts";
import { resetIds, svg } from "../lib/svg.ts";
import { SNAPS, type Actor, type Prop, type Snap } from "./list.ts";
import { FLOOR, H, place, W } from "./places.ts";

const FACTS = fileURLToPath(new URL("../../../../src-rooms/content/snaps.json", import.meta.url));
const OUTLINE = { ink: 4, cream: 9, drop: 5 } as const;
const FRAME = { left: 40, top: 60, width: 920, height: 690 } as const;
const CLEAR = "#00000000";

async function turned(image: Buffer, size: number, turn = 0, flip = false): Promise<Buffer> {
  const sized = sharp(image).resize(size, size, { fit: "contain", background: CLEAR });
  const mirrored = await (flip ? sized.flop() : sized).png().toBuffer();
  return turn === 0
    ? mirrored
    : sharp(mirrored).rotate(turn, { background: CLEAR }).png().toBuffer();
}

/** What somebody throws on the floor. */
function shadow(x: number, y: number, width: number): OverlayOptions {
  const art = svg(
    W,
    H,
    `<filter id="b"><feGaussianBlur stdDeviation="9"/></filter><ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * 0.16}" fill="#160c1c" opacity=".45" filter="url(#b)"/>`,
  );
  return { input: Buffer.from(art) };
}

async function put(image: Buffer, x: number, y: number): Promise<OverlayOptions> {
  const { width, height } = await sharp(image).metadata();
  return { input: image, left: Math.round(x - width / 2), top: Math.round(y - height / 2) };
}

async function actor([who, x, size, turn = 0, flip = false]: Actor): Promise<OverlayOptions[]> {
  const picture = await turned(await stickerOf(who), size, turn, flip);
  return [shadow(x, FLOOR + 4, size * 0.3), await put(picture, x, FLOOR - size / 2 + 10)];
}

async function prop([name, x, y, size, turn = 0]: Prop): Promise<OverlayOptions[]> {
  const art = svg(512, 512, icon(`fluent-emoji:${name}`, { x: 256, y: 256, size: 480 }));
  const picture = await turned(
    await sticker(art, {
      width: size * 2,
      height: size * 2,
      outline: { ink: OUTLINE.ink * 2, cream: OUTLINE.cream * 2, drop: OUTLINE.drop * 2 },
    }),
    size,
    turn,
  );
  return [shadow(x, Math.min(H - 14, y + size / 2), size * 0.3), await put(picture, x, y)];
}

async function take({ id, place: where, actors, props }: Snap): Promise<void> {
  resetIds();
  const back = await sharp(Buffer.from(place(where)), { unlimited: true })
    .resize(W, H)
    .flatten()
    .png()
    .toBuffer();
  const people = (await Promise.all(actors.map(actor))).flat();
  const things = (await Promise.all(props.map(prop))).flat();
  const wide = await sharp(back)
    .composite([...people, ...things])
    .png()
    .toBuffer();
  // Closer: what is funny stands on the floor, not under the ceiling.
  const picture = await sharp(wide)
    .extract(FRAME)
    .resize(W, H, { kernel: "lanczos3" })
    .png()
    .toBuffer();
  write(`games/snaption/${id}.webp`, await webp(picture, { most: 52, quality: 84 }));
}

function writeFacts(): void {
  const lines = SNAPS.map(({ id, tags }) => JSON.stringify({ id, tags }));
  writeFileSync(FACTS, `[\n  ${lines.join(",\n  ")}\n]\n`);
}

export const snapJobs = [
  ...SNAPS.map((one) => ({ name: `snaps/${one.id}`, run: () => take(one) })),
  { name: "snaps/facts", run: async () => writeFacts() },
];
