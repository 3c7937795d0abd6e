/** What every scene begins with: its light, its sky and its birds. */
import { chance } from "../lib/svg.ts";
import { birds, cloud, moon, stars, thing, W, type Filter } from "./paint.ts";
import type { Palette, PaletteName } from "./palettes.ts";

/** What every scene has in common. */
export interface Mood {
  readonly light: PaletteName;
  readonly seed: number;
  /** Placement of the main thing; absent: upright in the middle. */
  readonly pose?: Pose;
}

/** Offset from the middle of the card, scale and rotation about it, and whether the thing is mirrored. */
interface Pose {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly turn?: number;
  readonly flip?: boolean;
}

/** Rounds to whole pixels, which keeps pictures small. */
export const R = (value: number): number => Math.round(value);

/** A moon or sun, two far clouds, and stars at night. */
export function heaven(palette: Palette, seed: number, low = 520): string {
  const next = chance(seed);
  const [mx, my] = [90 + next() * 460, 100 + next() * 90];
  const lit = palette.isNight
    ? stars(150, seed, low) + moon(R(mx), R(my), R(34 + next() * 26), next() > 0.4)
    : moon(R(mx), R(my), R(44 + next() * 26));
  return (
    lit +
    cloud(R(next() * W), R(230 + next() * 120), 0.6 + next() * 0.3, palette.cloud, 0.5, seed + 1) +
    cloud(R(next() * W), R(360 + next() * 140), 0.5 + next() * 0.3, palette.cloud, 0.4, seed + 2)
  );
}

/** Three birds far away. */
export const flock = (palette: Palette, seed: number): string => {
  const next = chance(seed + 5);
  const [x, y] = [120 + next() * 380, 200 + next() * 120];
  return birds(
    [
      [R(x), R(y), 1],
      [R(x + 42), R(y + 22), 0.8],
      [R(x - 30), R(y + 36), 0.7],
    ],
    palette.isNight ? "#ffe3ef" : "#3a2a48",
  );
};

/** Builds a mood from a light, a seed and a pose. */
export const mood = (light: PaletteName, seed: number, pose: Pose = {}): Mood => ({
  light,
  seed,
  pose,
});

/** Places the main thing as the card's pose says. */
export const posed = (
  { x = 0, y = 0, scale = 1, turn = 0, flip = false }: Pose = {},
  inner: string,
): string =>
  `<g transform="translate(${320 + x} ${480 + y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale}) translate(-320 -480)">${inner}</g>`;

/** A motif and where it is; a negative size mirrors it. */
export type Put = readonly [name: string, x: number, y: number, size: number, turn?: number];

/** Draws motifs where they are, in the order of the list. */
export const puts = (list: readonly Put[], filter: Filter = "obj"): string =>
  list
    .map(([name, x, y, size, turn = 0]) =>
      thing(name, { x, y, size: Math.abs(size), turn, flip: size < 0, filter }),
    )
    .join("");
