/** The card of Sync Think in the list of games: an avocado and a cupcake with one thing on their two minds. */
import sharp from "sharp";
import { posed } from "../cast/index.ts";
import { icon } from "../lib/icons.ts";
import { webp, write } from "../lib/out.ts";
import { INK, linear, resetIds, svg } from "../lib/svg.ts";
import { TV_MINDS, minds } from "./sync-minds.ts";

const SIZE = { width: 1280, height: 800 };

/** One thought for two: a cloud, and the dots that lead up to it from both sides. */
function thought(x: number, y: number): string {
  const puffs = [
    [-132, 20, 96],
    [-74, -70, 104],
    [60, -78, 110],
    [136, 14, 96],
    [62, 80, 98],
    [-66, 82, 100],
    [0, 0, 136],
  ] as const;
  const dots = [
    [-216, -86, 30],
    [-262, -128, 19],
    [216, -86, 30],
    [262, -128, 19],
  ] as const;
  const circles = (grow: number, fill: string): string =>
    [...puffs, ...dots]
      .map(
        ([dx, dy, r]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${r + grow}" fill="${fill}"/>`,
      )
      .join("");
  const shared = linear(
    "shared",
    [
      [0, "#ffb3ea"],
      [0.5, "#fff7e6"],
      [1, "#bdf1ff"],
    ],
    `x1="${x - 230}" y1="0" x2="${x + 230}" y2="0" gradientUnits="userSpaceOnUse"`,
  );
  return `<defs>${shared}</defs>${circles(26, "#fff7e6")}${circles(13, INK)}${circles(0, "url(#shared)")}`;
}

async function card(): Promise<void> {
  const scene = { ...TV_MINDS, heads: [], thoughts: [] };
  const stage = await sharp(Buffer.from(minds(scene)))
    .resize(1536)
    .extract({ left: 128, top: 32, ...SIZE })
    .modulate({ brightness: 1.25 })
    .png()
    .toBuffer();
  resetIds();
  const fit = (image: Buffer, size: number, mirror = false): Promise<Buffer> =>
    sharp(image).resize(size, size).flop(mirror).png().toBuffer();
  const talk = svg(
    SIZE.width,
    SIZE.height,
    thought(640, 530) + icon("fluent-emoji:banana", { x: 640, y: 522, size: 292, turn: -8 }),
  );
  const layers = [
    { input: await fit(await posed("avocado", ["pointUp", "hips"]), 470), left: -20, top: 340 },
    {
      input: await fit(await posed("cupcake", ["pointUp", "hips"]), 470, true),
      left: 830,
      top: 340,
    },
    { input: Buffer.from(talk), left: 0, top: 0 },
  ];
  const large = await sharp(stage).composite(layers).png().toBuffer();
  const small = await sharp(large).resize(640, 400).png().toBuffer();
  write("games/sync-think/card.webp", await webp(small, { most: 39, quality: 88 }));
}

export const syncCardJobs = [{ name: "games/sync-think/card.webp", run: card }];
