/** The laboratory of the experiments: a bench, glass that bubbles, and a ruler along the wall. */
import sharp from "sharp";
import { posed, stickerOf } from "../cast/index.ts";
import { flask } from "../brand/experiments-logo.ts";
import { webp, write } from "../lib/out.ts";
import { chance, ellipse, INK, linear, path, place, radial, resetIds, svg } from "../lib/svg.ts";
import { doodles } from "../scenes/doodles.ts";

interface Lab {
  readonly width: number;
  readonly height: number;
  /** y of the bench's top. */
  readonly bench: number;
  /** Flasks: x of the middle, size. They stand on the bench. */
  readonly flasks: readonly (readonly [x: number, size: number])[];
  /** Racks of three test tubes: x of the first tube of each. */
  readonly tubes: readonly number[];
}

const TV: Lab = {
  width: 1920,
  height: 1080,
  bench: 900,
  flasks: [
    [150, 0.5],
    [1778, 0.56],
  ],
  tubes: [300, 1390],
};
const PHONE: Lab = {
  width: 780,
  height: 1688,
  bench: 1450,
  flasks: [
    [120, 0.5],
    [676, 0.56],
  ],
  tubes: [250],
};

const TUBE = "M0 0H44V150Q44 172 22 172Q0 172 0 150Z";
const COLOURS = ["#5eead4", "#ffb454", "#ff7a8a"] as const;

function tubes(x: number, bench: number): string {
  const rack = path(`M${x - 22} ${bench - 92}H${x + 236}V${bench - 66}H${x - 22}Z`, {
    fill: "#7a4b2a",
    stroke: INK,
    width: 8,
  });
  const legs = path(`M${x - 8} ${bench - 66}V${bench}M${x + 222} ${bench - 66}V${bench}`, {
    stroke: "#5b3620",
    width: 18,
  });
  const glasses = COLOURS.map((colour, at) => {
    const level = 46 + at * 24;
    const liquid = `M5 ${level}H39V150Q39 167 22 167Q5 167 5 150Z`;
    const tube =
      path(TUBE, { fill: "#e6fffa", opacity: 0.28 }) +
      path(liquid, { fill: colour, opacity: 0.85 }) +
      path(TUBE, { stroke: INK, width: 8 }) +
      path("M12 18V120", { stroke: "#fff", width: 7, opacity: 0.7 });
    return place(tube, x + at * 82, bench - 186);
  });
  return legs + glasses.join("") + rack;
}

/** Marks along the wall, every fifth one long: everything here is measured. */
function ruler({ width, height }: Lab): string {
  const y = height * 0.6;
  const step = width / 48;
  const marks = Array.from({ length: 47 }, (_, at) => {
    const length = (at + 1) % 5 === 0 ? 44 : 22;
    return `M${(at + 1) * step} ${y}v${length}`;
  });
  return (
    path(`M0 ${y}H${width}`, { stroke: "#5eead4", width: 5, opacity: 0.16 }) +
    path(marks.join(""), { stroke: "#5eead4", width: 5, opacity: 0.13 })
  );
}

function bubbles({ width, bench, flasks }: Lab): string {
  const random = chance(11);
  return flasks
    .flatMap(([x, size]) =>
      Array.from({ length: 13 }, (_, at) => {
        const r = (8 + random() * 20) * size;
        const left = Math.min(width - 20, x + (random() - 0.5) * 190 * size);
        const up = bench - 320 * size - at * 46 * size - random() * 30;
        const opacity = Math.max(0.08, 0.62 - at * 0.045);
        return (
          `<g opacity="${opacity}">` +
          ellipse(left, up, r, r, `fill="${COLOURS[at % 2]}" stroke="${INK}" stroke-width="5"`) +
          ellipse(left - r * 0.3, up - r * 0.3, r * 0.22, r * 0.22, 'fill="#fff"') +
          "</g>"
        );
      }),
    )
    .join("");
}

function lab(scene: Lab): string {
  const { width, height, bench, flasks } = scene;
  const wall = radial(
    "wall",
    [
      [0, "#1f5a58"],
      [0.6, "#113a3a"],
      [1, "#0b2424"],
    ],
    'cx=".5" cy=".4" r=".8"',
  );
  const wood = linear("wood", [
    [0, "#8a5a33"],
    [0.2, "#5f3b22"],
    [1, "#2a1a14"],
  ]);
  return svg(
    width,
    height,
    `<defs>${wall}${wood}</defs><rect width="${width}" height="${height}" fill="url(#wall)"/>` +
      doodles({
        width,
        height: bench - 40,
        seed: 8,
        colour: "#5eead4",
        opacity: 0.05,
        clear: [0.5, 0.45, 0.28, 0.3],
      }) +
      ruler(scene) +
      `<rect y="${bench}" width="${width}" height="${height - bench}" fill="url(#wood)"/>` +
      path(`M0 ${bench}H${width}`, { stroke: INK, width: 10 }) +
      path(`M0 ${bench + 12}H${width}`, { stroke: "#c08a58", width: 8, opacity: 0.6 }) +
      bubbles(scene) +
      scene.tubes.map((x) => tubes(x, bench)).join("") +
      flasks
        .map(([x, size]) => place(flask(), x - 380 * size, bench + 14 - 332 * size, 0, size))
        .join(""),
  );
}

const draw = (scene: Lab): Promise<Buffer> => {
  resetIds();
  return sharp(Buffer.from(lab(scene)))
    .flatten({ background: "#0b2424" })
    .png()
    .toBuffer();
};

const SIZE = { width: 1280, height: 800 };

async function card(): Promise<void> {
  const scene: Lab = { ...TV, width: 1280, height: 800, bench: 690, flasks: [], tubes: [] };
  const fit = (image: Buffer, size: number): Promise<Buffer> =>
    sharp(image).resize(size, size).png().toBuffer();
  const glass = svg(
    SIZE.width,
    SIZE.height,
    bubbles({ ...scene, flasks: [[640, 1.25]] }) + place(flask(), 640 - 380 * 1.25, 300, 0, 1.25),
  );
  const layers = [
    { input: Buffer.from(glass), left: 0, top: 0 },
    { input: await fit(await posed("panda-sushi", ["point", "hips"]), 500), left: 40, top: 280 },
    { input: await fit(await stickerOf("robot3"), 500), left: 760, top: 280 },
  ];
  const large = await sharp(await draw(scene))
    .composite(layers)
    .png()
    .toBuffer();
  const small = await sharp(large).resize(640, 400).png().toBuffer();
  write("games/nearest/card.webp", await webp(small, { most: 39, quality: 88 }));
}

export const labJobs = [
  {
    name: "games/nearest/lab.webp",
    run: async () =>
      write("games/nearest/lab.webp", await webp(await draw(TV), { most: 100, quality: 86 })),
  },
  {
    name: "games/nearest/lab-phone.webp",
    run: async () =>
      write(
        "games/nearest/lab-phone.webp",
        await webp(await draw(PHONE), { most: 56, quality: 84 }),
      ),
  },
  { name: "games/nearest/card.webp", run: card },
];
