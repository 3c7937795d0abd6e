/** The line-up on the landing page: two rows, the tall ones behind. */
import sharp from "sharp";
import { stickerOf } from "../cast/index.ts";
import { webp, write } from "../lib/out.ts";

const SIZE = { width: 1600, height: 520 };
const SMALL = { width: 800, height: 260 };

interface Seat {
  src: string;
  /** Middle of the character. */
  x: number;
  size: number;
  /** Distance of the feet from the lower edge. */
  lift: number;
  mirror?: boolean;
}

const BACK: readonly Seat[] = [
  { src: "pineapple", x: 318, size: 352, lift: 160 },
  { src: "robot2", x: 640, size: 350, lift: 158 },
  { src: "broccoli", x: 968, size: 346, lift: 162 },
  { src: "robot5", x: 1286, size: 352, lift: 158 },
];

const FRONT: readonly Seat[] = [
  { src: "fries", x: 164, size: 318, lift: 4 },
  { src: "donut", x: 476, size: 326, lift: 0 },
  { src: "pear", x: 804, size: 372, lift: 0 },
  { src: "tomato", x: 1124, size: 322, lift: 0 },
  { src: "robot1", x: 1436, size: 324, lift: 4 },
];

async function crowd(): Promise<void> {
  const layers = await Promise.all(
    [...BACK, ...FRONT].map(async ({ src, x, size, lift, mirror = false }) => ({
      input: await sharp(await stickerOf(src))
        .resize(size, size)
        .flop(mirror)
        .png()
        .toBuffer(),
      left: Math.round(x - size / 2),
      top: SIZE.height - size - lift,
    })),
  );
  const picture = await sharp({ create: { ...SIZE, channels: 4, background: "#00000000" } })
    .composite(layers)
    .png()
    .toBuffer();
  write("scenes/crowd.webp", await webp(picture, { most: 118, quality: 88 }));
  // For phones: half as wide and high.
  const small = await sharp(picture).resize(SMALL).png().toBuffer();
  write("scenes/crowd-800.webp", await webp(small, { most: 45, quality: 84 }));
}

export const crowdJobs = [{ name: "scenes/crowd.webp", run: crowd }];
