/** The stage of RPS Shoot: a dojo at night, warm at the edges and calm in the middle. */
import sharp from "sharp";
import { webp, write } from "../lib/out.ts";
import { INK, chance, linear, n1, path, radial, resetIds, svg } from "../lib/svg.ts";
import { WOOD, banner, lantern, screen, type Stage } from "./rps-dojo.ts";

export const TV_STAGE: Stage = {
  width: 1920,
  height: 1080,
  floor: 742,
  gate: [960, 430, 350],
  mat: [918, 860, 128],
  lanterns: [
    [96, 70, 1.15],
    [258, 150, 0.9],
    [1662, 150, 0.9],
    [1824, 70, 1.15],
  ],
  screens: [
    [34, 300, 300, 400],
    [1586, 300, 300, 400],
  ],
  banners: [
    [448, 86, 1, "rock"],
    [1472, 86, 1, "scissors"],
  ],
};

const PHONE_STAGE: Stage = {
  width: 780,
  height: 1688,
  floor: 1120,
  gate: [390, 590, 330],
  mat: [1320, 500, 150],
  lanterns: [
    [84, 60, 1.05],
    [214, 20, 0.7],
    [566, 20, 0.7],
    [696, 60, 1.05],
  ],
  screens: [
    [-170, 640, 210, 420],
    [740, 640, 210, 420],
  ],
  banners: [],
};

/** Rays from the middle of the window, hardly lighter than it, like speed lines. */
function rays([x, y, r]: Stage["gate"]): string {
  const wedge = (i: number): string => {
    const at = (a: number): string => `${n1(x + Math.cos(a) * r)} ${n1(y + Math.sin(a) * r)}`;
    return `M${x} ${y}L${at((i * Math.PI) / 12)}L${at(((i + 0.5) * Math.PI) / 12)}Z`;
  };
  return path(Array.from({ length: 24 }, (_, i) => wedge(i)).join(""), {
    fill: "#ff7043",
    opacity: 0.07,
  });
}

/** Floorboards that converge on a point behind the window. */
function boards({ width, height, floor }: Stage): string {
  const middle = width / 2;
  const lines = Array.from({ length: 19 }, (_, i) => {
    const u = i - 9;
    return `M${n1(middle + u * width * 0.062)} ${floor}L${n1(middle + u * width * 0.17)} ${height}`;
  });
  return path(lines.join(""), { stroke: WOOD, width: 4, opacity: 0.5 });
}

const embers = ({ width, height }: Stage): string => {
  const random = chance(21);
  return Array.from({ length: 46 }, () => {
    const x = random() < 0.5 ? random() * width * 0.32 : width * (1 - random() * 0.32);
    return `<circle cx="${n1(x)}" cy="${n1(random() * height * 0.85)}" r="${n1(1.5 + random() * 3)}" fill="#ffb85c" opacity="${n1(0.2 + random() * 0.5)}"/>`;
  }).join("");
};

export function arena(stage: Stage): string {
  const {
    width: w,
    height: h,
    floor,
    gate: [gx, gy, gr],
    mat: [my, mrx, mry],
  } = stage;
  const defs =
    linear("wall", [
      [0, "#36170f"],
      [1, "#4a2013"],
    ]) +
    linear("floor", [
      [0, "#5a2a17"],
      [0.35, "#472013"],
      [1, "#22100c"],
    ]) +
    linear("cloth", [
      [0, "#d9482a"],
      [1, "#8f2720"],
    ]) +
    linear("glow", [
      [0, "#b5562a"],
      [1, "#e08a3e"],
    ]) +
    linear("paper", [
      [0, "#ff9a4a"],
      [0.5, "#ffd27a"],
      [1, "#ff7f3f"],
    ]) +
    radial("halo", [
      [0, "#ffb347", 0.5],
      [1, "#ffb347", 0],
    ]) +
    radial("night", [
      [0, "#4a1f22"],
      [0.75, "#351518"],
      [1, "#2a1014"],
    ]) +
    radial("matfill", [
      [0, "#7a3620"],
      [0.7, "#5f2a19"],
      [1, "#4a2013"],
    ]) +
    radial("spot", [
      [0, "#ffcf8a", 0.2],
      [1, "#ffcf8a", 0],
    ]) +
    radial(
      "edge",
      [
        [0.5, "#12070a", 0],
        [1, "#12070a", 0.78],
      ],
      'cx=".5" cy=".48" r=".78"',
    );
  const plank = Array.from(
    { length: Math.ceil(w / 120) },
    (_, i) => `M${60 + i * 120} 0V${floor}`,
  ).join("");
  const beams =
    path(`M-20 0H${w + 20}V44H-20Z`, { fill: WOOD }) +
    path(`M-20 ${floor - 14}H${w + 20}`, { stroke: WOOD, width: 28 }) +
    path(`M-20 ${floor - 24}H${w + 20}`, { stroke: "#6a3018", width: 5 });
  const window =
    `<circle cx="${gx}" cy="${gy}" r="${gr}" fill="url(#night)"/>` +
    rays(stage.gate) +
    `<circle cx="${gx}" cy="${gy}" r="${gr}" fill="none" stroke="${WOOD}" stroke-width="34"/><circle cx="${gx}" cy="${gy}" r="${gr + 5}" fill="none" stroke="#7a3a1e" stroke-width="6"/><circle cx="${gx}" cy="${gy}" r="${gr - 16}" fill="none" stroke="#ff7043" stroke-opacity=".35" stroke-width="4"/>`;
  const ring =
    `<ellipse cx="${w / 2}" cy="${my + 20}" rx="${mrx + 8}" ry="${mry + 6}" fill="#12070a" opacity=".55"/>` +
    `<ellipse cx="${w / 2}" cy="${my}" rx="${mrx}" ry="${mry}" fill="#ff7043" stroke="${INK}" stroke-width="6"/>` +
    `<ellipse cx="${w / 2}" cy="${my}" rx="${mrx - 26}" ry="${mry - 13}" fill="url(#matfill)" stroke="${INK}" stroke-width="5"/>` +
    `<ellipse cx="${w / 2}" cy="${my}" rx="${mrx * 0.62}" ry="${mry * 0.58}" fill="none" stroke="#ffe066" stroke-opacity=".22" stroke-width="6"/>`;
  return svg(
    w,
    h,
    `<defs>${defs}</defs><rect width="${w}" height="${h}" fill="url(#wall)"/>${path(plank, { stroke: "#2a110b", width: 4, opacity: 0.55 })}` +
      stage.screens.map(screen).join("") +
      window +
      `<rect y="${floor}" width="${w}" height="${h - floor}" fill="url(#floor)"/>` +
      boards(stage) +
      ring +
      beams +
      stage.banners.map(banner).join("") +
      `<ellipse cx="${w / 2}" cy="${my - mry}" rx="${mrx * 0.9}" ry="${h * 0.42}" fill="url(#spot)"/>` +
      embers(stage) +
      `<rect width="${w}" height="${h}" fill="url(#edge)"/>` +
      stage.lanterns.map(lantern).join(""),
  );
}

const draw = (stage: Stage): Promise<Buffer> => {
  resetIds();
  return sharp(Buffer.from(arena(stage)))
    .flatten({ background: "#2a1410" })
    .png()
    .toBuffer();
};

export const arenaJobs = [
  {
    name: "games/rps-shoot/arena.webp",
    run: async () =>
      write(
        "games/rps-shoot/arena.webp",
        await webp(await draw(TV_STAGE), { most: 108, quality: 86 }),
      ),
  },
  {
    name: "games/rps-shoot/arena-phone.webp",
    run: async () =>
      write(
        "games/rps-shoot/arena-phone.webp",
        await webp(await draw(PHONE_STAGE), { most: 58, quality: 84 }),
      ),
  },
];
