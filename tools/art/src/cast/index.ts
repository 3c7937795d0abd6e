/** The whole cast, and the jobs that draw it. */
import sharp from "sharp";
import { AVATAR_TILE_COLUMNS } from "../../../../src-shared/catalog/avatars.ts";
import { resetIds } from "../lib/svg.ts";
import { resize, webp, write } from "../lib/out.ts";
import { patch } from "../lib/patch.ts";
import { sticker } from "../lib/sticker.ts";
import { character, type Character, type Kind } from "../rig/character.ts";
import { FIRST_FOODS } from "./foods-first.ts";
import { SAVOURY } from "./foods-savoury.ts";
import { SWEET } from "./foods-sweet.ts";
import { FRUIT } from "./fruit.ts";
import { blinking, blinkingRobot, cheering, cheeringRobot } from "./moods.ts";
import { OLD_ROBOTS } from "./old-robots.ts";
import { ROBOTS, drawRobot, type Robot } from "./robots.ts";
import { drawUnknown } from "./unknown.ts";
import { VEGETABLES } from "./vegetables.ts";

export interface CastMember {
  src: string;
  name: string;
  kind: Kind;
  colour: string;
  draw: () => string;
  /** The same character in other moods; the unknown one has none. */
  blink?: () => string;
  cheer?: () => string;
}

const food = (c: Character): CastMember => ({
  src: c.src,
  name: c.name,
  kind: "food",
  colour: c.colour,
  draw: () => character(c),
  blink: () => character(blinking(c)),
  cheer: () => character(cheering(c)),
});

const robot =
  (kind: Kind) =>
  (r: Robot): CastMember => ({
    src: r.src,
    name: r.name,
    kind,
    colour: r.paint.main,
    draw: () => drawRobot(r),
    blink: () => drawRobot(blinkingRobot(r)),
    cheer: () => drawRobot(cheeringRobot(r)),
  });

export const FOODS: readonly Character[] = [
  ...FIRST_FOODS,
  ...SAVOURY,
  ...VEGETABLES,
  ...FRUIT,
  ...SWEET,
];

export const CAST: readonly CastMember[] = [
  ...FOODS.map(food),
  ...ROBOTS.map(robot("robot")),
  ...OLD_ROBOTS.map(robot("oldRobot")),
  { src: "unknown", name: "WHO?", kind: "unknown", colour: "#7a62b8", draw: drawUnknown },
];

const cache = new Map<string, Promise<Buffer>>();

/**
 * Returns a character as a 1024 px sticker; the cache lets scenes reuse what the avatars have already drawn.
 */
export function stickerOf(src: string): Promise<Buffer> {
  const known = cache.get(src);
  if (known) return known;
  const member = CAST.find((m) => m.src === src);
  if (!member) throw new Error(`unknown character ${src}`);
  resetIds();
  const made = sticker(member.draw(), { width: 1024, height: 1024 });
  cache.set(src, made);
  return made;
}

async function drawn(draw: () => string): Promise<Buffer> {
  resetIds();
  return sticker(draw(), { width: 1024, height: 1024 });
}

/** Returns the definition of a food. */
export function foodOf(src: string): Character {
  const found = FOODS.find((c) => c.src === src);
  if (!found) throw new Error(`unknown food ${src}`);
  return found;
}

/** Draws a food with its arms in another pose, for scenes. */
export function posed(src: string, arms: Character["arms"]): Promise<Buffer> {
  const base = foodOf(src);
  resetIds();
  return sticker(character({ ...base, arms }), { width: 1024, height: 1024 });
}

const index = JSON.stringify(
  CAST.map(({ src, name, kind, colour }) => ({ src: `${src}.webp`, name, kind, colour })),
  null,
  2,
);

export const avatarJobs = [
  {
    name: "avatars/index",
    run: async () => write("../../src-shared/catalog/avatars.json", `${index}\n`),
  },
  {
    name: "avatars/tiles",
    run: async () =>
      write("avatarTiles.webp", await webp(await tiles(), { most: 230, quality: 84, alpha: 90 })),
  },
  ...CAST.map(({ src }) => ({
    name: `avatars/${src}`,
    run: async () => {
      const small = await resize(await stickerOf(src), 256, 256);
      write(`avatars/${src}.webp`, await webp(small, { most: 18, quality: 92 }));
    },
  })),
];

/** Side of a tile, px: what a picker of 54 CSS px needs on most phones. */
const TILE = 144;

/** All foods in one small picture, so that a phone loads 230 kB in one response and not 580 in 32. */
async function tiles(): Promise<Buffer> {
  const layers = FOODS.map(async ({ src }, at) => ({
    input: await resize(await stickerOf(src), TILE, TILE),
    left: (at % AVATAR_TILE_COLUMNS) * TILE,
    top: Math.floor(at / AVATAR_TILE_COLUMNS) * TILE,
  }));
  const width = AVATAR_TILE_COLUMNS * TILE;
  const height = Math.ceil(FOODS.length / AVATAR_TILE_COLUMNS) * TILE;
  return sharp({ create: { width, height, channels: 4, background: "#0000" } })
    .composite(await Promise.all(layers))
    .png()
    .toBuffer();
}

/**
 * The moods that the television lays over a character: a blink, as a patch of the pixels that differ, and a
 * complete picture of it cheering.
 */
export const moodJobs = CAST.flatMap(({ src, blink, cheer }) => [
  ...(blink
    ? [
        {
          name: `moods/${src}-blink`,
          run: async () => {
            const open = await resize(await stickerOf(src), 256, 256);
            const shut = await resize(await drawn(blink), 256, 256);
            write(`moods/${src}-blink.webp`, await webp(await patch(open, shut), { most: 5 }));
          },
        },
      ]
    : []),
  ...(cheer
    ? [
        {
          name: `moods/${src}-cheer`,
          run: async () => {
            const small = await resize(await drawn(cheer), 256, 256);
            write(`moods/${src}-cheer.webp`, await webp(small, { most: 14, quality: 88 }));
          },
        },
      ]
    : []),
]);
