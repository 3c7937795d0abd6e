/** What hangs on the walls of the dojo. */
import { INK, path, place } from "../lib/svg.ts";

export interface Stage {
  width: number;
  height: number;
  /** Where the wall meets the floor. */
  floor: number;
  /** The round window: middle and radius. */
  gate: readonly [x: number, y: number, r: number];
  /** The mat for the fight: y of its middle, and its radii. */
  mat: readonly [y: number, rx: number, ry: number];
  /** Lanterns: x, length of the cord, size. */
  lanterns: readonly (readonly [number, number, number])[];
  /** Paper screens: x, y, width, height. */
  screens: readonly (readonly [number, number, number, number])[];
  /** Hanging banners: x, y, scale, which move. */
  banners: readonly (readonly [number, number, number, "rock" | "paper" | "scissors"])[];
}

export const WOOD = "#1b0b0a";

export const lantern = ([x, cord, size]: Stage["lanterns"][number]): string =>
  path(`M${x} 40V${60 + cord}`, { stroke: WOOD, width: 7 }) +
  `<circle cx="${x}" cy="${60 + cord + 74 * size}" r="${210 * size}" fill="url(#halo)"/>` +
  place(
    path("M-36 0H36V14H-36ZM-30 138H30V152H-30Z", { fill: "#5a1f1a", stroke: INK, width: 6 }) +
      path("M-40 14H40C78 34 78 118 40 138H-40C-78 118 -78 34 -40 14Z", {
        fill: "url(#paper)",
        stroke: INK,
        width: 6,
      }) +
      path("M-56 46Q0 56 56 46M-66 76Q0 88 66 76M-56 106Q0 118 56 106", {
        stroke: "#8f2f1c",
        width: 4,
        opacity: 0.55,
      }) +
      path("M0 152V182M-10 160V188M10 160V188", { stroke: "#ffe066", width: 5 }),
    x,
    60 + cord,
    0,
    size,
  );

export const screen = ([x, y, w, h]: Stage["screens"][number]): string => {
  const cols = [1, 2].map((i) => `M${x + (w * i) / 3} ${y}V${y + h}`).join("");
  const rows = [1, 2, 3].map((i) => `M${x} ${y + (h * i) / 4}H${x + w}`).join("");
  const stalk = (sx: number, lean: number): string =>
    path(`M${sx} ${y + h}Q${sx + lean} ${y + h / 2} ${sx + lean * 0.6} ${y + 30}`, {
      stroke: "#8a3520",
      width: 15,
      opacity: 0.55,
    }) +
    path(
      `M${sx + lean * 0.7} ${y + h * 0.4}q40 -34 74 -22q-30 30 -74 22M${sx + lean * 0.8} ${y + h * 0.56}q-44 -26 -76 -8q34 26 76 8`,
      { fill: "#8a3520", opacity: 0.5 },
    );
  return (
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#glow)"/>` +
    stalk(x + w * 0.3, 34) +
    stalk(x + w * 0.66, -22) +
    path(cols + rows, { stroke: "#4a1d14", width: 8 }) +
    path(`M${x} ${y}H${x + w}V${y + h}H${x}Z`, { stroke: WOOD, width: 22 })
  );
};

/** The signs of the moves on the banners, in a few bold strokes. */
const MARKS: Record<Stage["banners"][number][3], string> = {
  rock: "M-34 -6V-26M-12 -6V-34M11 -6V-34M33 -6V-26M-32 18H2M-26 44H18Q36 40 34 16",
  paper:
    "M-26 4L-38 -30M-9 0L-12 -44M10 0L14 -44M26 4L38 -28M-24 18L-46 4M-22 10Q0 -10 24 8Q28 44 0 44T-22 10",
  scissors: "M-16 2L-30 -42M6 0L18 -44M33 -2V-14M-32 20H2M-26 44H18Q36 40 34 16",
};

export const banner = ([x, y, scale, move]: Stage["banners"][number]): string =>
  place(
    path("M-78 0H78V300L0 262L-78 300Z", { fill: "url(#cloth)", stroke: INK, width: 6 }) +
      path("M-62 14V262L0 236L62 262V14", { stroke: "#ffe066", width: 5, opacity: 0.55 }) +
      path("M-94 0H94", { stroke: WOOD, width: 18 }) +
      path("M-60 0V-60M60 0V-60", { stroke: WOOD, width: 6 }) +
      place(path(MARKS[move], { stroke: "#ffe066", width: 15 }), 0, 128, 0, 1.05),
    x,
    y,
    0,
    scale,
  );
