/** Sheet metal: the parts robots are put together from. */
import { INK, ellipse, linear, path, place, type Point } from "../lib/svg.ts";
import { hand } from "../rig/hands.ts";
import { POSES } from "../rig/limbs.ts";

export interface Paint {
  light: string;
  main: string;
  dark: string;
  /** Colour of gloves, knobs and trims. */
  trim: string;
}

export const GLASS = "#0d1626";
export const STEEL = { light: "#e3e9f2", main: "#a3afc2", dark: "#66718a" } as const;

export const metalDefs = (p: Paint): string =>
  `<defs>${linear("skin", [
    [0, p.light],
    [0.5, p.main],
    [1, p.dark],
  ])}` +
  linear(
    "side",
    [
      [0, p.dark],
      [0.4, p.main],
      [0.6, p.light],
      [1, p.dark],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  ) +
  linear("steel", [
    [0, STEEL.light],
    [0.5, STEEL.main],
    [1, STEEL.dark],
  ]) +
  linear(
    "trim",
    [
      [0, "#fff"],
      [0.25, p.trim],
      [1, p.trim],
    ],
    'gradientUnits="userSpaceOnUse" x1="-10" y1="-90" x2="10" y2="10"',
  ) +
  `</defs>`;

export const plate = (d: string, fill = "url(#skin)", width = 6): string =>
  path(d, { fill, stroke: INK, width });

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill = "url(#skin)",
  width = 6,
): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;

export const disc = (x: number, y: number, r: number, fill: string, width = 6): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="${width}"/>`;

export const rivets = (points: readonly Point[], r = 5.5): string =>
  points
    .map(
      ([x, y]) =>
        ellipse(x, y, r, r, `fill="${INK}" opacity=".55"`) +
        ellipse(x - 1.4, y - 1.8, r * 0.45, r * 0.45, 'fill="#fff" opacity=".8"'),
    )
    .join("");

export const gloss = (x: number, y: number, rx: number, ry: number, turn: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${turn} ${x} ${y})" fill="#fff" opacity=".5"/>`;

/** A lamp with a halo of its own, which still shows when the picture is small. */
export const lamp = (x: number, y: number, r: number, colour: string): string =>
  disc(x, y, r, colour, 5.5) +
  ellipse(x - r * 0.3, y - r * 0.35, r * 0.34, r * 0.28, 'fill="#fff" opacity=".85"');

/** Shiny eyes behind glass. */
export const glowEye = (x: number, y: number, r: number, colour: string): string =>
  ellipse(x, y, r * 1.25, r * 1.25, `fill="${colour}" opacity=".28"`) +
  ellipse(x, y, r, r, `fill="${colour}"`) +
  ellipse(x + r * 0.3, y - r * 0.35, r * 0.32, r * 0.32, 'fill="#fff"');

/** A ribbed tube for an arm; it follows the same poses as the rubber-hose arms. */
export const tube = (d: string, width = 22, fill = "#b9c3d4", dash = "3.5 9"): string =>
  path(d, { stroke: INK, width: width + 2 }) +
  path(d, { stroke: fill, width: width - 8 }) +
  `<path d="${d}" fill="none" stroke="${INK}" stroke-opacity=".55" stroke-width="${width - 8}" stroke-dasharray="${dash}"/>`;

const CLAW =
  plate(
    "M-16 -8C-34 -22 -36 -50 -18 -64C-20 -48 -16 -36 -4 -28H4C16 -36 20 -48 18 -64C36 -50 34 -22 16 -8Z",
    "url(#steel)",
    5,
  ) + box(-15, -12, 30, 20, 7, "url(#trim)", 5);

export interface MetalArm {
  pose: string;
  at: Point;
  side: -1 | 1;
  claw?: boolean;
  tubeColour?: string;
}

export function metalArm({ pose: name, at, side, claw = false, tubeColour }: MetalArm): string {
  const pose = POSES[name];
  if (!pose) throw new Error(`unknown pose ${name}`);
  const grip = place(
    claw ? CLAW : hand(pose.hand, "url(#trim)"),
    pose.wrist[0],
    pose.wrist[1],
    pose.turn,
    1.15,
  );
  return (
    place(tube(pose.d, 22, tubeColour) + grip, at[0], at[1], 0, side, 1) +
    disc(at[0], at[1], 19, "url(#skin)", 5.5)
  );
}

/** What robots stand on: each gives a different silhouette. */
export const STANDS: Record<string, (y: number) => string> = {
  feet: (y) =>
    [-1, 1]
      .map((s) =>
        place(
          tube("M0 0V42", 26) + plate("M-24 66C-28 40 -12 32 4 34C24 34 44 44 44 66Z"),
          256 + s * 52,
          y,
          0,
          s,
          1,
        ),
      )
      .join(""),
  wheel: (y) =>
    path(`M256 ${y}V${y + 40}`, { stroke: INK, width: 46 }) +
    path(`M256 ${y}V${y + 36}`, { stroke: STEEL.main, width: 32 }) +
    disc(256, y + 56, 46, "#3a3146") +
    disc(256, y + 56, 26, "url(#steel)", 5) +
    disc(256, y + 56, 8, "url(#skin)", 5),
  tracks: (y) =>
    box(158, y + 8, 196, 62, 31, "#3a3146") +
    `<rect x="164" y="${y + 14}" width="184" height="50" rx="25" fill="none" stroke="#8b7f99" stroke-width="5" stroke-dasharray="9 9"/>` +
    [196, 256, 316].map((x) => disc(x, y + 39, 16, "url(#steel)", 5)).join(""),
  hover: (y) =>
    plate(`M206 ${y - 6}H306L290 ${y + 22}H222Z`, "url(#steel)") +
    path(
      `M228 ${y + 26}C222 ${y + 56} 240 ${y + 62} 256 ${y + 88}C272 ${y + 62} 290 ${y + 56} 284 ${y + 26}Z`,
      { fill: "#ff9a2e" },
    ) +
    path(
      `M240 ${y + 26}C238 ${y + 46} 248 ${y + 50} 256 ${y + 66}C264 ${y + 50} 274 ${y + 46} 272 ${y + 26}Z`,
      { fill: "#ffe97a" },
    ),
  spring: (y) =>
    path(`M214 ${y}L298 ${y + 16}L214 ${y + 32}L298 ${y + 48}L236 ${y + 62}`, {
      stroke: INK,
      width: 20,
    }) +
    path(`M214 ${y}L298 ${y + 16}L214 ${y + 32}L298 ${y + 48}L236 ${y + 62}`, {
      stroke: STEEL.light,
      width: 9,
    }) +
    box(190, y + 58, 132, 26, 13),
  stumps: (y) =>
    [-1, 1]
      .map(
        (s) =>
          box(256 + s * 62 - 26, y - 6, 52, 50, 8, "url(#side)") +
          box(256 + s * 66 - 40, y + 38, 80, 28, 13, "url(#skin)"),
      )
      .join(""),
  castors: (y) =>
    [-1, 0, 1]
      .map(
        (s) =>
          path(`M${256 + s * 74} ${y - 4}V${y + 22}`, { stroke: INK, width: 20 }) +
          disc(256 + s * 74, y + 40, 24, "#3a3146") +
          disc(256 + s * 74, y + 40, 9, STEEL.light, 4),
      )
      .join(""),
};

/** Flaking paint: orange blotches from noise, cut to the shape they lie on. */
export const rustFilter = (seed: number): string =>
  `<filter id="rust" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB">
  <feTurbulence type="fractalNoise" baseFrequency=".018 .026" numOctaves="4" seed="${seed}" result="n"/>
  <feColorMatrix in="n" values="0 0 0 0 .76  0 0 0 0 .38  0 0 0 0 .14  0 9 0 0 -5.0" result="r"/>
  <feColorMatrix in="n" values="0 0 0 0 .52  0 0 0 0 .21  0 0 0 0 .1  0 14 0 0 -8.9" result="d"/>
  <feMerge result="m"><feMergeNode in="r"/><feMergeNode in="d"/></feMerge>
  <feComposite in="m" in2="SourceAlpha" operator="in" result="c"/>
  <feBlend in="c" in2="SourceGraphic" mode="normal"/></filter>`;
