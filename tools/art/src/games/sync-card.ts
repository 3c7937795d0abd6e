/** The card of Sync Think in the list of games: an avocado and a cupcake, both with one thing on their mind. */
import sharp from "sharp";
import { posed } from "../cast/index.ts";
import { icon } from "../lib/icons.ts";
import { webp, write } from "../lib/out.ts";
import { INK, path, resetIds, svg } from "../lib/svg.ts";
import { TV_MINDS, minds } from "./sync-minds.ts";

const SIZE = { width: 1280, height: 800 };

/** A thought: a cloud, and the dots that lead up to it. */
function thought(x: number, y: number, side: -1 | 1, colour: string): string {
  const puffs = [
    [-128, 24, 92],
    [-70, -64, 104],
    [56, -72, 112],
    [132, 20, 92],
    [58, 74, 96],
    [-62, 76, 98],
    [0, 0, 130],
  ] as const;
  const dots = [
    [side * -104, 176, 30],
    [side * -140, 226, 19],
  ] as const;
  const all = [...puffs, ...dots];
  const circles = (grow: number, fill: string): string =>
    all
      .map(
        ([dx, dy, r]) => `<circle cx="${x + dx}" cy="${y + dy}" r="${r + grow}" fill="${fill}"/>`,
      )
      .join("");
  return circles(26, "#fff7e6") + circles(13, INK) + circles(0, colour);
}

/** What jumps from one mind to the other. */
const SPARK = "M34 -150L-70 22H-8L-44 150L78 -30H10L66 -150Z";

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
    thought(372, 196, 1, "#ffc4ee") +
      thought(908, 196, -1, "#c9f2ff") +
      icon("fluent-emoji:banana", { x: 372, y: 190, size: 226, turn: -8 }) +
      icon("fluent-emoji:banana", { x: 908, y: 190, size: 226, turn: -8 }) +
      `<g transform="translate(640 206) rotate(8)">${path(SPARK, { fill: "#fff7e6", stroke: "#fff7e6", width: 44 })}${path(SPARK, { fill: "#ffd23f", stroke: INK, width: 14 })}</g>` +
      path("M534 206H562M718 206H746", { stroke: "#ffd23f", width: 16 }),
  );
  const layers = [
    { input: await fit(await posed("avocado", ["pointUp", "hips"]), 430), left: -6, top: 384 },
    {
      input: await fit(await posed("cupcake", ["pointUp", "hips"]), 430, true),
      left: 856,
      top: 384,
    },
    { input: Buffer.from(talk), left: 0, top: 0 },
  ];
  const large = await sharp(stage).composite(layers).png().toBuffer();
  const small = await sharp(large).resize(640, 400).png().toBuffer();
  write("games/sync/card.webp", await webp(small, { most: 39, quality: 88 }));
}

export const syncCardJobs = [{ name: "games/sync/card.webp", run: card }];
