/** The garden of HIDE_AND_PEEK: six houses, two buckets, by day and in the dark. */
import sharp from "sharp";
import { stickerOf } from "../cast/index.ts";
import { icon } from "../lib/icons.ts";
import { webp, write } from "../lib/out.ts";
import {
  chance,
  ellipse,
  INK,
  linear,
  n1,
  path,
  place,
  radial,
  resetIds,
  svg,
} from "../lib/svg.ts";

const [W, H] = [1920, 1080];

/** Where the doors are; the rectangles of src-shared/catalog/hideSpots.ts lie around them. */
const HOUSES = [
  { x: 240, y: 480, size: 1, wall: "#ffe1b3", roof: "#e4504a", door: "#7a4a2a" },
  { x: 710, y: 420, size: 1, wall: "#cfe8ff", roof: "#3f6fd1", door: "#c94f4f" },
  { x: 1210, y: 420, size: 1, wall: "#ffd0dc", roof: "#a24fb8", door: "#3a6f5a" },
  { x: 1680, y: 480, size: 1, wall: "#fff3c4", roof: "#2fa56a", door: "#8a4b2b" },
  { x: 380, y: 920, size: 1.12, wall: "#e2d4ff", roof: "#f0883a", door: "#3a5fa8" },
  { x: 1540, y: 920, size: 1.12, wall: "#d7f5d0", roof: "#d83f6a", door: "#6a3f8a" },
] as const;
const BUCKETS = [
  { x: 785, y: 940, paint: "#2f8bff", dark: "#1a4fa8", stripes: true },
  { x: 1135, y: 940, paint: "#ff4d4d", dark: "#a81f2f", stripes: false },
] as const;

const FLOWERS = ["tulip", "cherry-blossom", "sunflower", "hibiscus"] as const;

function house({ x, y, size, wall, roof, door }: (typeof HOUSES)[number], isLit: boolean): string {
  const glass = isLit ? "#ffe28a" : "#bfefff";
  const window = (wx: number) =>
    `<rect x="${wx - 26}" y="-116" width="52" height="48" rx="8" fill="${glass}" stroke="${INK}" stroke-width="6"/>` +
    path(`M${wx} -116V-68M${wx - 26} -92H${wx + 26}`, { stroke: INK, width: 4 }) +
    `<rect x="${wx - 30}" y="-66" width="60" height="12" rx="4" fill="#fff" stroke="${INK}" stroke-width="4"/>`;
  return place(
    ellipse(0, 6, 150, 20, 'fill="#0d2a12" opacity=".35"') +
      path("M-120 0V-150H120V0Z", { fill: wall, stroke: INK, width: 7 }) +
      path("M-120 0V-150H-70V0Z", { fill: "#000", opacity: 0.07 }) +
      `<rect x="62" y="-262" width="34" height="74" fill="#a5553c" stroke="${INK}" stroke-width="7"/>` +
      path("M-150 -146L0 -276L150 -146Q150 -132 138 -132H-138Q-150 -132 -150 -146Z", {
        fill: roof,
        stroke: INK,
        width: 7,
      }) +
      path("M-104 -156L0 -246L104 -156", { stroke: "#fff", width: 7, opacity: 0.25 }) +
      path("M-34 0V-78Q0 -118 34 -78V0Z", { fill: door, stroke: INK, width: 7 }) +
      '<circle cx="18" cy="-38" r="5" fill="#ffd84a"/>' +
      window(-78) +
      window(78) +
      [-100, -62, 62, 100]
        .map((fx, at) => icon(`fluent-emoji:${FLOWERS[at] ?? "tulip"}`, { x: fx, y: -4, size: 36 }))
        .join(""),
    x,
    y,
    0,
    size,
  );
}

function bucket({ x, y, paint, dark, stripes }: (typeof BUCKETS)[number]): string {
  // Stripes and dots: the two are told apart without their colours.
  const pattern = stripes
    ? [-44, -14, 16, 46]
        .map((at) =>
          path(`M${at - 4} -112L${at * 0.72 - 3} -6`, { stroke: "#fff", width: 10, opacity: 0.4 }),
        )
        .join("")
    : [
        [-40, -84],
        [2, -60],
        [40, -88],
        [-18, -34],
        [26, -26],
      ]
        .map(([dx, dy]) => `<circle cx="${dx}" cy="${dy}" r="9" fill="#fff" opacity=".45"/>`)
        .join("");
  return place(
    ellipse(0, 4, 86, 16, 'fill="#0d2a12" opacity=".4"') +
      path("M-72 -128Q0 -230 72 -128", { stroke: "#cfd6e4", width: 10 }) +
      path("M-80 -124L-58 0Q0 20 58 0L80 -124Z", { fill: paint, stroke: INK, width: 7 }) +
      pattern +
      ellipse(0, -126, 82, 20, `fill="${dark}" stroke="${INK}" stroke-width="7"`),
    x,
    y,
    0,
    1.1,
  );
}

function hill(y: number, height: number, seed: number, fill: string): string {
  const next = chance(seed);
  const [a, b] = [next() * 9, next() * 9];
  let d = `M-20 ${H + 20}`;
  for (let x = -20; x <= W + 20; x += 20) {
    d += `L${x} ${n1(y + Math.sin(x / 260 + a) * height + Math.sin(x / 97 + b) * height * 0.25)}`;
  }
  return path(`${d}L${W + 20} ${H + 20}Z`, { fill });
}

function cloud(x: number, y: number, size: number, opacity: number): string {
  const puffs = [
    [-90, 0, 54, 36],
    [-40, -30, 60, 46],
    [20, -38, 66, 50],
    [74, -14, 56, 40],
    [0, 8, 130, 34],
  ] as const;
  return `<g opacity="${opacity}">${puffs.map(([dx, dy, rx, ry]) => ellipse(x + dx * size, y + dy * size, rx * size, ry * size, 'fill="#fff"')).join("")}</g>`;
}

const TREES = [
  [60, 380, 190],
  [470, 330, 130],
  [960, 310, 140],
  [1450, 330, 140],
  [1870, 390, 200],
] as const;

/** The whole garden. */
export function garden(isDark: boolean): string {
  const next = chance(5);
  const defs =
    linear(
      "sky",
      isDark
        ? [
            [0, "#070b22"],
            [0.6, "#1b2a58"],
            [1, "#3a4a86"],
          ]
        : [
            [0, "#4aa8ff"],
            [0.6, "#bfe8ff"],
            [1, "#fff4d6"],
          ],
    ) +
    linear("far", [
      [0, "#9fd88a"],
      [1, "#6cb86a"],
    ]) +
    linear("middle", [
      [0, "#84d15e"],
      [1, "#3f9d45"],
    ]) +
    linear("near", [
      [0, "#6fc24a"],
      [1, "#2f8038"],
    ]) +
    linear("way", [
      [0, "#f3d9a0"],
      [1, "#d9ad6a"],
    ]) +
    radial("moonlight", [
      [0, "#cfe0ff", 0.5],
      [1, "#cfe0ff", 0],
    ]);
  const tufts = Array.from({ length: 120 }, () => {
    const [x, y] = [Math.round(next() * W), Math.round(520 + next() * 540)];
    return path(`M${x} ${y}q-6 -16 -12 -18M${x} ${y}q0 -18 2 -24M${x} ${y}q6 -14 14 -16`, {
      stroke: "#3f8f3a",
      width: 4,
      opacity: 0.7,
    });
  });
  const stars = Array.from(
    { length: 90 },
    () =>
      `<circle cx="${Math.round(next() * W)}" cy="${Math.round(next() * 300)}" r="${n1(1 + next() * 2.4)}" fill="#fff6d8" opacity="${n1(0.4 + next() * 0.6)}"/>`,
  );
  const heaven = isDark
    ? stars.join("") +
      `<circle cx="1640" cy="130" r="210" fill="url(#moonlight)"/>` +
      icon("fluent-emoji:full-moon", { x: 1640, y: 130, size: 150 })
    : icon("fluent-emoji:sun-with-face", { x: 1700, y: 120, size: 170 }) +
      cloud(330, 120, 1, 0.95) +
      cloud(1010, 90, 0.8, 0.9) +
      cloud(1380, 190, 0.6, 0.85);
  const night = isDark
    ? `<rect width="${W}" height="${H}" fill="#0b1236" opacity=".62" style="mix-blend-mode:multiply"/><rect width="${W}" height="${H}" fill="#0b1030" opacity=".3"/>`
    : "";
  const land =
    hill(330, 40, 3, "#b9e3c0") +
    hill(370, 30, 8, "url(#far)") +
    TREES.map(([x, y, size], at) =>
      icon(`fluent-emoji:${at % 2 ? "evergreen-tree" : "deciduous-tree"}`, { x, y, size }),
    ).join("") +
    hill(450, 22, 14, "url(#middle)") +
    hill(700, 28, 21, "url(#near)") +
    path(
      "M860 1090C900 960 1040 900 960 800C900 720 700 660 880 520L940 520C800 660 1010 710 1070 800C1130 900 1060 980 1120 1090Z",
      { fill: "url(#way)", opacity: 0.95 },
    ) +
    tufts.join("") +
    HOUSES.map((one) => house(one, false)).join("") +
    BUCKETS.map(bucket).join("") +
    icon("fluent-emoji:hedgehog", { x: 110, y: 800, size: 84 }) +
    icon("fluent-emoji:duck", { x: 1830, y: 780, size: 90 });
  const lamps = isDark
    ? HOUSES.map(({ x, y, size }) =>
        [-78, 78]
          .map(
            (wx) =>
              `<rect x="${x + (wx - 23) * size}" y="${y - 113 * size}" width="${46 * size}" height="${42 * size}" rx="6" fill="#ffd76a" opacity=".85"/>`,
          )
          .join(""),
      ).join("")
    : "";
  const fireflies = isDark
    ? Array.from(
        { length: 26 },
        () =>
          `<circle cx="${Math.round(next() * W)}" cy="${Math.round(450 + next() * 560)}" r="5" fill="#d8ff8a" opacity="${n1(0.4 + next() * 0.5)}"/>`,
      ).join("")
    : "";
  return svg(
    W,
    H,
    `<defs>${defs}</defs><rect width="${W}" height="${H}" fill="url(#sky)"/>${isDark ? "" : heaven}${land}${night}${isDark ? heaven : ""}${lamps}${fireflies}`,
  );
}

async function render(isDark: boolean): Promise<Buffer> {
  resetIds();
  return sharp(Buffer.from(garden(isDark)), { unlimited: true })
    .flatten()
    .png()
    .toBuffer();
}

async function scene(file: string, isDark: boolean): Promise<void> {
  write(file, await webp(await render(isDark), { most: 150, quality: 84 }));
}

/** Behind the stage: the garden at night, far away and out of focus. */
async function backdrop(file: string, width: number, height: number): Promise<void> {
  const image = await sharp(await render(true))
    .resize(width, height, { fit: "cover" })
    .blur(9)
    .modulate({ brightness: 0.62 })
    .png()
    .toBuffer();
  write(file, await webp(image, { most: 46, quality: 76 }));
}

/** The card in the list of games: somebody peeks out of a bucket, somebody from behind a house. */
async function card(): Promise<void> {
  const back = await sharp(await render(false))
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
  { name: "games/hide-and-peek/day.webp", run: () => scene("games/hide-and-peek/day.webp", false) },
  {
    name: "games/hide-and-peek/dark.webp",
    run: () => scene("games/hide-and-peek/dark.webp", true),
  },
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
