/** Eyes. Each kind draws one eye at 0,0, about 50 px high; `side` is -1 for the left one. */
import { INK, ellipse, path, uid } from "../lib/svg.ts";

export interface EyeStyle {
  kind: string;
  side: -1 | 1;
  /** Where it looks: x and y, each from -1 to 1. */
  look: readonly [number, number];
  /** Colour of the lid, usually that of the skin around it. */
  lid: string;
}

const RX = 23;
const RY = 28;

const white = (rx = RX, ry = RY): string =>
  ellipse(0, 0, rx, ry, `fill="#fff" stroke="${INK}" stroke-width="5.5"`);

const pupil = ([dx, dy]: readonly [number, number], size = 1): string => {
  const x = dx * 8;
  const y = dy * 9;
  return (
    ellipse(x, y, 12.5 * size, 16 * size, 'fill="#1a0f1c"') +
    ellipse(x + 4.5 * size, y - 6.5 * size, 5 * size, 5.5 * size, 'fill="#fff"') +
    ellipse(x - 4 * size, y + 7 * size, 2.6 * size, 2.6 * size, 'fill="#fff" opacity=".75"')
  );
};

/** The pie-cut eye of the nineteen-thirties. */
const pie = ([dx, dy]: readonly [number, number]): string =>
  ellipse(dx * 7, dy * 8, 14, 19, 'fill="#1a0f1c"') +
  path(`M${dx * 7} ${dy * 8}L${dx * 7 + 17} ${dy * 8 - 15}L${dx * 7 + 17} ${dy * 8 + 1}Z`, {
    fill: "#fff",
  });

/** Part of the white covered by a lid whose edge runs from y1 (inner) to y2 (outer). */
function lidded(style: EyeStyle, inner: number, outer: number): string {
  const id = uid("lid");
  const [left, right] = style.side < 0 ? [outer, inner] : [inner, outer];
  return (
    `<clipPath id="${id}"><ellipse rx="${RX + 1}" ry="${RY + 1}"/></clipPath>` +
    `<g clip-path="url(#${id})">${path(`M-40 -50H40V${right}L-40 ${left}Z`, { fill: style.lid, stroke: INK, width: 5.5 })}</g>` +
    ellipse(0, 0, RX, RY, `fill="none" stroke="${INK}" stroke-width="5.5"`)
  );
}

const arc = (d: string): string => path(d, { stroke: INK, width: 8 });

const star = (): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? 9 : 20;
    const a = (i * Math.PI) / 5 - Math.PI / 2;
    return `${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r + 1).toFixed(1)}`;
  });
  return path(`M${points.join("L")}Z`, { fill: "#ffc21a", stroke: INK, width: 4 });
};

const lashes = (side: number): string =>
  path(`M${side * 17} -20L${side * 29} -30M${side * 22} -12L${side * 36} -17`, {
    stroke: INK,
    width: 5,
  });

type Draw = (style: EyeStyle) => string;

export const EYES: Record<string, Draw> = {
  round: (s) => white() + pupil(s.look),
  lash: (s) => lashes(s.side) + white() + pupil(s.look),
  pie: (s) => white() + pie(s.look),
  wide: (s) => white(27, 31) + pupil(s.look, 0.62),
  crazy: (s) =>
    s.side < 0 ? white(29, 33) + pupil(s.look, 0.7) : white(20, 22) + pupil(s.look, 0.55),
  half: (s) => white() + pupil(s.look) + lidded(s, -5, -3),
  bored: (s) => white() + pupil(s.look) + lidded(s, 2, 3),
  fierce: (s) => white() + pupil(s.look) + lidded(s, 0, -26),
  soft: (s) => white() + pupil(s.look) + lidded(s, -24, -4),
  happy: () => arc("M-22 8Q0 -26 22 8"),
  shut: () => arc("M-22 -6Q0 20 22 -6"),
  squeeze: (s) => arc(s.side < 0 ? "M-18 -18L14 0L-18 18" : "M18 -18L-14 0L18 18"),
  /** Out cold. */
  cross: () => arc("M-17 -17L17 17M17 -17L-17 17"),
  wink: (s) => (s.side < 0 ? white() + pupil(s.look) : arc("M-22 6Q0 -22 22 6")),
  bead: () =>
    ellipse(0, 0, 15, 19, 'fill="#1a0f1c"') +
    ellipse(5, -7, 6, 6.5, 'fill="#fff"') +
    ellipse(-5, 8, 3, 3, 'fill="#fff"'),
  heart: () =>
    path("M0 24C-34 2 -28 -24 -12 -24C-4 -24 0 -18 0 -13C0 -18 4 -24 12 -24C28 -24 34 2 0 24Z", {
      fill: "#ff3355",
      stroke: INK,
      width: 5,
    }) + ellipse(-9, -12, 5, 6, 'fill="#fff" opacity=".8"'),
  /** Pleading: nearly all pupil. */
  plead: () =>
    white(26, 30) +
    ellipse(0, 3, 20, 24, 'fill="#1a0f1c"') +
    ellipse(7, -9, 8, 9, 'fill="#fff"') +
    ellipse(-7, 12, 5, 5, 'fill="#fff" opacity=".85"'),
  spiral: () =>
    white(26, 28) +
    path("M0 0C4 -6 11 -2 9 5C6 13 -8 12 -11 2C-13 -12 4 -19 13 -12C20 -6 20 6 14 13", {
      stroke: INK,
      width: 5,
    }),
  star: () => white(27, 28) + star(),
};
