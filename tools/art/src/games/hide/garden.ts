/** The garden: six houses, two buckets. */
import { chance, linear, path } from "../../lib/svg.ts";
import { W, type HideScene, type Prop } from "./light.ts";
import { box, disc, dot, each, flat, mark, motif, shape, tone, upTo } from "./pen.ts";
import { hill, openSky } from "./sky.ts";

const FLOWERS = ["tulip", "cherry-blossom", "sunflower", "hibiscus"] as const;

/** Middles of a house's windows, as x from the middle of the house. */
const PANES = [-78, 78] as const;

function house(wall: string, roof: string, door: string, size = 1): Prop {
  const sized = (inner: string) => `<g transform="scale(${size})">${inner}</g>`;
  const pane = (x: number) =>
    box(x - 26, -116, 52, 48, "#bfefff", 8) +
    mark(`M${x} -116V-68M${x - 26} -92H${x + 26}`, undefined, 4) +
    flat(x - 30, -66, 60, 12, "#fff", 1, 4);
  return {
    draw: () =>
      sized(
        shape("M-120 0V-150H120V0Z", wall) +
          tone("M-120 0V-150H-70V0Z", "#000", 0.07) +
          box(62, -262, 34, 74, "#a5553c", 0) +
          shape("M-150 -146L0 -276L150 -146Q150 -132 138 -132H-138Q-150 -132 -150 -146Z", roof) +
          mark("M-104 -156L0 -246L104 -156", "#fff", 7, 0.25) +
          shape("M-34 0V-78Q0 -118 34 -78V0Z", door) +
          dot(18, -38, 5, "#ffd84a") +
          each(PANES, pane) +
          each([-100, -62, 62, 100], (x, at) => motif(FLOWERS[at] ?? "tulip", x, -4, 36)),
      ),
    lit: () =>
      sized(
        each(
          PANES,
          (x) =>
            flat(x - 23, -113, 46, 42, "#ffd76a", 0.9, 6) +
            mark(`M${x} -113V-71M${x - 23} -92H${x + 23}`, undefined, 4, 0.7),
        ),
      ),
  };
}

/** Stripes and dots, so that the two buckets can be told apart without their colours. */
const STRIPES = each([-44, -14, 16, 46], (x) =>
  mark(`M${x - 4} -112L${x * 0.72 - 3} -6`, "#fff", 10, 0.4),
);
const DOTS = [
  [-40, -84],
  [2, -60],
  [40, -88],
  [-18, -34],
  [26, -26],
]
  .map(([x = 0, y = 0]) => dot(x, y, 9, "#fff", 0.45))
  .join("");

function bucket(paint: string, dark: string, pattern: string): Prop {
  return {
    draw: () =>
      `<g transform="scale(1.1)">${
        mark("M-72 -128Q0 -230 72 -128", "#cfd6e4", 10) +
        shape("M-80 -124L-58 0Q0 20 58 0L80 -124Z", paint) +
        pattern +
        disc(0, -126, 82, 20, dark)
      }</g>`,
  };
}

const TREES = [
  [60, 380, 190],
  [470, 330, 130],
  [960, 310, 140],
  [1450, 330, 140],
  [1870, 390, 200],
] as const;

const next = chance(5);
const tufts = upTo(120)
  .map(() => {
    const [x, y] = [Math.round(next() * W), Math.round(520 + next() * 540)];
    const d = `M${x} ${y}q-6 -16 -12 -18M${x} ${y}q0 -18 2 -24M${x} ${y}q6 -14 14 -16`;
    return mark(d, "#3f8f3a", 4, 0.7);
  })
  .join("");

export const garden: HideScene = {
  defs:
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
    ]),
  sky: (light) => openSky(light, 470),
  ground:
    hill(330, 40, 3, "#b9e3c0") +
    hill(370, 30, 8, "url(#far)") +
    TREES.map(([x, y, size], at) =>
      motif(at % 2 ? "evergreen-tree" : "deciduous-tree", x, y, size),
    ).join("") +
    hill(450, 22, 14, "url(#middle)") +
    hill(700, 28, 21, "url(#near)") +
    path(
      "M860 1090C900 960 1040 900 960 800C900 720 700 660 880 520L940 520C800 660 1010 710 1070 800C1130 900 1060 980 1120 1090Z",
      { fill: "url(#way)", opacity: 0.95 },
    ) +
    tufts +
    motif("hedgehog", 110, 800, 84) +
    motif("duck", 1830, 780, 90),
  props: [
    house("#ffe1b3", "#e4504a", "#7a4a2a"),
    house("#cfe8ff", "#3f6fd1", "#c94f4f"),
    house("#ffd0dc", "#a24fb8", "#3a6f5a"),
    house("#fff3c4", "#2fa56a", "#8a4b2b"),
    house("#e2d4ff", "#f0883a", "#3a5fa8", 1.12),
    house("#d7f5d0", "#d83f6a", "#6a3f8a", 1.12),
    bucket("#2f8bff", "#1a4fa8", STRIPES),
    bucket("#ff4d4d", "#a81f2f", DOTS),
  ],
  lamps: [
    [240, 400, 230],
    [710, 340, 230],
    [1210, 340, 230],
    [1680, 400, 230],
    [380, 840, 260],
    [1540, 840, 260],
  ],
  sparks: upTo(26)
    .map(() => dot(Math.round(next() * W), Math.round(450 + next() * 560), 5, "#d8ff8a", 0.7))
    .join(""),
};
