/** The market square: four stalls, and what the traders brought their goods in. */
import { linear } from "../../lib/svg.ts";
import { W, type HideScene, type Prop } from "./light.ts";
import { box, disc, dot, each, flat, mark, motif, shape, upTo } from "./pen.ts";
import { barrel, basket, crate } from "./things.ts";
import { openSky } from "./sky.ts";

/** A stall: an awning of its own pattern, goods, and a cloth down to the ground. */
function stall(paint: string, cloth: string, goods: readonly string[], isScalloped: boolean): Prop {
  return {
    draw: (w, h) => {
      const [t, s] = [-h * 0.36, (w - 8) / 6];
      return (
        each([-0.42, 0.42], (k) => box(w * k - 8, -h * 0.86, 16, h * 0.86, "#8a5a3c")) +
        flat(-w * 0.4, -h * 0.66, w * 0.8, h * 0.34, "#3a2440", 0.75) +
        goods.map((name, at) => motif(name, -w * 0.29 + at * w * 0.195, t - 34, 76)).join("") +
        box(-w * 0.46, t, w * 0.92, -t, cloth, 6) +
        each(upTo(4), (at) => mark(`M${-w * 0.3 + at * w * 0.2} ${t + 34}V-8`, "#000", 6, 0.12)) +
        box(-w / 2 + 4, t - 8, w - 8, 26, "#b9804e", 6) +
        each(upTo(6), (at) => {
          const x = -w / 2 + 4 + at * s;
          const d = isScalloped
            ? `M${x + (at - 2.5) * -6} ${-h}h${s - 12}L${x + s} ${-h * 0.68}q${-s / 2} 40 ${-s} 0Z`
            : `M${x + (at - 2.5) * -6} ${-h}h${s - 12}L${x + s} ${-h * 0.66}l${-s / 2} 26l${-s / 2} -26Z`;
          return shape(d, at % 2 ? "#fff7ec" : paint, 6);
        })
      );
    },
    lit: (w, h) => each([-0.28, 0, 0.28], (k) => dot(w * k, -h * 0.58, 9, "#fff0a8")),
  };
}

const cart: Prop = {
  draw: (w, h) =>
    mark(`M${w * 0.3} ${-h * 0.42}L${w / 2} ${-h * 0.6}`, "#5a3a28", 18) +
    ["pineapple", "watermelon", "melon", "grapes"]
      .map((name, at) => motif(name, -w * 0.32 + at * w * 0.19, -h * 0.76, 108))
      .join("") +
    shape(`M${-w / 2} ${-h * 0.64}H${w * 0.36}L${w * 0.28} ${-h * 0.2}H${-w * 0.42}Z`, "#3a9f6a") +
    each([0.34, 0.48], (k) => mark(`M${-w * 0.46} ${-h * k}H${w * 0.3}`, "#000", 5, 0.22)) +
    [-0.26, 0.14]
      .map((k) => {
        const [x, r] = [w * k, h * 0.25];
        return (
          disc(x, -r, r, r, "#8a5230") +
          disc(x, -r, r * 0.66, r * 0.66, "#ffe1b3") +
          each(
            [0, 45, 90, 135],
            (turn) =>
              `<g transform="translate(${x} ${-r}) rotate(${turn})">${mark(`M0 ${-r * 0.8}V${r * 0.8}`, "#8a5230", 9)}</g>`,
          ) +
          dot(x, -r, 15, "#2b1a2b")
        );
      })
      .join(""),
};

function facade(x: number, width: number, height: number, paint: string, roof: string): string {
  const t = 400 - height;
  return (
    shape(`M${x} 410V${t}H${x + width}V410Z`, paint, 5) +
    shape(`M${x - 10} ${t}L${x + width / 2} ${t - 84}L${x + width + 10} ${t}Z`, roof, 5) +
    each([0.28, 0.72], (k) =>
      each([0, 1], (row) =>
        t + 34 + row * 80 < 340
          ? box(x + width * k - 17, t + 30 + row * 80, 34, 46, "#cfeaf5", 6)
          : "",
      ),
    )
  );
}

const HOUSES = [
  [-30, 170, 210, "#ffd9a0", "#b3573f"],
  [140, 180, 250, "#ffc1b0", "#8a4a5a"],
  [320, 170, 200, "#cfe4c4", "#b3573f"],
  [490, 190, 260, "#ffe6b8", "#6a5a8a"],
  [680, 170, 220, "#e0d0f0", "#b3573f"],
  [1070, 180, 230, "#ffd0b8", "#6a5a8a"],
  [1250, 190, 270, "#fff0c4", "#b3573f"],
  [1440, 170, 210, "#c4e0e8", "#8a4a5a"],
  [1610, 180, 250, "#ffd9a0", "#b3573f"],
  [1790, 170, 220, "#e8c8c0", "#6a5a8a"],
] as const;

const lantern = (x: number, y: number): string =>
  mark(`M${x} ${y}v236`, "#3a3048", 14) +
  box(x - 26, y - 62, 52, 64, "#fff3c4", 8) +
  shape(`M${x - 34} ${y - 60}L${x} ${y - 96}L${x + 34} ${y - 60}Z`, "#3a3048");

export const market: HideScene = {
  defs: linear("stones", [
    [0, "#d8c4a8"],
    [1, "#a88f78"],
  ]),
  sky: (light) => openSky(light, 420, 13, 850),
  ground:
    HOUSES.map(([x, width, height, paint, roof]) => facade(x, width, height, paint, roof)).join(
      "",
    ) +
    box(862, 220, 196, 190, "#f0d8b8", 4) +
    box(906, 100, 108, 130, "#f0d8b8", 4) +
    shape("M896 104L960 18L1024 104Z", "#4a7f9a") +
    disc(960, 160, 36, 36, "#fff7ec") +
    mark("M960 160V138M960 160H976", undefined, 6) +
    shape("M924 410V330Q960 284 996 330V410Z", "#7a4a3c") +
    flat(0, 400, W, 690, "url(#stones)") +
    flat(0, 400, W, 10, "#000", 0.2) +
    each(upTo(9), (row) =>
      each(upTo(14), (col) => {
        const y = 440 + row * 40 + row * row * 4;
        return mark(`M${col * 150 + (row % 2) * 75 - 40} ${y}q30 -14 60 0`, "#7a6654", 5, 0.4);
      }),
    ) +
    motif("fountain", 960, 500, 170) +
    lantern(450, 330) +
    lantern(1474, 330) +
    motif("dove", 840, 850, 66) +
    motif("dove", 940, 905, 66, { flip: true }) +
    motif("dog", 1020, 780, 76) +
    each([0, 1], (at) =>
      mark(at ? "M1500 240Q1700 320 1930 210" : "M-10 210Q220 320 424 240", "#5a4a6a", 5),
    ),
  props: [
    stall("#e4504a", "#ffd0dc", ["tulip", "sunflower", "rose", "hibiscus"], true),
    stall("#f0a83a", "#ffe6b8", ["baguette-bread", "croissant", "pretzel", "bread"], false),
    stall("#2f8fd8", "#cfe8ff", ["fish", "lobster", "shrimp", "crab"], true),
    stall("#3aa85a", "#d8f0c8", ["red-apple", "pear", "tangerine", "grapes"], false),
    cart,
    barrel("#b97a44", "#3a4a5a"),
    basket("#e0b060", "#9a6a34"),
    crate("#c98f55", ["pineapple", "eggplant", "carrot"]),
  ],
  lamps: [
    [450, 300, 330],
    [1474, 300, 330],
    [230, 330, 260],
    [650, 290, 240],
    [1270, 290, 240],
    [1690, 330, 260],
    [960, 500, 260, "#9fd0ff"],
  ],
  sparks: each([450, 1474], (x) => flat(x - 20, 274, 40, 52, "#fff3b0", 1, 6)),
};
