/** The stage of Requip: a comedy club at night, curtains open, two neon bubbles that cannot stop laughing. */
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

interface Club {
  width: number;
  height: number;
  /** Where the wall meets the boards. */
  floor: number;
  /** Width of a curtain at its top. */
  curtain: number;
  /** Neon bubbles: x, y, size, which sign. */
  neons: readonly (readonly [number, number, number, "laugh" | "quote" | "robot"])[];
  /** The microphone: x, y of its foot, size. */
  mic: readonly [number, number, number];
}

export const TV_CLUB: Club = {
  width: 1920,
  height: 1080,
  floor: 838,
  curtain: 300,
  neons: [
    [452, 300, 1, "laugh"],
    [1468, 300, 1, "robot"],
  ],
  mic: [960, 1010, 1],
};

const PHONE_CLUB: Club = {
  width: 780,
  height: 1688,
  floor: 1330,
  curtain: 150,
  neons: [
    [232, 420, 0.72, "laugh"],
    [560, 640, 0.72, "robot"],
  ],
  mic: [390, 1580, 1.1],
};

const VIOLET = "#9b7bff";
const CYAN = "#58e6d9";

function bricks({ width, floor }: Club): string {
  const random = chance(8);
  const [w, h] = [118, 52];
  let marks = "";
  for (let row = 0; row * h < floor; row++) {
    for (let col = -1; col * w < width; col++) {
      const x = col * w + (row % 2 ? w / 2 : 0);
      const shade = random();
      if (shade < 0.55) continue;
      marks += `<rect x="${n1(x + 4)}" y="${row * h + 4}" width="${w - 8}" height="${h - 8}" rx="8" fill="${shade > 0.86 ? "#3d2f6b" : "#33275a"}" opacity="${n1(0.35 + shade * 0.4)}"/>`;
    }
  }
  return marks;
}

/** A glowing tube: wide and faint, then bright, then its white core. */
const tube = (d: string, colour: string, width = 13): string =>
  path(d, { stroke: colour, width: width * 3.6, opacity: 0.14 }) +
  path(d, { stroke: colour, width: width * 2, opacity: 0.3 }) +
  path(d, { stroke: colour, width }) +
  path(d, { stroke: "#ffffff", width: width * 0.34, opacity: 0.85 });

const BUBBLE =
  "M-150 -96Q-150 -130 -112 -130H112Q150 -130 150 -96V44Q150 80 112 80H-10L-74 134L-64 80H-112Q-150 80 -150 44Z";
const SIGNS: Record<Club["neons"][number][3], string> = {
  laugh: "M-92 -30Q-70 -66 -48 -30M48 -30Q70 -66 92 -30M-84 4H84Q72 56 0 56Q-72 56 -84 4Z",
  quote: "M-60 -60Q-92 -40 -88 0H-50V34H-92M40 -60Q8 -40 12 0H50V34H8",
  robot:
    "M-70 -56H70V46H-70ZM-36 -16V-8M36 -16V-8M-30 22H30M0 -56V-92M-14 -92H14M-70 -20H-96M70 -20H96",
};

const neon = ([x, y, size, sign]: Club["neons"][number]): string => {
  const [bubble, inside] = sign === "robot" ? [CYAN, VIOLET] : [VIOLET, CYAN];
  const mirrored = sign === "robot" ? -1 : 1;
  return (
    ellipse(x, y, 330 * size, 270 * size, `fill="url(#${sign === "robot" ? "cyan" : "violet"})"`) +
    place(tube(BUBBLE, bubble), x, y, mirrored * -5, mirrored * size, size) +
    place(tube(SIGNS[sign], inside, 10), x, y - 14 * size, mirrored * -5, size)
  );
};

/** A curtain: folds from the rail to the boards, tied back. */
function curtain({ height, floor, curtain: wide }: Club, side: -1 | 1, width: number): string {
  const folds = 6;
  const foot = floor + (height - floor) * 0.42;
  const part = Array.from({ length: folds }, (_, i) => {
    const [from, to] = [(i / folds) * wide, ((i + 1) / folds) * wide];
    const waist = 0.52;
    const lean = (x: number): string =>
      `${n1(x * waist)} ${n1(foot * 0.62)} ${n1(x * 0.72)} ${n1(foot)}`;
    return path(
      `M${n1(from)} -20C${n1(from)} ${n1(foot * 0.4)} ${lean(from)}L${n1(to * 0.72)} ${n1(foot)}C${n1(to * 0.72)} ${n1(foot)} ${n1(to * waist)} ${n1(foot * 0.62)} ${n1(to)} -20Z`,
      { fill: i % 2 ? "#6d35c9" : "#5726a8", stroke: INK, width: 5 },
    );
  }).join("");
  const tie = path(
    `M-10 ${n1(foot * 0.6)}Q${n1(wide * 0.3)} ${n1(foot * 0.66)} ${n1(wide * 0.66)} ${n1(foot * 0.6)}`,
    { stroke: "#ffd23f", width: 24 },
  );
  return place(part + tie, side === -1 ? 0 : width, 0, 0, side === -1 ? 1 : -1, 1);
}

const valance = ({ width }: Club): string => {
  const arcs = Math.round(width / 170);
  const step = width / arcs;
  return Array.from({ length: arcs }, (_, i) =>
    path(`M${n1(i * step)} -10V46Q${n1((i + 0.5) * step)} 128 ${n1((i + 1) * step)} 46V-10Z`, {
      fill: i % 2 ? "#5726a8" : "#6d35c9",
      stroke: INK,
      width: 5,
    }),
  ).join("");
};

const mic = ([x, y, size]: Club["mic"]): string =>
  place(
    ellipse(0, 0, 96, 18, `fill="#171029" stroke="${INK}" stroke-width="5"`) +
      path("M0 -4V-330", { stroke: INK, width: 16 }) +
      path("M0 -4V-330", { stroke: "#8d86a8", width: 7 }) +
      place(
        path("M-14 0H14L8 96H-8Z", { fill: "#3a3350", stroke: INK, width: 6 }) +
          path("M-34 -8A34 38 0 1 1 34 -8Q34 10 0 10Q-34 10 -34 -8Z", {
            fill: "#b9aed0",
            stroke: INK,
            width: 6,
          }) +
          path("M-28 -24H28M-32 -6H32M-14 -40V6M14 -40V6", { stroke: "#6a5f80", width: 4 }),
        -10,
        -372,
        -16,
      ),
    x,
    y,
    0,
    size,
  );

/** Boards that run towards the wall. */
const boards = ({ width, height, floor }: Club): string =>
  path(
    Array.from({ length: 21 }, (_, i) => {
      const u = i - 10;
      return `M${n1(width / 2 + u * width * 0.058)} ${floor}L${n1(width / 2 + u * width * 0.15)} ${height}`;
    }).join(""),
    { stroke: "#120c22", width: 4, opacity: 0.55 },
  );

export function club(place_: Club, withMic = true): string {
  const { width: w, height: h, floor } = place_;
  const defs =
    linear("wall", [
      [0, "#1d1438"],
      [1, "#2d2152"],
    ]) +
    linear("floor", [
      [0, "#4a3480"],
      [0.4, "#38286a"],
      [1, "#1a1232"],
    ]) +
    radial("violet", [
      [0, VIOLET, 0.34],
      [1, VIOLET, 0],
    ]) +
    radial("cyan", [
      [0, CYAN, 0.3],
      [1, CYAN, 0],
    ]) +
    linear("beam", [
      [0, "#fff1c9", 0.34],
      [1, "#fff1c9", 0],
    ]) +
    radial("pool", [
      [0, "#ffe9b0", 0.42],
      [1, "#ffe9b0", 0],
    ]) +
    radial(
      "edge",
      [
        [0.5, "#0c0818", 0],
        [1, "#0c0818", 0.8],
      ],
      'cx=".5" cy=".5" r=".78"',
    );
  const beam = path(
    `M${n1(w * 0.46)} -20H${n1(w * 0.54)}L${n1(w * 0.74)} ${n1(floor + 90)}H${n1(w * 0.26)}Z`,
    { fill: "url(#beam)" },
  );
  return svg(
    w,
    h,
    `<defs>${defs}</defs><rect width="${w}" height="${h}" fill="url(#wall)"/>` +
      bricks(place_) +
      place_.neons.map(neon).join("") +
      `<rect y="${floor}" width="${w}" height="${h - floor}" fill="url(#floor)"/>` +
      boards(place_) +
      path(`M-20 ${floor}H${w + 20}`, { stroke: "#120c22", width: 12 }) +
      beam +
      ellipse(w / 2, floor + (h - floor) * 0.5, w * 0.36, (h - floor) * 0.42, 'fill="url(#pool)"') +
      (withMic ? mic(place_.mic) : "") +
      curtain(place_, -1, w) +
      curtain(place_, 1, w) +
      valance(place_) +
      `<rect width="${w}" height="${h}" fill="url(#edge)"/>`,
  );
}

const draw = (stage: Club): Promise<Buffer> => {
  resetIds();
  return sharp(Buffer.from(club(stage)))
    .flatten({ background: "#1c1533" })
    .png()
    .toBuffer();
};

export const clubJobs = [
  {
    name: "games/requip/club.webp",
    run: async () =>
      write("games/requip/club.webp", await webp(await draw(TV_CLUB), { most: 96, quality: 86 })),
  },
  {
    name: "games/requip/club-phone.webp",
    run: async () =>
      write(
        "games/requip/club-phone.webp",
        await webp(await draw(PHONE_CLUB), { most: 54, quality: 84 }),
      ),
  },
];
