/** The card of Snaption in the list of games: a bagel and fries behind a print that says it all. */
import sharp from "sharp";
import { fileURLToPath } from "node:url";
import { posed } from "../cast/index.ts";
import { webp, write } from "../lib/out.ts";
import { INK, path, place, svg } from "../lib/svg.ts";
import { TV_GALLERY, gallery } from "./snaption-gallery.ts";

const SIZE = { width: 1280, height: 800 };
const SNAP = fileURLToPath(
  new URL("../../../../src-web/assets/games/snaption/snaps/dentist-donut.webp", import.meta.url),
);

/** The print in the middle, before the snap is pasted into it. */
const PRINT = svg(
  SIZE.width,
  SIZE.height,
  place(
    path("M-322 -262H322V296H-322Z", { fill: "#0a0512", opacity: 0.45 }) +
      path("M-330 -276H330V284H-330Z", { fill: "#fff7e6", stroke: INK, width: 12 }) +
      path("M-236 238H120", { stroke: "#b52c50", width: 24 }) +
      path("M150 238H226", { stroke: "#ffb3c4", width: 24 }),
    640,
    390,
  ),
);

async function card(): Promise<void> {
  const stage = await sharp(Buffer.from(gallery(TV_GALLERY)))
    .resize(1536)
    .extract({ left: 128, top: 42, ...SIZE })
    .modulate({ brightness: 1.12 })
    .png()
    .toBuffer();
  const fit = (image: Buffer, size: number): Promise<Buffer> =>
    sharp(image).resize(size, size).png().toBuffer();
  const layers = [
    { input: Buffer.from(PRINT), left: 0, top: 0 },
    { input: await sharp(SNAP).resize(612, 459).png().toBuffer(), left: 334, top: 138 },
    { input: await fit(await posed("tomato", ["hips", "point"]), 430), left: -20, top: 352 },
    { input: await fit(await posed("fries", ["point", "hips"]), 430), left: 872, top: 352 },
  ];
  const large = await sharp(stage).composite(layers).png().toBuffer();
  const small = await sharp(large).resize(640, 400).png().toBuffer();
  write("games/snaption/card.webp", await webp(small, { most: 39, quality: 88 }));
}

export const snaptionCardJobs = [{ name: "games/snaption/card.webp", run: card }];
