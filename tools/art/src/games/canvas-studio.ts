/** The stage of Canvas Clash: a painters' attic at night, messy at the edges and calm in the middle. */
import sharp from "sharp";
import { webp, write } from "../lib/out.ts";
import { INK, chance, linear, n1, path, radial, resetIds, svg } from "../lib/svg.ts";
import { BEAM, bulb, drips, easel, jar, sheet, splat, tin } from "./canvas-props.ts";

export interface Studio {
  width: number;
  height: number;
  /** Where the wall meets the floor. */
  floor: number;
  /** The arched window: middle, top, half its width. */
  window: readonly [x: number, top: number, half: number];
  /** The rug: y of its middle, and its radii. */
  rug: readonly [y: number, rx: number, ry: number];
  /** A string of bulbs: x, y and size of each. */
  bulbs: readonly (readonly [number, number, number])[];
  easels: readonly Parameters<typeof easel>[];
  sheets: readonly Parameters<typeof sheet>[];
  tins: readonly Parameters<typeof tin>[];
  jars: readonly Parameters<typeof jar>[];
  splats: readonly Parameters<typeof splat>[];
  drips: readonly (readonly [colour: number, from: number, to: number, seed: number])[];
}

export const TV_STUDIO: Studio = {
  width: 1920,
  height: 1080,
  floor: 790,
  window: [960, 150, 330],
  rug: [930, 820, 104],
  bulbs: [
    [120, 150, 0.9],
    [330, 206, 0.8],
    [560, 214, 0.7],
    [1360, 214, 0.7],
    [1590, 206, 0.8],
    [1800, 150, 0.9],
  ],
  easels: [
    [196, 926, 1.02, -3, "cat", 0],
    [1728, 926, 1.02, 3, "rocket", 1],
  ],
  sheets: [
    [420, 400, 1.05, -6, "sun"],
    [520, 560, 0.9, 5, "fish"],
    [1496, 400, 1.05, 5, "house"],
    [1404, 566, 0.9, -6, "banana"],
  ],
  tins: [
    [390, 912, 1.05, 1],
    [484, 942, 0.86, 3],
    [1530, 916, 1.05, 0],
    [1438, 946, 0.86, 2],
  ],
  jars: [
    [52, 968, 1.15, 2],
    [1872, 968, 1.15, 4],
  ],
  splats: [
    [300, 1010, 66, 0, 3, 0.34],
    [620, 1032, 54, 2, 11, 0.32],
    [1290, 1034, 60, 1, 7, 0.32],
    [1640, 1012, 64, 3, 19, 0.34],
    [110, 1056, 44, 4, 5, 0.34],
    [1830, 1060, 40, 5, 23, 0.34],
  ],
  drips: [
    [0, -30, 470, 4],
    [1, 1462, 1960, 14],
  ],
};

const PHONE_STUDIO: Studio = {
  width: 780,
  height: 1688,
  floor: 1180,
  window: [390, 250, 292],
  rug: [1420, 450, 120],
  bulbs: [
    [70, 190, 0.85],
    [230, 236, 0.7],
    [550, 236, 0.7],
    [710, 190, 0.85],
  ],
  easels: [],
  sheets: [
    [60, 640, 0.95, -7, "sun"],
    [724, 650, 0.95, 6, "cat"],
    [48, 860, 0.85, 6, "fish"],
    [736, 866, 0.85, -5, "rocket"],
  ],
  tins: [
    [82, 1310, 1.2, 1],
    [178, 1356, 0.95, 3],
    [704, 1316, 1.2, 0],
  ],
  jars: [[610, 1346, 1.05, 2]],
  splats: [
    [130, 1560, 80, 0, 3, 0.36],
    [420, 1634, 74, 2, 11, 0.34],
    [668, 1560, 84, 1, 7, 0.36],
    [300, 1490, 44, 4, 5, 0.34],
  ],
  drips: [
    [0, -30, 190, 4],
    [1, 590, 820, 14],
  ],
};

const arch = ([x, top, half]: Studio["window"], floor: number, out = 0): string => {
  const [l, r, bottom] = [x - half - out, x + half + out, floor - 118 + out];
  const spring = top + half;
  return `M${l} ${bottom}V${spring}A${half + out} ${half + out} 0 0 1 ${r} ${spring}V${bottom}Z`;
};

/** Night over roofs, behind glass. It is kept quiet, because pictures are shown in front of it. */
function night({ window, floor }: Studio): string {
  const [x, top, half] = window;
  const random = chance(8);
  const stars = Array.from({ length: 34 }, () => {
    const [sx, sy] = [x + (random() * 2 - 1) * half, top + 20 + random() * half * 1.25];
    return `<circle cx="${n1(sx)}" cy="${n1(sy)}" r="${n1(1 + random() * 2.4)}" fill="#cfeaff" opacity="${n1(0.25 + random() * 0.5)}"/>`;
  }).join("");
  const base = floor - 118;
  const roofs = Array.from({ length: 7 }, (_, i) => {
    const w = (half * 2) / 6;
    const rx = x - half + (i - 0.5) * w;
    const h = 70 + random() * 90;
    return `M${n1(rx)} ${base}V${n1(base - h)}L${n1(rx + w / 2)} ${n1(base - h - 52)}L${n1(rx + w)} ${n1(base - h)}V${base}Z`;
  }).join("");
  const bars = [-0.5, 0, 0.5].map((u) => `M${x + u * half * 1.0} ${top}V${base}`).join("");
  return (
    `<clipPath id="pane"><path d="${arch(window, floor)}"/></clipPath>` +
    `<g clip-path="url(#pane)"><rect x="${x - half}" y="${top}" width="${half * 2}" height="${base - top}" fill="url(#sky)"/>` +
    `<circle cx="${x + half * 0.42}" cy="${top + half * 0.52}" r="${half * 0.62}" fill="url(#moonglow)"/>` +
    `<circle cx="${x + half * 0.42}" cy="${top + half * 0.52}" r="${half * 0.17}" fill="#d9f1ff" opacity=".7"/>` +
    `<circle cx="${x + half * 0.36}" cy="${top + half * 0.47}" r="${half * 0.13}" fill="#123c55" opacity=".55"/>` +
    stars +
    path(roofs, { fill: "#0a1f2c" }) +
    `</g>` +
    path(`${bars}M${x - half} ${top + half}H${x + half}`, { stroke: BEAM, width: 14 }) +
    path(arch(window, floor), { stroke: BEAM, width: 36 }) +
    path(arch(window, floor, 8), { stroke: "#2d6079", width: 5, opacity: 0.8 }) +
    path(`M${x - half - 50} ${base + 8}H${x + half + 50}`, { stroke: BEAM, width: 34 }) +
    path(`M${x - half - 52} ${base - 4}H${x + half + 52}`, { stroke: "#2d6079", width: 5 })
  );
}

/** The cord that bulbs hang from, sagging between them. */
function cord({ bulbs, width }: Studio): string {
  const ends = [[-20, 60, 1], ...bulbs, [width + 20, 60, 1]] as const;
  const d = ends.slice(1).map(([x, y], i) => {
    const [fx, fy] = ends[i] ?? [0, 0];
    const isFar = x - fx > 600;
    const sag = isFar ? -190 : 34;
    return `Q${n1((fx + x) / 2)} ${n1((fy + y) / 2 + sag)} ${x} ${y - 12}`;
  });
  return path(`M-20 60${d.join("")}`, { stroke: BEAM, width: 7 });
}

export function studio(place: Studio): string {
  const { width: w, height: h, floor, rug } = place;
  const [ry, rrx, rry] = rug;
  const defs =
    linear("wall", [
      [0, "#0c2231"],
      [1, "#17405a"],
    ]) +
    linear("boards", [
      [0, "#23485c"],
      [0.3, "#183546"],
      [1, "#0a1a25"],
    ]) +
    linear("sky", [
      [0, "#0c2f4a"],
      [0.7, "#1c5f86"],
      [1, "#2c7fa3"],
    ]) +
    linear("wood", [
      [0, "#d89a5a"],
      [1, "#8d5a30"],
    ]) +
    linear(
      "tin",
      [
        [0, "#cfdbe2"],
        [1, "#7f97a4"],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    ) +
    linear(
      "sheen",
      [
        [0, "#ffffff", 0.4],
        [0.6, "#ffffff", 0],
        [1, "#5b4a6b", 0.24],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
    radial("bulb", [
      [0, "#fffbe0"],
      [0.6, "#ffd97a"],
      [1, "#ffab45"],
    ]) +
    radial("halo", [
      [0, "#ffc766", 0.42],
      [1, "#ffc766", 0],
    ]) +
    radial("moonglow", [
      [0, "#a8e0ff", 0.38],
      [1, "#a8e0ff", 0],
    ]) +
    radial("rugfill", [
      [0, "#2f7391"],
      [0.75, "#215a76"],
      [1, "#17465e"],
    ]) +
    radial("spot", [
      [0, "#9fdcff", 0.16],
      [1, "#9fdcff", 0],
    ]) +
    radial(
      "edge",
      [
        [0.5, "#050d13", 0],
        [1, "#050d13", 0.72],
      ],
      'cx=".5" cy=".48" r=".78"',
    );
  const planks = Array.from(
    { length: Math.ceil(w / 130) },
    (_, i) => `M${65 + i * 130} 0V${floor}`,
  ).join("");
  const ways = Array.from({ length: 19 }, (_, i) => {
    const u = i - 9;
    return `M${n1(w / 2 + u * w * 0.062)} ${floor}L${n1(w / 2 + u * w * 0.17)} ${h}`;
  }).join("");
  const carpet =
    `<ellipse cx="${w / 2}" cy="${ry + 14}" rx="${rrx + 6}" ry="${rry + 5}" fill="#03090e" opacity=".5"/>` +
    `<ellipse cx="${w / 2}" cy="${ry}" rx="${rrx}" ry="${rry}" fill="#ff9f43" stroke="${INK}" stroke-width="6"/>` +
    `<ellipse cx="${w / 2}" cy="${ry}" rx="${rrx - 24}" ry="${rry - 12}" fill="url(#rugfill)" stroke="${INK}" stroke-width="5"/>` +
    `<ellipse cx="${w / 2}" cy="${ry}" rx="${n1(rrx * 0.7)}" ry="${n1(rry * 0.66)}" fill="none" stroke="#8fe0ff" stroke-opacity=".3" stroke-width="6" stroke-dasharray="26 20"/>`;
  return svg(
    w,
    h,
    `<defs>${defs}</defs><rect width="${w}" height="${h}" fill="url(#wall)"/>${path(planks, { stroke: "#0a1e2b", width: 4, opacity: 0.55 })}` +
      night(place) +
      place.sheets.map((one) => sheet(...one)).join("") +
      `<rect y="${floor}" width="${w}" height="${h - floor}" fill="url(#boards)"/>` +
      path(ways, { stroke: BEAM, width: 4, opacity: 0.5 }) +
      path(`M-20 ${floor - 14}H${w + 20}`, { stroke: BEAM, width: 28 }) +
      path(`M-20 ${floor - 24}H${w + 20}`, { stroke: "#2b5b73", width: 5 }) +
      carpet +
      `<ellipse cx="${w / 2}" cy="${ry - rry}" rx="${n1(rrx * 0.9)}" ry="${n1(h * 0.4)}" fill="url(#spot)"/>` +
      place.splats.map((one) => splat(...one)).join("") +
      `<rect width="${w}" height="${h}" fill="url(#edge)"/>` +
      place.easels.map((one) => easel(...one)).join("") +
      place.tins.map((one) => tin(...one)).join("") +
      place.jars.map((one) => jar(...one)).join("") +
      cord(place) +
      place.bulbs.map((one) => bulb(...one)).join("") +
      place.drips.map(([colour, from, to, seed]) => drips(w, colour, from, to, seed)).join(""),
  );
}

const draw = (place: Studio): Promise<Buffer> => {
  resetIds();
  return sharp(Buffer.from(studio(place)))
    .flatten({ background: "#0e1f2b" })
    .png()
    .toBuffer();
};

export const studioJobs = [
  {
    name: "games/canvas-clash/studio.webp",
    run: async () =>
      write(
        "games/canvas-clash/studio.webp",
        await webp(await draw(TV_STUDIO), { most: 108, quality: 86 }),
      ),
  },
  {
    name: "games/canvas-clash/studio-phone.webp",
    run: async () =>
      write(
        "games/canvas-clash/studio-phone.webp",
        await webp(await draw(PHONE_STUDIO), { most: 58, quality: 84 }),
      ),
  },
];
