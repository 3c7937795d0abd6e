/** How a scene of HIDE_AND_PEEK looks by day, at dusk and at night, and how it becomes a picture. */
import sharp from "sharp";
import {
  SCENE,
  spotsOf,
  type SceneLook,
  type SceneLight,
} from "../../../../../src-shared/catalog/hideScenes.ts";
import { webp, write } from "../../lib/out.ts";
import {
  chance,
  ellipse,
  linear,
  n1,
  path,
  place,
  radial,
  resetIds,
  svg,
  type Stop,
} from "../../lib/svg.ts";
import { dot, motif, upTo } from "./pen.ts";

export const { width: W, height: H } = SCENE;

/** Something to hide in or behind, drawn around the middle of its foot, upwards. */
export interface Prop {
  readonly draw: (width: number, height: number) => string;
  /** What shines at night: windows, bulbs. Drawn over the night. */
  readonly lit?: (width: number, height: number) => string;
}

/** A lamp that is on at night: x, y, how far it shines, colour. */
export type Lamp = readonly [x: number, y: number, reach: number, colour?: string];

export interface HideScene {
  /** Gradients that the scene refers to. */
  readonly defs: string;
  /** Sky, or the sky in the windows: never shaded. */
  readonly sky: (light: SceneLight) => string;
  /** Ground and walls, and what stands about without hiding anybody. */
  readonly ground: string;
  /** What stands in front of the things to hide in. */
  readonly front?: string;
  /** In the order of their letters. */
  readonly props: readonly Prop[];
  readonly lamps: readonly Lamp[];
  /** Sparks of the night: fireflies, snow in the light of the moon. */
  readonly sparks?: string;
  /** A room: no long shadows come from outside. */
  readonly isIndoors?: true;
}

const SKIES: Readonly<Record<SceneLight, readonly Stop[]>> = {
  day: [
    [0, "#4aa8ff"],
    [0.6, "#bfe8ff"],
    [1, "#fff4d6"],
  ],
  dusk: [
    [0, "#5b4a9e"],
    [0.35, "#d9688f"],
    [0.7, "#ff9d5c"],
    [1, "#ffd98a"],
  ],
  night: [
    [0, "#0a1030"],
    [0.6, "#223468"],
    [1, "#43559a"],
  ],
};

function cloud(x: number, y: number, size: number, fill: string, opacity: number): string {
  const puffs = [
    [-90, 0, 54, 36],
    [-40, -30, 60, 46],
    [20, -38, 66, 50],
    [74, -14, 56, 40],
    [0, 8, 130, 34],
  ] as const;
  return `<g opacity="${opacity}">${puffs
    .map(([dx, dy, rx, ry]) =>
      ellipse(x + dx * size, y + dy * size, rx * size, ry * size, `fill="${fill}"`),
    )
    .join("")}</g>`;
}

/** Sun and clouds, the low sun, or moon and stars, down to `horizon`; the sun of the day and the moon at `x`. */
export function openSky(light: SceneLight, horizon: number, seed = 5, x = 960): string {
  const next = chance(seed);
  const ground = `<defs>${linear("sky", SKIES[light])}${radial("halo", [
    [0, light === "dusk" ? "#ffe9b0" : "#cfe0ff", light === "dusk" ? 0.9 : 0.5],
    [1, light === "dusk" ? "#ffb45c" : "#cfe0ff", 0],
  ])}</defs><rect width="${W}" height="${horizon}" fill="url(#sky)"/>`;
  if (light === "day") {
    return `${ground}${motif("sun-with-face", x, 105, 150)}${cloud(330, 110, 0.9, "#fff", 0.95)}${cloud(1330, 80, 0.8, "#fff", 0.9)}${cloud(1690, 110, 0.6, "#fff", 0.85)}`;
  }
  if (light === "dusk") {
    return `${ground}<circle cx="330" cy="${horizon - 90}" r="420" fill="url(#halo)"/>${dot(330, horizon - 90, 74, "#fff1c4")}${cloud(700, 90, 0.8, "#ffb6a0", 0.7)}${cloud(1330, 70, 1, "#c76a94", 0.55)}${cloud(1690, 120, 0.7, "#ffa88c", 0.6)}`;
  }
  const stars = upTo(90).map(() =>
    dot(
      Math.round(next() * W),
      Math.round(next() * horizon * 0.9),
      Number(n1(1 + next() * 2.4)),
      "#fff6d8",
      Number(n1(0.4 + next() * 0.6)),
    ),
  );
  return `${ground}${stars.join("")}<circle cx="${x}" cy="110" r="210" fill="url(#halo)"/>${motif("full-moon", x, 110, 140)}`;
}

/** A window in a wall, through which one sees the time of day: its middle and its size. */
export function windowPane(light: SceneLight, x: number, y: number, w: number, h: number): string {
  const heaven = { day: "sun", dusk: "sun", night: "full-moon" }[light];
  const [dx, dy] = light === "dusk" ? [-w * 0.2, h * 0.3] : [w * 0.16, -h * 0.14];
  const stars =
    light === "night"
      ? [
          dot(x - w * 0.3, y - h * 0.3, 4, "#fff6d8"),
          dot(x - w * 0.12, y + h * 0.05, 3, "#fff6d8"),
          dot(x + w * 0.3, y + h * 0.2, 4, "#fff6d8"),
        ].join("")
      : "";
  return `<defs>${linear("sky", SKIES[light])}</defs><rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" fill="url(#sky)"/>${stars}${motif(heaven, x + dx, y + dy, Math.min(w, h) * 0.42)}`;
}

/** Rolling land from `y` down. */
export function hill(y: number, height: number, seed: number, fill: string): string {
  const next = chance(seed);
  const [a, b] = [next() * 9, next() * 9];
  let d = `M-20 ${H + 20}`;
  for (let x = -20; x <= W + 20; x += 20) {
    d += `L${x} ${n1(y + Math.sin(x / 260 + a) * height + Math.sin(x / 97 + b) * height * 0.25)}`;
  }
  return path(`${d}L${W + 20} ${H + 20}Z`, { fill });
}

/** Each light, for what it falls on: how much of red, green and blue is left, and what is added. */
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

/** How far a thing is above the lower edge of its rectangle, px. */
const FOOT = 10;

interface Standing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly prop: Prop;
}

function standing(scene: HideScene, id: SceneLook["scene"]): Standing[] {
  return spotsOf(id).map(({ x, y, width, height }, at) => {
    const prop = scene.props[at];
    if (!prop) throw new Error(`${id} has nothing at spot ${at}`);
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

/** What is the same by every light is drawn once: it takes seconds. */
const drawn = new Map<HideScene, Promise<Layers>>();

async function layersOf(scene: HideScene, things: readonly Standing[]): Promise<Layers> {
  resetIds();
  const defs = `<defs>${scene.defs}</defs>`;
  const soft = things
    .map(({ x, y, width }) => ellipse(x, y + 4, width * 0.52, 20, 'fill="#1a1030" opacity=".32"'))
    .join("");
  const bodies = things.map(({ x, y, width, height, prop }) =>
    place(prop.draw(width, height), x, y),
  );
  return {
    ground: await layer(defs + scene.ground + soft),
    things: await layer(bodies.join("")),
    front: await layer(scene.front ?? ""),
  };
}

/** Beyond the edge of a thing, px: lines, and what sticks out. */
const EDGE = 24;

/** The long shadow of a low sun, which stands behind on the left. */
async function cast(picture: Buffer, things: readonly Standing[], length: number): Promise<Buffer> {
  const shadows = things.map(async ({ x, y, width, height }) => {
    const left = Math.max(0, Math.round(x - width / 2 - EDGE));
    const top = Math.max(0, Math.round(y - height - EDGE));
    const [w, h] = [Math.min(W - left, width + 2 * EDGE), Math.round(y - top)];
    const cut = await sharp(picture).extract({ left, top, width: w, height: h }).png().toBuffer();
    return `<g transform="translate(${n1(x)} ${y - 4}) scale(1 ${-length}) skewX(-48)" filter="url(#cast)"><image x="${n1(left - x)}" y="${n1(top - y)}" width="${w}" height="${h}" href="data:image/png;base64,${cut.toString("base64")}"/></g>`;
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
function shine(scene: HideScene, things: readonly Standing[], light: SceneLight): string {
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
    return `<defs>${low}</defs><rect width="${W}" height="${H}" fill="url(#low)"/>`;
  }
  const lamps = scene.lamps.map(([x, y, reach, colour = "#ffd76a"], at) => {
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
  return lamps.join("") + lit.join("") + (scene.sparks ?? "");
}

/** The picture of a scene by its light, px as in the game. */
export async function rendered(scene: HideScene, { scene: id, light }: SceneLook): Promise<Buffer> {
  const things = standing(scene, id);
  const known = drawn.get(scene) ?? layersOf(scene, things);
  drawn.set(scene, known);
  const layers = await known;
  resetIds();
  const length = scene.isIndoors ? 0.22 : 0.34;
  const shadows = light === "dusk" ? [{ input: await cast(layers.things, things, length) }] : [];
  const body = await sharp(layers.ground)
    .composite([...shadows, { input: layers.things }, { input: layers.front }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(await layer(scene.sky(light)))
    .composite([
      { input: await tinted(body, light) },
      { input: await layer(shine(scene, things, light)) },
    ])
    .flatten()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** What a picture may weigh, kB, and the quality to begin with: a scene has 200 kB in all. */
const WEIGHTS: Readonly<Record<SceneLight, { readonly most: number; readonly quality: number }>> = {
  day: { most: 92, quality: 80 },
  dusk: { most: 60, quality: 76 },
  night: { most: 48, quality: 72 },
};

/** Write the picture of a look. */
export async function paint(scene: HideScene, look: SceneLook): Promise<void> {
  const picture = await webp(await rendered(scene, look), WEIGHTS[look.light]);
  write(`games/hide-and-peek/${look.scene}-${look.light}.webp`, picture);
}
