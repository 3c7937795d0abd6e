/** Pictures for links to the pages of games: the game's backdrop, its name and some characters. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { stickerOf } from "../cast/index.ts";
import { write } from "../lib/out.ts";
import { svg } from "../lib/svg.ts";
import { abLogo } from "./ab-logo.ts";
import { canvasLogo } from "./canvas-logo.ts";
import { hubbub } from "./hubbub.ts";
import { hideLogo } from "./hide-logo.ts";
import { requipLogo } from "./requip-logo.ts";
import { rpsLogo } from "./rps-logo.ts";
import { snaptionLogo } from "./snaption-logo.ts";
import { syncLogo } from "./sync-logo.ts";

/** The size that every network shows uncropped. */
const WIDTH = 1200;
const HEIGHT = 630;
const FACE = 270;

interface Poster {
  /** As in the address of the game's page. */
  readonly name: string;
  readonly scene: string;
  readonly logo: () => string;
  readonly cast: readonly [string, string, string, string];
}

const POSTERS: readonly Poster[] = [
  {
    name: "snaption",
    scene: "snaption/gallery",
    logo: snaptionLogo,
    cast: ["tomato", "popcorn", "robot4", "fries"],
  },
  {
    name: "requip",
    scene: "requip/club",
    logo: requipLogo,
    cast: ["taco", "robot2", "cookie", "pear"],
  },
  {
    name: "canvas_clash",
    scene: "canvas-clash/studio",
    logo: canvasLogo,
    cast: ["broccoli", "donut", "robot1", "carrot"],
  },
  {
    name: "ab_thinking",
    scene: "ab-thinking/dream",
    logo: abLogo,
    cast: ["sushi1", "avocado", "robot5", "peach"],
  },
  {
    name: "hide_and_peek",
    // The scene at night: by day, eight bright things would surround the name.
    scene: "hide-and-peek/scenes/harbour-night",
    logo: hideLogo,
    cast: ["lemon", "watermelon", "corn", "robot3"],
  },
  {
    name: "sync_think",
    scene: "sync-think/minds",
    logo: syncLogo,
    cast: ["donut", "pear", "robot2", "strawberry"],
  },
  {
    name: "rps_shoot",
    scene: "rps-shoot/arena",
    logo: rpsLogo,
    cast: ["donut", "broccoli", "robot1", "chili"],
  },
];

/** Darkens the backdrop: a little behind the name, most of all under the feet. */
const shade = svg(
  WIDTH,
  HEIGHT,
  `<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#15101f" stop-opacity=".35"/>
    <stop offset=".55" stop-color="#15101f" stop-opacity=".1"/>
    <stop offset="1" stop-color="#15101f" stop-opacity=".85"/>
  </linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>`,
);

async function poster({ name, scene, logo, cast }: Poster): Promise<void> {
  const file = new URL(`../../../../src-web/assets/games/${scene}.webp`, import.meta.url);
  const title = await sharp(Buffer.from(logo()), { density: 150 })
    .resize(720, 320, { fit: "inside" })
    .png()
    .toBuffer();
  const { width, height } = await sharp(title).metadata();
  const faces = await Promise.all(
    cast.map(async (src, at) => ({
      input: await sharp(await stickerOf(src))
        .resize(FACE, FACE)
        .toBuffer(),
      // Two on each side; the middle is left for the name.
      left: [14, 206, WIDTH - FACE - 206, WIDTH - FACE - 14][at] ?? 0,
      top: HEIGHT - FACE - (at % 3 === 0 ? 6 : 0),
    })),
  );
  const mark = await sharp(Buffer.from(hubbub()), { density: 110 }).resize(250).png().toBuffer();
  const picture = await sharp(readFileSync(fileURLToPath(file)))
    .resize(WIDTH, HEIGHT, { fit: "cover" })
    .composite([
      { input: Buffer.from(shade) },
      ...faces,
      {
        input: title,
        left: Math.round((WIDTH - width) / 2),
        top: Math.round(190 - height / 2 + 20),
      },
      { input: mark, left: (WIDTH - 250) / 2, top: HEIGHT - 100 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
  write(`brand/og-${name}.jpg`, picture);
}

export const posterJobs = POSTERS.map((one) => ({
  name: `brand/og-${one.name}.jpg`,
  run: () => poster(one),
}));
