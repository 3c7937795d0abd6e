/** Pictures of HIDE_AND_PEEK: every scene by every light, its backdrop and its card. */
import sharp from "sharp";
import { GARDEN, LOOKS, type SceneId } from "../../../../../src-shared/catalog/hideScenes.ts";
import { stickerOf } from "../../cast/index.ts";
import { webp, write } from "../../lib/out.ts";

import { attic } from "./attic.ts";
import { camp } from "./camp.ts";
import { fair } from "./fair.ts";
import { garden } from "./garden.ts";
import { harbour } from "./harbour.ts";
import { kitchen } from "./kitchen.ts";
import { paint, rendered, type HideScene } from "./light.ts";
import { market } from "./market.ts";
import { snow } from "./snow.ts";

const SCENES: Readonly<Record<SceneId, HideScene>> = {
  garden,
  harbour,
  attic,
  market,
  snow,
  kitchen,
  fair,
  camp,
};

/** Behind the stage: the garden at night, far away and out of focus. */
async function backdrop(file: string, width: number, height: number): Promise<void> {
  const image = await sharp(await rendered(garden, { ...GARDEN, light: "night" }))
    .resize(width, height, { fit: "cover" })
    .blur(9)
    .modulate({ brightness: 0.62 })
    .png()
    .toBuffer();
  write(file, await webp(image, { most: 46, quality: 76 }));
}

/** The card in the list of games: somebody peeks out of a bucket, somebody from behind a house. */
async function card(): Promise<void> {
  const back = await sharp(await rendered(garden, GARDEN))
    .extract({ left: 500, top: 330, width: 1200, height: 750 })
    .resize(1280, 800)
    .png()
    .toBuffer();
  const sized = async (who: string, size: number) =>
    sharp(await stickerOf(who))
      .resize(size, size)
      .png()
      .toBuffer();
  const half = async (who: string, size: number) =>
    sharp(await sized(who, size))
      .extract({ left: 0, top: 0, width: size, height: Math.round(size * 0.56) })
      .png()
      .toBuffer();
  const large = await sharp(back)
    .composite([
      { input: await half("tomato", 260), left: 545, top: 342 },
      { input: await half("donut", 240), left: 182, top: 354 },
      { input: await sized("pear", 350), left: 830, top: 424 },
    ])
    .png()
    .toBuffer();
  const small = await sharp(large).resize(640, 400).png().toBuffer();
  write("games/hide-and-peek/card.webp", await webp(small, { most: 42, quality: 86 }));
}

export const hideJobs = [
  ...LOOKS.map((look) => ({
    name: `games/hide-and-peek/${look.scene}-${look.light}.webp`,
    run: () => paint(SCENES[look.scene], look),
  })),
  {
    name: "games/hide-and-peek/garden.webp",
    run: () => backdrop("games/hide-and-peek/garden.webp", 1920, 1080),
  },
  {
    name: "games/hide-and-peek/garden-phone.webp",
    run: () => backdrop("games/hide-and-peek/garden-phone.webp", 780, 1688),
  },
  { name: "games/hide-and-peek/card.webp", run: card },
];
