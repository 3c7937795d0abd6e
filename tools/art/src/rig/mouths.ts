/** Mouths. Drawn at 0,0, about 70 px wide; and the other lines of a face: brows, cheeks, moustaches. */
import { INK, ellipse, path, uid } from "../lib/svg.ts";

const DARK = "#5b1024";
const TONGUE = "#ff6b7f";
const LINE = 5.5;

/** An open mouth with whatever shows inside it, clipped to the lips. */
function open(d: string, inside: string): string {
  const id = uid("m");
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath>${path(d, { fill: DARK })}` +
    `<g clip-path="url(#${id})">${inside}</g>${path(d, { stroke: INK, width: LINE })}`
  );
}

const tongue = (y: number, rx = 22): string => ellipse(0, y, rx, 16, `fill="${TONGUE}"`);
const teethTop = (h: number): string =>
  `<rect x="-60" y="-20" width="120" height="${20 + h}" fill="#fff"/>`;
const line = (d: string): string => path(d, { stroke: INK, width: 7.5 });

const SMILE = "M-36 -6Q0 4 36 -6Q32 38 0 38Q-32 38 -36 -6Z";
const LAUGH = "M-44 -12Q0 -4 44 -12Q44 46 0 46Q-44 46 -44 -12Z";
const GRIN = "M-42 -10Q0 4 42 -10Q40 24 0 28Q-40 24 -42 -10Z";
const SIDE = "M-34 6Q4 8 38 -14Q40 26 4 28Q-22 28 -34 6Z";

export const MOUTHS: Record<string, () => string> = {
  smile: () => open(SMILE, tongue(36)),
  toothy: () => open(SMILE, teethTop(11) + tongue(38)),
  laugh: () => open(LAUGH, teethTop(4) + tongue(42, 28)),
  grin: () =>
    open(
      GRIN,
      `<rect x="-60" y="-30" width="120" height="80" fill="#fff"/>${path("M-60 9Q0 16 60 9M-21 -20V40M0 -20V40M21 -20V40", { stroke: "#c9b8c9", width: 3 })}`,
    ),
  side: () => open(SIDE, teethTop(10) + tongue(32)),
  fang: () =>
    open(SMILE, `${tongue(38)}<path d="M-26 -8L-18 14L-9 -4ZM26 -8L18 14L9 -4Z" fill="#fff"/>`),
  oh: () =>
    open(
      "M0 -16C17 -16 20 -2 20 8C20 24 12 32 0 32C-12 32 -20 24 -20 8C-20 -2 -17 -16 0 -16Z",
      tongue(32, 16),
    ),
  little: () => open("M-16 -4Q0 2 16 -4Q16 20 0 20Q-16 20 -16 -4Z", tongue(20, 12)),
  curve: () => line("M-28 -4Q0 28 28 -4"),
  smirk: () => line("M-26 10Q10 18 32 -10") + line("M28 -14L38 -6"),
  cat: () => line("M-28 -4Q-26 16 -12 16Q0 16 0 2Q0 16 12 16Q26 16 28 -4"),
  wave: () => line("M-34 6Q-22 -10 -11 4Q0 16 11 4Q22 -10 34 6"),
  buck: () =>
    `<rect x="-14" y="8" width="28" height="22" rx="5" fill="#fff" stroke="${INK}" stroke-width="4.5"/>${path("M0 10V28", { stroke: INK, width: 3 })}${line("M-34 -4Q0 24 34 -4")}`,
  tongue: () =>
    path("M2 8C2 38 32 38 30 4Z", { fill: TONGUE, stroke: INK, width: 5 }) +
    path("M16 10V22", { stroke: "#c93c58", width: 3.5 }) +
    line("M-34 -4Q0 24 38 -6"),
  flat: () => line("M-22 6Q0 0 22 6"),
  /** Corners down. */
  sad: () => line("M-28 16Q0 -14 28 16"),
  wail: () => open("M-38 34Q-34 -12 0 -12Q34 -12 38 34Q0 18 -38 34Z", tongue(30, 20)),
  yell: () =>
    open("M-30 -14Q0 -20 30 -14Q40 46 0 50Q-40 46 -30 -14Z", teethTop(2) + tongue(48, 24)),
  clench: () =>
    open(
      "M-38 -6Q0 -16 38 -6Q42 22 36 24Q0 14 -36 24Q-42 22 -38 -6Z",
      `<rect x="-60" y="-30" width="120" height="80" fill="#fff"/>${path("M-60 8Q0 0 60 8M-21 -20V40M0 -20V40M21 -20V40", { stroke: "#c9b8c9", width: 3 })}`,
    ),
  whistle: () => ellipse(0, 8, 12, 14, `fill="${DARK}" stroke="${INK}" stroke-width="6"`),
};

/**
 * Brows as [y, turn]: `y` is counted from a line 43 px above the eyes, and `turn` is mirrored on one side, so
 * that + always frowns.
 */
export const BROWS: Record<
  string,
  readonly [left: readonly [y: number, turn: number], right: readonly [y: number, turn: number]]
> = {
  up: [
    [-8, -6],
    [-8, -6],
  ],
  calm: [
    [0, 0],
    [0, 0],
  ],
  frown: [
    [8, 20],
    [8, 20],
  ],
  worry: [
    [-2, -24],
    [-2, -24],
  ],
  quiz: [
    [4, 10],
    [-16, -10],
  ],
  sly: [
    [6, 16],
    [-8, 4],
  ],
};

export const brow = (side: -1 | 1, y: number, turn: number, ink = INK): string =>
  `<g transform="translate(0 ${y}) rotate(${side < 0 ? turn : -turn})">${path("M-20 4Q0 -9 20 4", { stroke: ink, width: 8.5 })}</g>`;

export const cheek = (x: number, y: number, colour: string): string =>
  ellipse(x, y, 19, 12, `fill="${colour}" opacity=".55"`);

export const moustache = (colour: string): string =>
  path(
    "M0 -2C-10 -14 -30 -12 -38 4C-44 14 -56 12 -60 4C-60 24 -38 30 -22 20C-12 16 -4 10 0 6C4 10 12 16 22 20C38 30 60 24 60 4C56 12 44 14 38 4C30 -12 10 -14 0 -2Z",
    { fill: colour, stroke: INK, width: 4.5 },
  );
