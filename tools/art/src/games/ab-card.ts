/** The card of AB Thinking in the list of games: three dreams in a fan, and the one who dreamt them. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { posed } from "../cast/index.ts";
import { NO_ARM } from "../rig/character.ts";
import { webp, write } from "../lib/out.ts";
import { path, svg } from "../lib/svg.ts";
import { dreamSky } from "./ab-dream.ts";

const SIZE = { width: 1280, height: 800 };
const CARDS = fileURLToPath(
  new URL("../../../../src-web/assets/games/ab-thinking/cards/large/", import.meta.url),
);
const FAN = [
  ["teapot-sea", 350, 440, -14],
  ["whale-castle", 640, 386, 0],
  ["books-to-moon", 930, 440, 14],
] as const;

/** A dream card with a cream edge and a shadow under it. */
async function fanned([id, x, y, turn]: (typeof FAN)[number], at: number): Promise<string> {
  const png = await sharp(readFileSync(`${CARDS}${id}.webp`))
    .resize(360, 540)
    .png()
    .toBuffer();
  const edge = '<rect x="-194" y="-284" width="388" height="568" rx="34"';
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn})">${edge} fill="#0a0512" opacity=".5" transform="translate(0 18)"/>` +
    `${edge} fill="#fff7e6" stroke="#2b1a2b" stroke-width="8"/><clipPath id="k${at}"><rect x="-180" y="-270" width="360" height="540" rx="24"/></clipPath>` +
    `<image x="-180" y="-270" width="360" height="540" clip-path="url(#k${at})" href="data:image/png;base64,${png.toString("base64")}"/></g>`
  );
}

/** The dreamer's speech bubble: three dots, so that it gives nothing away. */
const bubble =
  path(
    "M60 96C60 50 112 26 196 26C288 26 340 54 340 104C340 152 288 180 200 180C182 180 164 178 148 176C130 200 108 212 78 216C92 200 96 184 94 168C72 150 60 124 60 96Z",
    { fill: "#fff7e6", stroke: "#2b1a2b", width: 10 },
  ) +
  [132, 200, 268]
    .map(
      (x) => `<circle cx="${x}" cy="104" r="17" fill="#7f8cff" stroke="#2b1a2b" stroke-width="6"/>`,
    )
    .join("");

async function card(): Promise<void> {
  const fan = await Promise.all(FAN.map(fanned));
  const [left = "", middle = "", right = ""] = fan;
  const cards = svg(SIZE.width, SIZE.height, left + right + middle);
  const dreamer = await sharp(await posed("croissant", ["hips", NO_ARM]))
    .resize(400, 400)
    .png()
    .toBuffer();
  const large = await sharp(await dreamSky(SIZE.width, SIZE.height))
    .composite([
      {
        input: await sharp(Buffer.from(cards), { unlimited: true }).png().toBuffer(),
        left: 0,
        top: 0,
      },
      { input: dreamer, left: 6, top: 392 },
      { input: Buffer.from(svg(360, 230, bubble)), left: 236, top: 250 },
    ])
    .png()
    .toBuffer();
  const small = await sharp(large).resize(640, 400).png().toBuffer();
  write("games/ab-thinking/card.webp", await webp(small, { most: 39, quality: 88 }));
}

export const abCardJobs = [{ name: "games/ab-thinking/card.webp", run: card }];
