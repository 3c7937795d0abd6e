/** The card of Requip in the list of games: a donut and a robot, each sure to be the funny one. */
import sharp from "sharp";
import { posed, stickerOf } from "../cast/index.ts";
import { webp, write } from "../lib/out.ts";
import { INK, path, place, svg } from "../lib/svg.ts";
import { TV_CLUB, club } from "./requip-club.ts";

const SIZE = { width: 1280, height: 800 };

const SPEECH =
  "M-190 -118Q-190 -150 -156 -150H156Q190 -150 190 -118V56Q190 90 156 90H20L-40 150L-34 90H-156Q-190 90 -190 56Z";

const bubble = (x: number, y: number, fill: string, mark: string, mirror: 1 | -1): string =>
  place(
    path(SPEECH, { fill: "#fff7e6", stroke: "#fff7e6", width: 34 }) +
      path(SPEECH, { fill, stroke: INK, width: 12 }),
    x,
    y,
    mirror * -4,
    mirror,
    1,
  ) + place(path(mark, { stroke: INK, width: 26 }), x, y - 28, mirror * -4);

const LAUGH = "M-92 -24Q-62 -76 -32 -24M32 -24Q62 -76 92 -24M-88 22H88Q76 84 0 84Q-76 84 -88 22Z";
const DOUBT = "M-40 -50Q-36 -96 4 -96Q50 -96 50 -54Q50 -22 4 -8V30M4 72V74";

async function card(): Promise<void> {
  const stage = await sharp(Buffer.from(club({ ...TV_CLUB, neons: [] }, false)))
    .resize(1536)
    .extract({ left: 128, top: 62, ...SIZE })
    .modulate({ brightness: 1.12 })
    .png()
    .toBuffer();
  const fit = (image: Buffer, size: number): Promise<Buffer> =>
    sharp(image).resize(size, size).png().toBuffer();
  const talk = svg(
    SIZE.width,
    SIZE.height,
    bubble(392, 250, "#b79dff", LAUGH, 1) + bubble(896, 262, "#6fe9de", DOUBT, -1),
  );
  const layers = [
    { input: await fit(await posed("donut", ["point", "hips"]), 500), left: 90, top: 306 },
    { input: await fit(await stickerOf("robot2"), 500), left: 690, top: 306 },
    { input: Buffer.from(talk), left: 0, top: 0 },
  ];
  const large = await sharp(stage).composite(layers).png().toBuffer();
  const small = await sharp(large).resize(640, 400).png().toBuffer();
  write("games/requip/card.webp", await webp(small, { most: 39, quality: 88 }));
}

export const requipCardJobs = [{ name: "games/requip/card.webp", run: card }];
