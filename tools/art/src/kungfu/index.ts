/** Sprite sheets of all characters that may fight in RPS Shoot: twelve pictures each, four to a row. */
import sharp from "sharp";
import { webp, write } from "../lib/out.ts";
import { outlined } from "../lib/sticker.ts";
import { resetIds } from "../lib/svg.ts";
import { CANVAS } from "../rig/character.ts";
import { FOOD_FIGHTERS } from "./foods.ts";
import { FRAMES, type Frame } from "./frames.ts";
import { ROBOT_FIGHTERS } from "./robots.ts";

/** Edge of a picture as it is shipped, in px; it is drawn twice as large. */
const EDGE = 304;
const DRAWN = EDGE * 2;
/** Edge of a picture in units of the drawing: room for arms and legs that reach out. */
const UNITS = 720;
const SCALE = DRAWN / UNITS;
const COLUMNS = 4;
const OUTLINE = { ink: 4, cream: 10, drop: 6 };
const MARGIN = OUTLINE.ink + OUTLINE.cream + 2;
/**
 * The area that is rendered, in units of the drawing; the result is trimmed and moved to its place in the
 * picture.
 */
const WORLD = { left: -400, top: -400, edge: 1300 };
const MIDDLE = 256;

async function frame(drawing: string, { lift = 0, ahead = 0 }: Frame): Promise<Buffer> {
  const size = Math.round(WORLD.edge * SCALE);
  const sized = drawing
    .replace(CANVAS.box, `${WORLD.left} ${WORLD.top} ${WORLD.edge} ${WORLD.edge}`)
    .replace(
      `width="${CANVAS.width}" height="${CANVAS.height}"`,
      `width="${size}" height="${size}"`,
    );
  const { data, info } = await sharp(Buffer.from(sized), { unlimited: true })
    .trim({ background: "#00000000", threshold: 4 })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.trimOffsetLeft ?? 0);
  // Centred on the body rather than on the drawing, so that an outstretched arm does not push it aside.
  const middle = (MIDDLE - WORLD.left - ahead) * SCALE;
  const inside = (at: number, room: number, length: number): number =>
    Math.round(Math.max(MARGIN, Math.min(room - length - MARGIN, at)));
  const ground = DRAWN - MARGIN - OUTLINE.drop - info.height;
  if (info.width > DRAWN - 2 * MARGIN || ground < MARGIN) {
    throw new Error(`a picture of ${info.width} x ${info.height} px does not fit`);
  }
  const raw = await sharp({
    create: { width: DRAWN, height: DRAWN, channels: 4, background: "#00000000" },
  })
    .composite([
      {
        input: data,
        left: inside(left - middle + DRAWN / 2, DRAWN, info.width),
        top: inside(ground - lift * SCALE, DRAWN - OUTLINE.drop, info.height),
      },
    ])
    .raw()
    .toBuffer();
  const done = outlined({ data: raw, width: DRAWN, height: DRAWN }, OUTLINE);
  return sharp(done.data, { raw: { width: DRAWN, height: DRAWN, channels: 4 } })
    .resize(EDGE, EDGE, { kernel: "lanczos3" })
    .png()
    .toBuffer();
}

async function sheet(src: string, draws: () => Promise<(frame: Frame) => string>): Promise<void> {
  resetIds();
  const draw = await draws();
  const pictures = [];
  for (const each of FRAMES) {
    resetIds();
    pictures.push(await frame(draw(each), each));
  }
  const picture = await sharp({
    create: {
      width: EDGE * COLUMNS,
      height: EDGE * Math.ceil(FRAMES.length / COLUMNS),
      channels: 4,
      background: "#00000000",
    },
  })
    .composite(
      pictures.map((input, at) => ({
        input,
        left: EDGE * (at % COLUMNS),
        top: EDGE * Math.floor(at / COLUMNS),
      })),
    )
    .png()
    .toBuffer();
  write(`kungfu/${src}.webp`, await webp(picture, { most: 112, quality: 72, alpha: 50 }));
}

export const kungfuJobs = [...FOOD_FIGHTERS, ...ROBOT_FIGHTERS].map(({ src, draws }) => ({
  name: `kungfu/${src}`,
  run: () => sheet(src, draws),
}));
