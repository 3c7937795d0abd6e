/** Ways to host, each in one picture: the devices, and the characters on their screens. */
import sharp from "sharp";
import { stickerOf } from "../cast/index.ts";
import { webp, write } from "../lib/out.ts";
import { INK, path, svg } from "../lib/svg.ts";

const SIZE = { width: 960, height: 600 };
const CREAM = "#fff7e6";

interface Seat {
  src: string;
  /** Middle of the square it fills; `size` is the edge of that square. */
  x: number;
  y: number;
  size: number;
  turn?: number;
}

interface Scene {
  name: string;
  drawn: string;
  seats: readonly Seat[];
}

const rounded = (x: number, y: number, w: number, h: number, r: number, fill: string, line = 8) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" stroke="${INK}" stroke-width="${line}"/>`;

const shadow = (inner: string): string =>
  `<g transform="translate(0 12)" opacity=".45" fill="#0a0512">${inner}</g>`;

/** A television on its foot; the screen is 24 px inside its box. */
function television(x: number, y: number, w: number, h: number, screen: string): string {
  const foot = path(`M${x + w / 2 - 70} ${y + h}h140l34 46h-208Z`, {
    fill: "#5d4f86",
    stroke: INK,
    width: 8,
  });
  return (
    shadow(`<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="34"/>`) +
    foot +
    rounded(x - 10, y - 10, w + 20, h + 20, 40, CREAM) +
    rounded(x, y, w, h, 32, "#3a2f55") +
    rounded(x + 24, y + 24, w - 48, h - 48, 18, screen, 5) +
    path(`M${x + 46} ${y + 120}V${y + 62}Q${x + 46} ${y + 46} ${x + 62} ${y + 46}H${x + 170}`, {
      stroke: "#fff",
      width: 8,
      opacity: 0.5,
    })
  );
}

function phone(x: number, y: number, turn: number, screen: string, scale = 1): string {
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">` +
    shadow('<rect x="-76" y="-136" width="152" height="272" rx="32"/>') +
    rounded(-84, -144, 168, 288, 40, CREAM) +
    rounded(-74, -134, 148, 268, 32, "#3a2f55") +
    rounded(-58, -112, 116, 224, 16, screen, 5) +
    path("M-16 -122H16", { stroke: CREAM, width: 6 }) +
    "</g>"
  );
}

function laptop(x: number, y: number, w: number, h: number, screen: string): string {
  return (
    rounded(x - 8, y - 8, w + 16, h + 16, 34, CREAM) +
    rounded(x, y, w, h, 28, "#3a2f55") +
    rounded(x + 20, y + 20, w - 40, h - 40, 14, screen, 5) +
    path(`M${x - 60} ${y + h + 12}H${x + w + 60}L${x + w + 96} ${y + h + 66}H${x - 96}Z`, {
      fill: CREAM,
      stroke: INK,
      width: 8,
    }) +
    path(`M${x + w / 2 - 70} ${y + h + 40}h140`, { stroke: "#b9aed0", width: 14 })
  );
}

/** A participant's tile in a video call. */
const tile = (x: number, y: number, fill: string): string => rounded(x, y, 186, 132, 16, fill, 5);

const waves = (x: number, y: number): string =>
  [34, 70, 106]
    .map(
      (r) =>
        path(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x} ${y - r}`, { stroke: INK, width: 26 }) +
        path(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x} ${y - r}`, { stroke: "#ffd23f", width: 14 }),
    )
    .join("");

const remote = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(18)">` +
  rounded(-54, -138, 108, 276, 44, CREAM) +
  rounded(-44, -128, 88, 256, 38, "#3a2f55", 6) +
  `<circle cy="-62" r="32" fill="#ffd23f" stroke="${INK}" stroke-width="6"/><circle cy="-62" r="11" fill="${INK}"/>` +
  `<circle cx="-20" cy="12" r="11" fill="#ff6b8b"/><circle cx="20" cy="12" r="11" fill="#58e6d9"/>` +
  `<circle cx="-20" cy="52" r="11" fill="#9b7bff"/><circle cx="20" cy="52" r="11" fill="#7ed957"/></g>`;

const SCENES: readonly Scene[] = [
  {
    name: "central_screen",
    drawn:
      television(180, 40, 600, 360, "#ff8f5c") +
      phone(150, 450, -12, "#58e6d9") +
      phone(480, 478, 3, "#9b7bff", 0.8) +
      phone(812, 450, 12, "#ff6b8b"),
    seats: [
      { src: "tomato", x: 372, y: 222, size: 250 },
      { src: "fries", x: 590, y: 222, size: 250 },
      { src: "pear", x: 150, y: 450, size: 128, turn: -12 },
      { src: "sushi-shades", x: 480, y: 476, size: 104, turn: 3 },
      { src: "donut", x: 812, y: 450, size: 128, turn: 12 },
    ],
  },
  {
    name: "video_call",
    drawn:
      laptop(220, 50, 520, 390, "#221a33") +
      tile(266, 96, "#ff8f5c") +
      tile(510, 96, "#58e6d9") +
      tile(266, 256, "#9b7bff") +
      tile(510, 256, "#7ed957") +
      phone(830, 420, 12, "#ffd23f", 0.86),
    seats: [
      { src: "taco", x: 359, y: 166, size: 128 },
      { src: "avocado", x: 603, y: 166, size: 128 },
      { src: "panda-sushi", x: 359, y: 326, size: 128 },
      { src: "cupcake", x: 603, y: 326, size: 128 },
      { src: "bagel-sandwich", x: 830, y: 420, size: 112, turn: 12 },
    ],
  },
  {
    name: "mobile_only",
    drawn:
      phone(250, 320, -14, "#58e6d9", 1.35) +
      phone(710, 320, 14, "#ff6b8b", 1.35) +
      phone(480, 300, 0, "#ff8f5c", 1.6),
    seats: [
      { src: "pear", x: 250, y: 320, size: 168, turn: -14 },
      { src: "donut", x: 710, y: 320, size: 168, turn: 14 },
      { src: "fries", x: 480, y: 300, size: 196 },
    ],
  },
  {
    name: "chromecast",
    drawn:
      television(300, 40, 560, 340, "#9b7bff") +
      waves(300, 430) +
      phone(170, 430, -10, "#58e6d9", 1.05),
    seats: [
      { src: "cheese", x: 486, y: 214, size: 230 },
      { src: "chili", x: 686, y: 214, size: 230 },
      { src: "watermelon", x: 170, y: 430, size: 136, turn: -10 },
    ],
  },
  {
    name: "smart_tv",
    drawn: television(120, 50, 620, 370, "#58e6d9") + remote(824, 420),
    seats: [
      { src: "popcorn", x: 320, y: 238, size: 250 },
      { src: "pretzel", x: 546, y: 238, size: 250 },
    ],
  },
  {
    name: "discord",
    drawn:
      laptop(190, 50, 580, 390, "#2b2350") +
      rounded(228, 88, 86, 314, 20, "#1b1438", 5) +
      rounded(334, 88, 398, 314, 20, "#7a86ff", 5) +
      `<path d="M690 20h190q34 0 34 34v84q0 34 -34 34h-120l-52 46v-46h-18q-34 0 -34 -34v-84q0 -34 34 -34Z" fill="${CREAM}" stroke="${INK}" stroke-width="8"/>` +
      `<circle cx="734" cy="96" r="16" fill="#7a86ff"/><circle cx="790" cy="96" r="16" fill="#7a86ff"/><circle cx="846" cy="96" r="16" fill="#7a86ff"/>`,
    seats: [
      { src: "egg", x: 271, y: 140, size: 78 },
      { src: "corn", x: 271, y: 232, size: 78 },
      { src: "lemon", x: 271, y: 324, size: 78 },
      { src: "robot3", x: 446, y: 248, size: 214 },
      { src: "strawberry", x: 628, y: 258, size: 204 },
    ],
  },
];

async function draw({ name, drawn, seats }: Scene): Promise<void> {
  const layers = await Promise.all(
    seats.map(async ({ src, x, y, size, turn = 0 }) => {
      const input = await sharp(await stickerOf(src))
        .resize(size, size)
        .rotate(turn, { background: "#00000000" })
        .png()
        .toBuffer();
      const { width, height } = await sharp(input).metadata();
      return { input, left: Math.round(x - width / 2), top: Math.round(y - height / 2) };
    }),
  );
  const picture = await sharp(Buffer.from(svg(SIZE.width, SIZE.height, drawn)))
    .composite(layers)
    .png()
    .toBuffer();
  const small = await sharp(picture).resize(720, 450).png().toBuffer();
  write(`hosting/${name}.webp`, await webp(small, { most: 36, quality: 88 }));
}

export const hostingJobs = SCENES.map((scene) => ({
  name: `hosting/${scene.name}`,
  run: () => draw(scene),
}));
