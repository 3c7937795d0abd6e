/** The stage of Sync Think: two heads in the night, and the waves between them fall in step. */
import sharp from "sharp";
import { webp, write } from "../lib/out.ts";
import {
  INK,
  chance,
  ellipse,
  linear,
  n1,
  path,
  place,
  radial,
  resetIds,
  svg,
} from "../lib/svg.ts";

type Side = -1 | 1;

export interface Minds {
  readonly width: number;
  readonly height: number;
  /** Heads: x and y of a point just below the chin, size, which way the head looks. */
  readonly heads: readonly (readonly [x: number, y: number, size: number, side: Side])[];
  /** The waves: y of their middle line, and their amplitude. */
  readonly waves: readonly [y: number, swing: number];
  /** Thought bubbles: x, y, radius, and whose they are. */
  readonly thoughts: readonly (readonly [x: number, y: number, r: number, side: Side])[];
}

export const PINK = "#ff5fd2";
export const CYAN = "#6be0ff";
const colourOf = (side: Side): string => (side === 1 ? PINK : CYAN);
const nameOf = (side: Side): string => (side === 1 ? "pink" : "cyan");

export const TV_MINDS: Minds = {
  width: 1920,
  height: 1080,
  heads: [
    [330, 1010, 1.28, 1],
    [1590, 1010, 1.28, -1],
  ],
  waves: [560, 130],
  thoughts: [
    [452, 300, 44, 1],
    [536, 214, 66, 1],
    [1468, 300, 44, -1],
    [1384, 214, 66, -1],
  ],
};

const PHONE_MINDS: Minds = {
  width: 780,
  height: 1688,
  heads: [
    [172, 1600, 0.92, 1],
    [608, 1600, 0.92, -1],
  ],
  waves: [1010, 90],
  thoughts: [
    [214, 900, 30, 1],
    [276, 826, 46, 1],
    [566, 900, 30, -1],
    [504, 826, 46, -1],
  ],
};

/** A head in profile that looks to the right; 0,0 is just below its chin. */
const HEAD =
  "M-330 90C-320 0 -350 -60 -376 -126C-440 -262 -404 -430 -262 -486C-120 -540 2 -470 16 -332" +
  "C18 -310 14 -294 22 -276L60 -206C68 -190 60 -178 44 -176L26 -174C22 -164 26 -156 30 -148" +
  "C34 -140 28 -132 22 -128C28 -120 26 -110 20 -104C18 -64 -6 -50 -48 -56C-70 -58 -80 -30 -76 90Z";
const BRAIN =
  "M-318 -250C-340 -330 -290 -400 -214 -402C-150 -432 -64 -404 -44 -336C-18 -300 -34 -240 -82 -228" +
  "C-118 -196 -190 -196 -212 -222C-260 -206 -306 -214 -318 -250Z";
const FOLDS =
  "M-280 -300C-262 -334 -222 -330 -218 -302S-250 -262 -270 -270M-190 -376C-158 -384 -136 -360 -150 -334S-200 -306 -196 -280" +
  "M-104 -372C-74 -354 -70 -318 -98 -300S-150 -286 -146 -254M-236 -232C-216 -254 -190 -248 -184 -226";

function head([x, y, size, side]: Minds["heads"][number]): string {
  const colour = colourOf(side);
  const drawn =
    path(HEAD, { fill: `url(#skin-${nameOf(side)})`, stroke: INK, width: 10 }) +
    path(HEAD, { stroke: colour, width: 5, opacity: 0.75 }) +
    ellipse(-180, -310, 210, 170, `fill="url(#${nameOf(side)})" opacity=".9"`) +
    path(BRAIN, { fill: colour, stroke: INK, width: 9, opacity: 0.92 }) +
    path(FOLDS, { stroke: INK, width: 9, opacity: 0.75 }) +
    path("M-296 -276C-300 -330 -266 -372 -220 -378", { stroke: "#fff7e6", width: 9, opacity: 0.7 });
  return place(drawn, x, y, 0, side * size, size);
}

/** One wave from edge to edge: calm outside, high in the middle; `shift` moves it along. */
function wave({ width, waves: [y, swing] }: Minds, periods: number, shift: number): string {
  const points = Array.from({ length: 121 }, (_, i) => {
    const u = i / 120;
    const envelope = Math.sin(Math.PI * u) ** 1.5;
    const at = y + Math.sin(u * periods * 2 * Math.PI + shift) * swing * envelope;
    return `${n1(u * width)} ${n1(at)}`;
  });
  return `M${points.join("L")}`;
}

function waves(minds: Minds): string {
  const glow = (d: string, colour: string, width: number): string =>
    path(d, { stroke: colour, width: width * 4, opacity: 0.1 }) +
    path(d, { stroke: colour, width: width * 2, opacity: 0.22 }) +
    path(d, { stroke: colour, width, opacity: 0.75 });
  return (
    `<g stroke-linejoin="round">` +
    glow(wave(minds, 5, 0.9), "url(#left)", 6) +
    glow(wave(minds, 5, -0.9), "url(#right)", 6) +
    glow(wave(minds, 5, 0), "url(#both)", 9) +
    `</g>`
  );
}

/** Rings that spread from the middle of each brain. */
function rings({ heads }: Minds): string {
  return heads
    .map(([x, y, size, side]) =>
      Array.from({ length: 7 }, (_, i) => {
        const r = (250 + i * 118) * size;
        return `<circle cx="${n1(x - side * 190 * size)}" cy="${n1(y - 310 * size)}" r="${n1(r)}" fill="none" stroke="${colourOf(side)}" stroke-width="${n1(5 - i * 0.5)}" opacity="${n1(0.26 - i * 0.032)}"/>`;
      }).join(""),
    )
    .join("");
}

const thought = ([x, y, r, side]: Minds["thoughts"][number]): string =>
  `<circle cx="${x}" cy="${y}" r="${r + 12}" fill="url(#${nameOf(side)})"/>` +
  `<circle cx="${x}" cy="${y}" r="${r}" fill="#3a1a45" stroke="${colourOf(side)}" stroke-width="6"/>` +
  `<circle cx="${n1(x - r * 0.3)}" cy="${n1(y - r * 0.34)}" r="${n1(r * 0.16)}" fill="#fff7e6" opacity=".8"/>`;

function stars({ width, height }: Minds): string {
  const random = chance(17);
  return Array.from({ length: Math.round((width * height) / 16_000) }, () => {
    const [x, y, r] = [random() * width, random() * height * 0.9, 1 + random() * 2.6];
    const colour = random() < 0.2 ? PINK : random() < 0.3 ? CYAN : "#fff7e6";
    return `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${colour}" opacity="${n1(0.25 + random() * 0.6)}"/>`;
  }).join("");
}

export function minds(scene: Minds): string {
  const { width: w, height: h } = scene;
  const fade = (id: string, colour: string): string =>
    radial(id, [
      [0, colour, 0.55],
      [1, colour, 0],
    ]);
  const across = 'x1="0" y1="0" x2="1" y2="0" gradientUnits="objectBoundingBox"';
  const defs =
    linear("sky", [
      [0, "#1c0a24"],
      [0.55, "#33123d"],
      [1, "#1d0a2b"],
    ]) +
    linear("skin-pink", [
      [0, "#5d1f5c"],
      [1, "#2b0f38"],
    ]) +
    linear("skin-cyan", [
      [0, "#24407a"],
      [1, "#1a1440"],
    ]) +
    linear(
      "left",
      [
        [0, PINK, 1],
        [0.5, "#ffd23f", 1],
        [1, PINK, 0.1],
      ],
      across,
    ) +
    linear(
      "right",
      [
        [0, CYAN, 0.1],
        [0.5, "#ffd23f", 1],
        [1, CYAN, 1],
      ],
      across,
    ) +
    linear(
      "both",
      [
        [0, PINK, 0.7],
        [0.5, "#fff1b8", 1],
        [1, CYAN, 0.7],
      ],
      across,
    ) +
    fade("pink", PINK) +
    fade("cyan", CYAN) +
    fade("gold", "#ffd23f") +
    radial(
      "edge",
      [
        [0.55, "#0c0412", 0],
        [1, "#0c0412", 0.75],
      ],
      'cx=".5" cy=".5" r=".75"',
    );
  const [waveY] = scene.waves;
  return svg(
    w,
    h,
    `<defs>${defs}</defs><rect width="${w}" height="${h}" fill="url(#sky)"/>` +
      ellipse(w * 0.06, h * 0.55, w * 0.42, h * 0.62, 'fill="url(#pink)" opacity=".5"') +
      ellipse(w * 0.94, h * 0.55, w * 0.42, h * 0.62, 'fill="url(#cyan)" opacity=".5"') +
      ellipse(w / 2, waveY, w * 0.3, h * 0.3, 'fill="url(#gold)" opacity=".3"') +
      stars(scene) +
      rings(scene) +
      waves(scene) +
      scene.thoughts.map(thought).join("") +
      scene.heads.map(head).join("") +
      `<rect width="${w}" height="${h}" fill="url(#edge)"/>`,
  );
}

const draw = (scene: Minds): Promise<Buffer> => {
  resetIds();
  return sharp(Buffer.from(minds(scene)))
    .flatten({ background: "#26102b" })
    .png()
    .toBuffer();
};

export const mindsJobs = [
  {
    name: "games/sync-think/minds.webp",
    run: async () =>
      write(
        "games/sync-think/minds.webp",
        await webp(await draw(TV_MINDS), { most: 108, quality: 86 }),
      ),
  },
  {
    name: "games/sync-think/minds-phone.webp",
    run: async () =>
      write(
        "games/sync-think/minds-phone.webp",
        await webp(await draw(PHONE_MINDS), { most: 58, quality: 84 }),
      ),
  },
];
