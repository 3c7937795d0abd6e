/** How a scene of HIDE_AND_PEEK looks by day, at dusk and at night, and how it becomes a picture. */
import sharp from "sharp";
import {
  lookId,
  SCENE,
  SPOT_NAMES,
  spotsOf,
  type SceneLook,
  type SceneLight,
  type ScenePlace,
} from "../../../../../src-shared/catalog/hideScenes.ts";
import { webp, write } from "../../lib/out.ts";
import { ellipse, linear, n1, place, radial, resetIds, svg } from "../../lib/svg.ts";

export const { width: W, height: H } = SCENE;

/**
 * Something to hide in or behind. The origin of its drawing is the middle of its foot; it extends upwards.
 */
export interface Prop {
  readonly draw: (width: number, height: number) => string;
  /** What shines at night, such as windows and bulbs; drawn over the darkened scene. */
  readonly lit?: (width: number, height: number) => string;
}

/** A lamp that is on at night: x, y, how far it shines, colour. */
export type Lamp = readonly [x: number, y: number, reach: number, colour?: string];

export interface HideScene {
  /** Gradients that the scene refers to. */
  readonly defs: string;
  /** Sky, or the sky in the windows; it is drawn for each light and never tinted. */
  readonly sky: (light: SceneLight) => string;
  /** Ground and walls, and things that nobody can hide in. */
  readonly ground: string;
  /** Drawn in front of the things to hide in. */
  readonly front?: string;
  /** The things to hide in, in the order of the spots' letters. */
  readonly props: readonly Prop[];
  readonly lamps: readonly Lamp[];
  /** Small lights of the night, such as fireflies or snow in the moonlight. */
  readonly sparks?: string;
  /** Whether the scene is a room, where the shadows at dusk are shorter. */
  readonly isIndoors?: true;
}

/**
 * What each light does to the colours it falls on, a row each for the new red, green and blue: factors of the
 * old red, green and blue, and what is added.
 */
const TINTS: Readonly<Record<SceneLight, readonly (readonly number[])[] | undefined>> = {
  day: undefined,
  dusk: [
    [1, 0.04, 0, 5],
    [0, 0.78, 0.03, 5],
    [0, 0.06, 0.7, 15],
  ],
  night: [
    [0.34, 0.04, 0.02, 3],
    [0.02, 0.4, 0.05, 8],
    [0.03, 0.08, 0.6, 26],
  ],
};

/** Mirrors a drawing in the second arrangement. */
const turned = (inner: string, { arrangement }: ScenePlace): string =>
  arrangement === 2 ? `<g transform="translate(${W} 0) scale(-1 1)">${inner}</g>` : inner;

/**
 * Returns the lamps of an arrangement: in the second one, a lamp at a thing moves with that thing, and the
 * others are mirrored with the ground.
 */
function lampsOf({ lamps }: HideScene, place: ScenePlace): readonly Lamp[] {
  if (place.arrangement !== 2) return lamps;
  const moved = spotsOf(place);
  return lamps.map(([x, y, reach, colour]): Lamp => {
    const from = spotsOf({ scene: place.scene }).find(
      (spot) => x > spot.x && x < spot.x + spot.width && y > spot.y && y < spot.y + spot.height,
    );
    const to = moved.find(({ spotName }) => spotName === from?.spotName);
    const [dx, dy] = from && to ? [to.x - from.x, to.y - from.y] : [W - 2 * x, 0];
    const at = [x + dx, y + dy, reach] as const;
    return colour === undefined ? at : [...at, colour];
  });
}

/** How far a thing is above the lower edge of its rectangle, px. */
const FOOT = 10;

interface Standing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly prop: Prop;
}

function standing(scene: HideScene, place: ScenePlace): Standing[] {
  return spotsOf(place).map(({ spotName, x, y, width, height }) => {
    const prop = scene.props[SPOT_NAMES.indexOf(spotName)];
    if (!prop) throw new Error(`${place.scene} has no prop at ${spotName}`);
    return { x: x + width / 2, y: y + height - FOOT, width, height: height - FOOT, prop };
  });
}

const layer = async (inner: string): Promise<Buffer> =>
  sharp(Buffer.from(svg(W, H, inner)), { unlimited: true })
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();

interface Layers {
  readonly ground: Buffer;
  readonly things: Buffer;
  readonly front: Buffer;
}

/** The layers that are the same in every light, drawn only once, because that takes seconds. */
const drawn = new Map<string, Promise<Layers>>();

async function layersOf(
  scene: HideScene,
  things: readonly Standing[],
  at: ScenePlace,
): Promise<Layers> {
  resetIds();
  const defs = `<defs>${scene.defs}</defs>`;
  const soft = things
    .map(({ x, y, width }) => ellipse(x, y + 4, width * 0.52, 20, 'fill="#1a1030" opacity=".32"'))
    .join("");
  const bodies = things.map(({ x, y, width, height, prop }) =>
    place(prop.draw(width, height), x, y),
  );
  return {
    ground: await layer(defs + turned(scene.ground, at) + soft),
    things: await layer(bodies.join("")),
    front: await layer(turned(scene.front ?? "", at)),
  };
}

/** Margin around a thing, px: room for its outlines and for parts that stick out. */
const EDGE = 24;

/** Draws the long shadows of a low sun, which is behind the things and to one side. */
async function cast(
  picture: Buffer,
  things: readonly Standing[],
  length: number,
  lean: number,
): Promise<Buffer> {
  const shadows = things.map(async ({ x, y, width, height }) => {
    const left = Math.max(0, Math.round(x - width / 2 - EDGE));
    const top = Math.max(0, Math.round(y - height - EDGE));
    const [w, h] = [Math.min(W - left, width + 2 * EDGE), Math.round(y - top)];
    const cut = await sharp(picture).extract({ left, top, width: w, height: h }).png().toBuffer();
    return `<g transform="translate(${n1(x)} ${y - 4}) scale(1 ${-length}) skewX(${-lean})" filter="url(#cast)"><image x="${n1(left - x)}" y="${n1(top - y)}" width="${w}" height="${h}" href="data:image/png;base64,${cut.toString("base64")}"/></g>`;
  });
  const dark = `<filter id="cast" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="0 0 0 0 .1  0 0 0 0 .04  0 0 0 0 .16  0 0 0 .36 0"/></filter>`;
  return layer(`<defs>${dark}</defs>${(await Promise.all(shadows)).join("")}`);
}

async function tinted(picture: Buffer, light: SceneLight): Promise<Buffer> {
  const tint = TINTS[light];
  if (!tint) return picture;
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    for (const [c, [ofRed = 0, ofGreen = 0, ofBlue = 0, more = 0]] of tint.entries()) {
      data[at + c] = Math.min(255, ofRed * r + ofGreen * g + ofBlue * b + more);
    }
  }
  const { width, height } = info;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** What lies over everything: the last light of the day, or lamps and lit windows. */
function shine(scene: HideScene, things: readonly Standing[], look: SceneLook): string {
  const { light } = look;
  if (light === "day") return "";
  if (light === "dusk") {
    const low = linear(
      "low",
      [
        [0, "#ffb054", 0.34],
        [0.55, "#ff7a5c", 0.08],
        [1, "#5b2a8e", 0.2],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    );
    const glow = `<rect width="${W}" height="${H}" fill="url(#low)"/>`;
    return `<defs>${low}</defs>${turned(glow, look)}`;
  }
  const lamps = lampsOf(scene, look).map(([x, y, reach, colour = "#ffd76a"], at) => {
    const glow = radial(`lamp${at}`, [
      [0, colour, 0.62],
      [0.35, colour, 0.26],
      [1, colour, 0],
    ]);
    return `<defs>${glow}</defs><circle cx="${x}" cy="${y}" r="${reach}" fill="url(#lamp${at})"/>`;
  });
  const lit = things.map(({ x, y, width, height, prop }) =>
    prop.lit ? place(prop.lit(width, height), x, y) : "",
  );
  return lamps.join("") + lit.join("") + turned(scene.sparks ?? "", look);
}

/** Returns the picture of a scene in a look, at the size the game uses. */
export async function rendered(scene: HideScene, look: SceneLook): Promise<Buffer> {
  const { light } = look;
  const things = standing(scene, look);
  const key = lookId({ ...look, light: "day" });
  const known = drawn.get(key) ?? layersOf(scene, things, look);
  drawn.set(key, known);
  const layers = await known;
  resetIds();
  const lean = look.arrangement === 2 ? -48 : 48;
  const length = scene.isIndoors ? 0.22 : 0.34;
  const shadows =
    light === "dusk" ? [{ input: await cast(layers.things, things, length, lean) }] : [];
  const body = await sharp(layers.ground)
    .composite([...shadows, { input: layers.things }, { input: layers.front }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(await layer(turned(scene.sky(light), look)))
    .composite([
      { input: await tinted(body, light) },
      { input: await layer(shine(scene, things, look)) },
    ])
    .flatten()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Largest size of a picture, kB, and the quality to start with: a scene has 200 kB for its three lights. */
const WEIGHTS: Readonly<Record<SceneLight, { readonly most: number; readonly quality: number }>> = {
  day: { most: 92, quality: 80 },
  dusk: { most: 60, quality: 76 },
  night: { most: 48, quality: 72 },
};

/** Returns the path of a look's picture in the assets. */
export function fileOf(look: SceneLook): string {
  return `games/hide-and-peek/scenes/${lookId(look).replaceAll(":", "-")}.webp`;
}

/** Renders and writes the picture of a look. */
export async function paint(scene: HideScene, look: SceneLook): Promise<void> {
  const picture = await webp(await rendered(scene, look), WEIGHTS[look.light]);
  write(fileOf(look), picture);
}
