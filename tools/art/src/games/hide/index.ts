/** Pictures of HIDE_AND_PEEK: every scene in every light, the backdrops and the card. */
import sharp from "sharp";
import {
  LOOKS,
  type SceneId,
  type SceneLight,
  type SceneLook,
} from "../../../../../src-shared/catalog/hideScenes.ts";
import { stickerOf } from "../../cast/index.ts";
import { webp, write } from "../../lib/out.ts";
import { svg } from "../../lib/svg.ts";

import { attic } from "./attic.ts";
import { camp } from "./camp.ts";
import { fair } from "./fair.ts";
import { garden } from "./garden.ts";
import { harbour } from "./harbour.ts";
import { kitchen } from "./kitchen.ts";
import { fileOf, paint, rendered, type HideScene } from "./light.ts";
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

/**
 * Writes the backdrop of the stage: the scene far away and out of focus, so small a file that it loads
 * immediately.
 */
async function backdrop(look: SceneLook): Promise<void> {
  const image = await sharp(await rendered(SCENES[look.scene], look))
    .resize(BACKDROP.width, BACKDROP.height)
    .blur(4.5)
    .modulate({ brightness: DIMMED[look.light] })
    .png()
    .toBuffer();
  write(backdropFile(look), await webp(image, { most: 6, quality: 70 }));
}

const BACKDROP = { width: 480, height: 270 } as const;
/** Brightness of the backdrops: a bright day is dimmed more than a night. */
const DIMMED: Readonly<Record<SceneLight, number>> = { day: 0.58, dusk: 0.62, night: 0.8 };

const backdropFile = ({ scene, light }: SceneLook): string =>
  `games/hide-and-peek/backdrops/${scene}-${light}.webp`;

const CARD = { width: 1280, height: 800 } as const;
/**
 * A strip of the card: `width` and `height` of the part of a scene it shows, in px of the scene; its slant
 * and its width (`wide`), in px of the card.
 */
const STRIP = { width: 700, height: 1076, leans: 90, wide: 520 } as const;

interface Strip {
  readonly look: SceneLook;
  /** Left edge in the scene (`from`) and on the card (`at`). */
  readonly from: number;
  readonly at: number;
}

/** Day, dusk and night, each in another scene. */
const STRIPS: readonly Strip[] = [
  { look: { scene: "harbour", light: "day" }, from: 130, at: -20 },
  { look: { scene: "fair", light: "dusk" }, from: 20, at: 420 },
  { look: { scene: "snow", light: "night" }, from: 20, at: 800 },
];

/**
 * Draws one strip of the card, cut along slanting edges, with a cream line between it and the strip before.
 */
async function strip({ look, from, at }: Strip): Promise<Buffer> {
  const part = await sharp(await rendered(SCENES[look.scene], look))
    .extract({ left: from, top: 0, width: STRIP.width, height: STRIP.height })
    .resize(STRIP.wide, CARD.height)
    .png()
    .toBuffer();
  const isFirst = at <= 0;
  const { leans, wide } = STRIP;
  const left = isFirst ? `M${at} 0V800` : `M${at + leans} 0L${at} 800`;
  const edge = isFirst ? "" : `<path d="${left}" fill="none" stroke="#fff7e6" stroke-width="14"/>`;
  return sharp(
    Buffer.from(
      svg(
        CARD.width,
        CARD.height,
        `<clipPath id="c"><path d="${left}H${CARD.width + leans}V0Z"/></clipPath><image clip-path="url(#c)" x="${at}" y="0" width="${wide}" height="${CARD.height}" href="data:image/png;base64,${part.toString("base64")}"/>${edge}`,
      ),
    ),
    { unlimited: true },
  )
    .png()
    .toBuffer();
}

/**
 * The card in the list of games: three scenes, each in another light, and characters who peek out of them.
 */
async function card(): Promise<void> {
  const strips = await Promise.all(STRIPS.map(strip));
  const sized = async (who: string, size: number) =>
    sharp(await stickerOf(who))
      .resize(size, size)
      .png()
      .toBuffer();
  const cut = async (who: string, size: number, across: number, down: number) =>
    sharp(await sized(who, size))
      .extract({
        left: Math.round(size * (1 - across)),
        top: 0,
        width: Math.round(size * across),
        height: Math.round(size * down),
      })
      .png()
      .toBuffer();
  const large = await sharp({ create: { ...CARD, channels: 3, background: "#10241a" } })
    .composite([
      ...strips.map((input) => ({ input })),
      // One peeks out of the barrel, one from behind the carousel, and one has been found.
      { input: await cut("tomato", 236, 1, 0.56), left: 244, top: 404 },
      { input: await cut("donut", 250, 0.62, 1), left: 716, top: 470 },
      { input: await sized("pear", 330), left: 965, top: 452 },
    ])
    .png()
    .toBuffer();
  const small = await sharp(large).resize(640, 400).png().toBuffer();
  write("games/hide-and-peek/card.webp", await webp(small, { most: 38, quality: 86 }));
}

const FIRST = LOOKS.filter(({ arrangement }) => arrangement === 1);

export const hideJobs = [
  ...LOOKS.map((look) => ({ name: fileOf(look), run: () => paint(SCENES[look.scene], look) })),
  ...FIRST.map((look) => ({ name: backdropFile(look), run: () => backdrop(look) })),
  { name: "games/hide-and-peek/card.webp", run: card },
];
