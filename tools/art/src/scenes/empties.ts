/** Pictures for places that are still empty and for errors: a character and a thing. */
import sharp from "sharp";
import { posed, stickerOf } from "../cast/index.ts";
import { icon } from "../lib/icons.ts";
import { webp, write } from "../lib/out.ts";
import { sticker } from "../lib/sticker.ts";
import { resetIds, svg } from "../lib/svg.ts";

const SIZE = { width: 640, height: 440 };

interface Empty {
  name: string;
  who: string;
  /** Poses of a food's arms; robots keep their own. */
  arms?: readonly [string, string];
  thing: string;
  turn?: number;
}

const EMPTIES: readonly Empty[] = [
  { name: "packs", who: "cheese", arms: ["shrug", "point"], thing: "noto:package", turn: -6 },
  { name: "games", who: "watermelon", arms: ["hips", "up"], thing: "noto:trophy", turn: 8 },
  { name: "rooms", who: "avocado", arms: ["wave", "shrug"], thing: "noto:door", turn: 3 },
  { name: "payments", who: "pineapple", arms: ["thumbs", "shrug"], thing: "noto:receipt", turn: 8 },
  { name: "offline", who: "robot3", thing: "noto:electric-plug", turn: -14 },
  { name: "failure", who: "robot-old2", thing: "noto:wrench", turn: 10 },
];

async function thingSticker(name: string, turn: number): Promise<Buffer> {
  resetIds();
  const drawn = icon(name, { x: 256, y: 256, size: 430, turn });
  return sticker(svg(1024, 1024, drawn, "0 0 512 512"), { width: 1024, height: 1024 });
}

async function draw({ name, who, arms, thing, turn = 0 }: Empty): Promise<void> {
  const person = arms ? await posed(who, arms) : await stickerOf(who);
  const picture = await sharp({ create: { ...SIZE, channels: 4, background: "#00000000" } })
    .composite([
      {
        input: await sharp(await thingSticker(thing, turn))
          .resize(250, 250)
          .toBuffer(),
        left: 370,
        top: 180,
      },
      { input: await sharp(person).resize(410, 410).toBuffer(), left: 20, top: 24 },
    ])
    .png()
    .toBuffer();
  const small = await sharp(picture).resize(480, 330).png().toBuffer();
  write(`empty/${name}.webp`, await webp(small, { most: 22, quality: 88 }));
}

export const emptyJobs = EMPTIES.map((empty) => ({
  name: `empty/${empty.name}`,
  run: () => draw(empty),
}));
