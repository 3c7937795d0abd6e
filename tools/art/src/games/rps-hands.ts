/**
 * The fighters' hands, pointing right: the same gloves as the characters wear, but large. They are defined
 * reaching up with the thumb on the left, then turned to point right.
 */
import { write, resize, webp } from "../lib/out.ts";
import { sticker } from "../lib/sticker.ts";
import { INK, linear, path, place, resetIds, svg } from "../lib/svg.ts";
import { volumeFilter } from "../rig/character.ts";
import { capsules, type HandShape, type Layer } from "../rig/hands.ts";

const INK_WIDTH = 8;
const PALM = [0, -100, 0, -140, 176] as const;
const KNUCKLES: readonly Layer[] = [
  [[60, -214, 60, -128, 72]],
  [[2, -228, 2, -128, 74]],
  [[-56, -214, -56, -128, 72]],
];
const THUMB: Layer = [[-66, -66, 34, -96, 68]];

const BIG: Record<string, HandShape> = {
  rock: {
    layers: [[PALM], ...KNUCKLES, THUMB],
    lines: ["M48 -236Q60 -246 72 -236", "M-10 -251Q2 -261 14 -251", "M-68 -236Q-56 -246 -44 -236"],
  },
  paper: {
    layers: [
      [
        PALM,
        [58, -176, 100, -318, 74],
        [2, -180, 6, -356, 76],
        [-54, -176, -84, -326, 74],
        [-62, -104, -150, -168, 70],
      ],
    ],
    lines: [
      "M33 -222L30 -180",
      "M-28 -222L-24 -180",
      "M-20 -72Q24 -96 40 -146",
      "M-58 -128Q-38 -124 -30 -106",
    ],
  },
  scissors: {
    layers: [
      [PALM],
      KNUCKLES[0]!,
      [[10, -172, 62, -346, 74]],
      [[-46, -172, -104, -330, 74]],
      [[-66, -66, 44, -100, 68]],
    ],
    lines: ["M48 -236Q60 -246 72 -236"],
  },
  nothing: {
    layers: [
      [
        PALM,
        [60, -170, 58, -286, 70],
        [4, -176, -4, -312, 72],
        [-50, -170, -66, -282, 70],
        [-64, -92, -118, -196, 64],
      ],
    ],
    lines: ["M34 -212L33 -172", "M-25 -214L-22 -174", "M24 -86Q-6 -66 -36 -84"],
  },
};

const defs =
  linear(
    "paint",
    [
      [0, "#ffffff"],
      [0.6, "#f8f4ff"],
      [1, "#cfc9e6"],
    ],
    'gradientUnits="userSpaceOnUse" x1="-120" y1="-300" x2="110" y2="-20"',
  ) + volumeFilter("volume", 0.42);

/** Cuff in the game's colours; in the hand's own frame. */
const cuff =
  capsules([[-62, 6, 62, 6, 62]], "#ff7043", INK_WIDTH) +
  path("M-66 12H66", { stroke: "#ffe066", width: 14 }) +
  capsules([[-60, -34, 60, -34, 42]], "url(#paint)", INK_WIDTH);

const sleeve = (d: string): string =>
  path(d, { stroke: INK, width: 84 }) +
  path(d, { stroke: "#55364f", width: 66 }) +
  path(d, { stroke: "#8a6480", width: 14, opacity: 0.8 });

function glove(kind: string): string {
  const shape = BIG[kind]!;
  const body = shape.layers.map((layer) => capsules(layer, "url(#paint)", INK_WIDTH)).join("");
  const lines = (shape.lines ?? [])
    .map((d) => path(d, { stroke: INK, width: 7, opacity: 0.75 }))
    .join("");
  return `<g filter="url(#volume)">${body}</g>${lines}${cuff}`;
}

/** The hand of a fighter who plays nothing: the wrist hangs, with drops of sweat. */
const limp =
  sleeve("M-66 6C-20 -40 60 -116 126 -84") +
  place(glove("nothing"), 142, -62, 157, 0.84) +
  path(
    "M264 -176C286 -142 294 -124 278 -108C262 -96 246 -110 248 -130C250 -146 258 -160 264 -176Z",
    { fill: "#7ee0ff", stroke: INK, width: 8 },
  ) +
  path("M336 -112C352 -86 358 -74 346 -62C334 -54 322 -64 324 -80C326 -92 332 -100 336 -112Z", {
    fill: "#7ee0ff",
    stroke: INK,
    width: 8,
  });

/**
 * A hand turned to point right. A fist is short, so it is moved further forward and drawn a little larger.
 */
const laid = (kind: string): string =>
  kind === "rock"
    ? place(sleeve("M0 24V130") + glove(kind), 90, 0, 90, 1.14)
    : place(sleeve("M0 24V58") + glove(kind), 0, 14, 90);

export function bigHand(kind: string): string {
  return svg(
    1280,
    1280,
    `<defs>${defs}</defs>${kind === "nothing" ? limp : laid(kind)}`,
    "-136 -274 564 564",
  );
}

/**
 * Draws a hand as a sticker. All hands have the same frame, so that one can replace another without a jump.
 */
export const handSticker = (kind: string, size = 1280): Promise<Buffer> => {
  resetIds();
  return sticker(bigHand(kind), {
    width: size,
    height: size,
    framed: true,
    outline: { ink: 14, cream: 38, drop: 22 },
  });
};

export const handJobs = Object.keys(BIG).map((kind) => ({
  name: `games/rps-shoot/${kind}.webp`,
  run: async () =>
    write(
      `games/rps-shoot/${kind}.webp`,
      await webp(await resize(await handSticker(kind), 320, 320), { most: 16, quality: 92 }),
    ),
}));
