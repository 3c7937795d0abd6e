/** The lobby: an open sticker book on a dark table, everything of interest near the edges. */
import sharp from "sharp";
import { webp, write } from "../lib/out.ts";
import { linear, path, place, radial, svg } from "../lib/svg.ts";
import { doodles } from "./doodles.ts";

const [W, H] = [1920, 1080];
const LINE = "#3a2f55";

/** A crayon, point to the right. */
const crayon = (colour: string, dark: string): string =>
  path("M-170 -30H150V30H-170Z", { fill: colour, stroke: "#0d0914", width: 6 }) +
  path("M150 -24L200 -8Q208 0 200 8L150 24Z", { fill: colour, stroke: "#0d0914", width: 6 }) +
  path("M-120 -30H100V30H-120Z", { fill: dark, stroke: "#0d0914", width: 6 }) +
  path("M-100 -12Q-60 -22 -20 -8T60 -8T84 -8", { stroke: colour, width: 7, opacity: 0.8 }) +
  path("M-160 -18H140", { stroke: "#fff", width: 6, opacity: 0.14 });

/** Empty places in the book where a sticker has yet to go. */
const EMPTY: readonly (readonly [d: string, x: number, y: number, turn: number, scale: number])[] =
  [
    [
      "M0 -90C60 -90 90 -50 90 0C90 60 50 92 0 92C-50 92 -90 60 -90 0C-90 -50 -60 -90 0 -90Z",
      214,
      250,
      -10,
      1,
    ],
    ["M-70 -90H70L54 92H-54Z", 1716, 262, 9, 1],
    [
      "M0 -100C34 -100 30 -50 50 -20C84 20 82 96 0 96C-82 96 -84 20 -50 -20C-30 -50 -34 -100 0 -100Z",
      196,
      792,
      8,
      1,
    ],
    ["M-92 -70H92V34Q92 70 56 70H-4L-44 104V70H-56Q-92 70 -92 34Z", 1712, 800, -8, 1],
  ];

/** Circles around the empty places, the tapes and the crayons, which the doodles avoid. */
const TAKEN = [
  ...EMPTY.map(([, x, y]) => [x, y, 150] as const),
  [120, 92, 120],
  [1800, 92, 120],
  [1806, 990, 130],
  [150, 1010, 210],
  [1846, 560, 170],
] as const;

const tape = (colour: string): string =>
  path("M-96 -24L-86 -12L-96 0L-86 12L-96 24H96L86 12L96 0L86 -12L96 -24Z", {
    fill: colour,
    opacity: 0.34,
  });

function table(): string {
  const defs =
    radial(
      "ground",
      [
        [0, "#2a2040"],
        [0.55, "#1c152b"],
        [1, "#110c1a"],
      ],
      'cx=".5" cy=".46" r=".75"',
    ) +
    linear("page", [
      [0, "#281f3d"],
      [1, "#1f182f"],
    ]) +
    '<pattern id="dots" width="48" height="48" patternUnits="userSpaceOnUse"><circle cx="24" cy="24" r="2.2" fill="#fff7e6" opacity=".07"/></pattern>' +
    radial("calm", [
      [0, "#221a33", 0.9],
      [0.5, "#221a33", 0.7],
      [1, "#221a33", 0],
    ]) +
    radial("lamp", [
      [0, "#8f6bff", 0.16],
      [1, "#8f6bff", 0],
    ]) +
    radial(
      "edge",
      [
        [0.6, "#0a0710", 0],
        [1, "#0a0710", 0.7],
      ],
      'cx=".5" cy=".5" r=".75"',
    );
  const page = (turn: number, fill: string): string =>
    `<rect x="76" y="62" width="1768" height="952" rx="44" fill="${fill}" stroke="${LINE}" stroke-width="4" transform="rotate(${turn} 960 540)"/>`;
  const spine =
    path("M960 60V1016", { stroke: "#0d0914", width: 26, opacity: 0.2 }) +
    path("M960 60V1016", { stroke: LINE, width: 3, opacity: 0.5 });
  const empty = EMPTY.map(([d, x, y, turn, scale]) =>
    place(
      `<path d="${d}" fill="#15101f" fill-opacity=".45" stroke="#fff7e6" stroke-opacity=".2" stroke-width="5" stroke-dasharray="16 13" stroke-linecap="round"/>`,
      x,
      y,
      turn,
      scale,
    ),
  ).join("");
  return svg(
    W,
    H,
    `<defs>${defs}</defs><rect width="${W}" height="${H}" fill="url(#ground)"/>` +
      `<rect x="70" y="80" width="1780" height="960" rx="44" fill="#07040c" opacity=".5"/>` +
      page(1.2, "#1a1329") +
      page(-0.5, "#1e1730") +
      page(0, "url(#page)") +
      `<rect x="76" y="62" width="1768" height="952" rx="44" fill="url(#dots)"/>` +
      spine +
      doodles({
        width: W,
        height: H,
        seed: 12,
        colour: "#fff7e6",
        opacity: 0.09,
        clear: [0.5, 0.5, 0.4, 0.44],
        avoid: TAKEN,
        step: 140,
        size: 1.2,
      }) +
      empty +
      '<ellipse cx="960" cy="540" rx="760" ry="460" fill="url(#calm)"/><ellipse cx="960" cy="430" rx="900" ry="520" fill="url(#lamp)"/>' +
      place(tape("#ff7ab8"), 120, 92, -42, 1) +
      place(tape("#58e6d9"), 1800, 92, 42, 1) +
      place(tape("#ffd23f"), 1806, 990, -40, 1) +
      place(crayon("#b3412f", "#6e2430"), 96, 1020, -24, 0.86) +
      place(crayon("#b98a1e", "#6a4a1c"), 230, 1070, -10, 0.8) +
      place(crayon("#2f7f8f", "#1d4460"), 1846, 560, 84, 0.66) +
      `<rect width="${W}" height="${H}" fill="url(#edge)"/>`,
  );
}

export const tableJobs = [
  {
    name: "scenes/table.webp",
    run: async () =>
      write(
        "scenes/table.webp",
        await webp(await sharp(Buffer.from(table())).png().toBuffer(), { most: 88, quality: 86 }),
      ),
  },
];
