/** The card of Canvas Clash in the list of games: two painters, one picture, and neither gives way. */
import sharp from "sharp";
import { posed } from "../cast/index.ts";
import { webp, write } from "../lib/out.ts";
import { sticker } from "../lib/sticker.ts";
import { INK, path, place, resetIds, svg } from "../lib/svg.ts";
import { PAINTS, easel, splat } from "./canvas-props.ts";
import { TV_STUDIO, studio } from "./canvas-studio.ts";

const SIZE = { width: 1280, height: 800 };

/** The burst behind the easel: two paints that met at full speed. */
const burst = (): string =>
  svg(
    SIZE.width,
    SIZE.height,
    splat(470, 360, 250, 0, 31) + splat(810, 360, 250, 1, 12) + splat(640, 370, 190, 4, 78),
  );

const WOOD_DEFS =
  '<defs><linearGradient id="wood" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#d89a5a"/><stop offset="1" stop-color="#8d5a30"/></linearGradient><linearGradient id="sheen"><stop stop-color="#fff" stop-opacity="0"/></linearGradient></defs>';

/** The easel with half a cat in each painter's colour. */
const picture = (): string =>
  svg(
    700,
    800,
    WOOD_DEFS +
      easel(350, 770, 1.5, 0, "", 0) +
      place(
        path(
          "M0 -96C-38 -100 -74 -84 -92 -50L-104 -134L-52 -96M-92 -50C-112 -6 -96 56 -52 82C-36 92 -18 96 0 96",
          {
            stroke: PAINTS[0],
            width: 22,
          },
        ) +
          path(
            "M0 -96C38 -100 74 -84 92 -50L104 -134L52 -96M92 -50C112 -6 96 56 52 82C36 92 18 96 0 96",
            {
              stroke: PAINTS[1],
              width: 22,
            },
          ) +
          path("M-40 -14V6M40 -14V6M-18 34Q-8 48 0 36Q8 48 18 34", { stroke: INK, width: 14 }) +
          path("M-128 16L-66 26M-124 60L-66 48", { stroke: PAINTS[0], width: 12 }) +
          path("M128 16L66 26M124 60L66 48", { stroke: PAINTS[1], width: 12 }),
        350,
        312,
        0,
        1.3,
      ),
  );

/** A brush as big as its owner. */
const brush = (colour: string): string =>
  svg(
    300,
    700,
    place(
      path("M-20 40V620Q0 650 20 620V40Z", { fill: "#c98a4b", stroke: INK, width: 10 }) +
        path("M-36 20H36V110H-36Z", { fill: "#b9c6cf", stroke: INK, width: 10 }) +
        path("M-36 52H36M-36 78H36", { stroke: INK, width: 6 }) +
        path("M-40 22Q-66 -70 -38 -130Q-16 -96 -6 -170Q24 -110 42 -126Q64 -60 40 22Z", {
          fill: colour,
          stroke: INK,
          width: 10,
        }) +
        path("M-26 -2Q-38 -56 -22 -92", { stroke: "#fff", width: 12, opacity: 0.6 }),
      150,
      200,
    ),
  );

const fit = (image: Buffer, size: number, mirror = false, turn = 0): Promise<Buffer> =>
  sharp(image)
    .flop(mirror)
    .rotate(turn, { background: "#00000000" })
    .resize(size, size, { fit: "inside" })
    .png()
    .toBuffer();

async function card(): Promise<void> {
  resetIds();
  const stage = await sharp(Buffer.from(studio(TV_STUDIO)))
    .resize(1536)
    .extract({ left: 128, top: 62, ...SIZE })
    .modulate({ brightness: 1.08 })
    .png()
    .toBuffer();
  const thick = { ink: 6, cream: 18, drop: 10 };
  const layers = [
    { input: await sticker(burst(), { ...SIZE, outline: thick, framed: true }), left: 0, top: 0 },
    {
      input: await sticker(picture(), { width: 600, height: 700, outline: thick }),
      left: 340,
      top: 60,
    },
    {
      input: await fit(
        await sticker(brush(PAINTS[0]), { width: 300, height: 700, outline: thick }),
        420,
        false,
        24,
      ),
      left: 262,
      top: 150,
    },
    {
      input: await fit(
        await sticker(brush(PAINTS[1]), { width: 300, height: 700, outline: thick }),
        420,
        true,
        -24,
      ),
      left: 760,
      top: 150,
    },
    { input: await fit(await posed("donut", ["hips", "cheer"]), 470), left: -30, top: 318 },
    { input: await fit(await posed("pear", ["hips", "cheer"]), 470, true), left: 840, top: 318 },
  ];
  const large = await sharp(stage).composite(layers).png().toBuffer();
  const small = await sharp(large).resize(640, 400).png().toBuffer();
  write("games/canvas-clash/card.webp", await webp(small, { most: 39, quality: 88 }));
}

export const canvasCardJobs = [{ name: "games/canvas-clash/card.webp", run: card }];
