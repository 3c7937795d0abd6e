/** The card of RPS Shoot in the list of games: a tomato and a piece of sushi, a second too late to stop. */
import sharp from "sharp";
import { posed } from "../cast/index.ts";
import { NO_ARM } from "../rig/character.ts";
import { webp, write } from "../lib/out.ts";
import { path, svg } from "../lib/svg.ts";
import { TV_STAGE, arena } from "./rps-arena.ts";
import { handSticker } from "./rps-hands.ts";

const SIZE = { width: 1280, height: 800 };

/** Where the two hands meet. */
function clash(x: number, y: number): string {
  const burst = (rays: number, out: number, into: number): string =>
    `M${Array.from({ length: rays * 2 }, (_, i) => {
      const r = i % 2 ? into : out * (i % 4 ? 0.86 : 1);
      const a = (i * Math.PI) / rays;
      return `${Math.round(x + Math.cos(a) * r)} ${Math.round(y + Math.sin(a) * r * 1.15)}`;
    }).join("L")}Z`;
  return svg(
    SIZE.width,
    SIZE.height,
    path(burst(12, 310, 190), { fill: "#ff7043", stroke: "#2b1a2b", width: 12 }) +
      path(burst(12, 226, 140), { fill: "#ffe066" }) +
      path(burst(12, 130, 84), { fill: "#fffbe8" }),
  );
}

const fit = (image: Buffer, size: number, mirror = false): Promise<Buffer> =>
  sharp(image).resize(size, size).flop(mirror).png().toBuffer();

async function card(): Promise<void> {
  const stage = await sharp(Buffer.from(arena(TV_STAGE)))
    .resize(1536)
    .extract({ left: 128, top: 62, ...SIZE })
    .modulate({ brightness: 1.1 })
    .png()
    .toBuffer();
  // The hands come first, so that the fighters cover the ends of the sleeves.
  const layers = [
    { input: Buffer.from(clash(640, 410)), left: 0, top: 0 },
    { input: await fit(await handSticker("rock"), 450), left: 214, top: 218 },
    { input: await fit(await handSticker("scissors"), 450, true), left: 612, top: 206 },
    { input: await fit(await posed("tomato", ["hips", NO_ARM]), 430), left: -26, top: 348 },
    { input: await fit(await posed("sushi1", ["hips", NO_ARM]), 430, true), left: 868, top: 348 },
  ];
  const large = await sharp(stage).composite(layers).png().toBuffer();
  const small = await sharp(large).resize(640, 400).png().toBuffer();
  write("games/rps-shoot/card.webp", await webp(small, { most: 39, quality: 88 }));
}

export const cardJobs = [{ name: "games/rps-shoot/card.webp", run: card }];
