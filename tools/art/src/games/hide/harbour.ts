/** The harbour: a lighthouse and boats on the water, crates and barrels on the quay. */
import { linear } from "../../lib/svg.ts";
import { W, type HideScene, type Prop } from "./light.ts";
import { box, disc, dot, each, flat, mark, motif, shape, tone, upTo } from "./pen.ts";
import { barrel, crates, upturned } from "./things.ts";
import { openSky } from "./sky.ts";

const lighthouse: Prop = {
  draw: (w, h) =>
    shape(
      `M${-w / 2} 0Q${-w * 0.4} -56 -40 -46Q20 -70 ${w * 0.4} -44L${w / 2} 0Q0 18 ${-w / 2} 0Z`,
      "#7d8799",
    ) +
    shape(`M-58 -40L-40 ${-h + 84}H40L58 -40Q0 -24 -58 -40Z`, "#fff7ec") +
    each([0.3, 0.56], (k) => {
      const [y, r] = [-40 - (h - 124) * k, 58 - 18 * k];
      return shape(
        `M${-r} ${y}L${-r + 3.5} ${y - 44}H${r - 3.5}L${r} ${y}Q0 ${y + 12} ${-r} ${y}Z`,
        "#e4504a",
        5,
      );
    }) +
    box(-56, -h + 74, 112, 16, "#4a5468", 6) +
    box(-32, -h + 30, 64, 46, "#bfefff", 4) +
    shape(`M-44 ${-h + 32}Q0 ${-h - 26} 44 ${-h + 32}Z`, "#e4504a") +
    shape("M-18 -36V-72Q0 -94 18 -72V-34Z", "#4a3a5a"),
  lit: (_w, h) => flat(-28, -h + 34, 56, 38, "#fff0a8", 1, 4),
};

const sailboat: Prop = {
  draw: (w, h) =>
    mark(`M0 ${-h}V-60`, "#7a4a2a", 12) +
    shape(`M14 ${-h + 12}Q${w * 0.46} ${-h * 0.5} ${w * 0.42} -92H14Z`, "#fff7ec") +
    shape(`M-14 ${-h + 34}Q${-w * 0.4} ${-h * 0.5} ${-w * 0.4} -92H-14Z`, "#ffb52e") +
    mark(`M18 ${-h * 0.52}Q${w * 0.3} ${-h * 0.5} ${w * 0.4} ${-h * 0.48}`, "#e4504a", 18) +
    shape(
      `M${-w / 2} -78H${w / 2}Q${w * 0.42} 4 ${w * 0.26} 4H${-w * 0.3}Q${-w * 0.44} -10 ${-w / 2} -78Z`,
      "#2f6fd1",
    ) +
    mark(`M${-w * 0.46} -54H${w * 0.46}`, "#fff", 10, 0.7),
  lit: () => dot(0, -84, 11, "#ffe28a"),
};

const tug: Prop = {
  draw: (w, h) =>
    box(w * 0.06, -h, 52, 110, "#e4504a", 6) +
    flat(w * 0.06 + 4, -h + 26, 44, 22, "#fff") +
    box(-w * 0.24, -h * 0.72, w * 0.48, h * 0.42, "#fff7ec", 10) +
    box(-w * 0.28, -h * 0.76, w * 0.56, 22, "#2fa56a", 8) +
    each([-0.14, 0.02, 0.18], (k) => disc(w * k - 4, -h * 0.52, 22, 22, "#bfefff")) +
    shape(
      `M${-w / 2} -104L${w / 2} -92Q${w * 0.46} 4 ${w * 0.3} 4H${-w * 0.32}Q${-w * 0.46} -18 ${-w / 2} -104Z`,
      "#b3333f",
    ) +
    each([-0.3, -0.06, 0.18], (k) => motif("ring-buoy", w * k + 8, -46, 62)),
  lit: (w, h) => each([-0.14, 0.02, 0.18], (k) => dot(w * k - 4, -h * 0.52, 18, "#ffe28a")),
};

const boathouse: Prop = {
  draw: (w, h) =>
    each([-0.4, 0.4], (k) => box(w * k - 12, -50, 24, 56, "#5a3a28")) +
    box(-w * 0.44, -h * 0.66, w * 0.88, h * 0.54, "#7fc4d8") +
    each([-0.28, -0.14, 0, 0.14, 0.28], (k) =>
      mark(`M${w * k} ${-h * 0.62}V${-h * 0.14}`, "#000", 5, 0.14),
    ) +
    shape(
      `M${-w * 0.2} ${-h * 0.12}V${-h * 0.46}Q0 ${-h * 0.66} ${w * 0.2} ${-h * 0.46}V${-h * 0.12}Z`,
      "#4a3048",
    ) +
    shape(`M${-w / 2} ${-h * 0.62}L0 ${-h}L${w / 2} ${-h * 0.62}Z`, "#c9573f") +
    motif("anchor", 0, -h * 0.75, 66) +
    box(-w / 2, -h * 0.14, w, 24, "#a5744a", 6),
  lit: (w, h) =>
    tone(
      `M${-w * 0.17} ${-h * 0.14}V${-h * 0.44}Q0 ${-h * 0.62} ${w * 0.17} ${-h * 0.44}V${-h * 0.14}Z`,
      "#ffcf6a",
      0.8,
    ),
};

/** A heap of net, with floats in it. */
const net: Prop = {
  draw: (w, h) =>
    shape(
      `M${-w / 2} 0Q${-w * 0.46} ${-h * 0.5} ${-w * 0.2} ${-h * 0.8}Q0 ${-h * 1.06} ${w * 0.22} ${-h * 0.78}Q${w * 0.5} ${-h * 0.5} ${w / 2} 0Q0 22 ${-w / 2} 0Z`,
      "#3f8f7a",
    ) +
    each([-0.36, -0.18, 0, 0.18, 0.36], (k) =>
      mark(
        `M${w * k * 0.4} ${-h * 0.84}Q${w * k * 0.9} ${-h * 0.5} ${w * k * 1.1} -6`,
        "#d8f0d0",
        5,
        0.55,
      ),
    ) +
    each([0.24, 0.46, 0.68], (k) =>
      mark(
        `M${-w * (0.52 - k * 0.36)} ${-h * k}Q0 ${-h * k + 34} ${w * (0.52 - k * 0.36)} ${-h * k}`,
        "#d8f0d0",
        5,
        0.55,
      ),
    ) +
    [
      [-0.3, 0.3],
      [0.1, 0.62],
      [0.32, 0.2],
    ]
      .map(([dx = 0, dy = 0]) => disc(w * dx, -h * dy, 20, 20, "#ff8a3c"))
      .join(""),
};

const waves = [
  [160, 560],
  [420, 500],
  [880, 470],
  [960, 560],
  [1500, 520],
  [700, 590],
  [1240, 540],
  [1780, 570],
]
  .map(([x = 0, y = 0]) => mark(`M${x} ${y}q22 -16 44 0t44 0t44 0`, "#fff", 6, 0.55))
  .join("");

export const harbour: HideScene = {
  defs:
    linear("sea", [
      [0, "#3fa8d8"],
      [1, "#1f6fb0"],
    ]) +
    linear("quay", [
      [0, "#d9a86a"],
      [1, "#a8703f"],
    ]),
  sky: (light) => openSky(light, 400, 9),
  ground:
    tone(
      "M-20 360Q200 250 430 330Q640 250 900 340Q1180 270 1400 336Q1700 240 1940 350V420H-20Z",
      "#7fb58f",
      1,
    ) +
    each(
      [640, 700, 905, 985, 1065],
      (x, at) =>
        flat(
          x,
          326 - (at % 3) * 14,
          50,
          60 + (at % 3) * 14,
          ["#ffd9b0", "#ffc1c1", "#fff0c4"][at % 3] ?? "#fff",
        ) + tone(`M${x - 8} ${328 - (at % 3) * 14}l33 -30l33 30Z`, "#c9573f", 1),
    ) +
    flat(0, 376, W, 310, "url(#sea)") +
    waves +
    motif("dolphin", 960, 480, 90, { flip: true }) +
    flat(0, 620, W, 470, "url(#quay)") +
    flat(0, 620, W, 26, "#e8c088") +
    flat(0, 646, W, 12, "#000", 0.25) +
    each([720, 800, 890, 990], (y) => mark(`M0 ${y}H${W}`, "#7a4a2a", 5, 0.4)) +
    each(upTo(15), (at) =>
      mark(`M${60 + at * 137} ${658 + (at % 4) * 84}v${64 + (at % 4) * 12}`, "#7a4a2a", 5, 0.4),
    ) +
    each(
      [465, 880, 1370, 1880],
      (x) => box(x - 26, 606, 52, 66, "#4a5468", 12) + box(x - 34, 594, 68, 20, "#5d6880", 10),
    ) +
    mark("M490 640Q690 720 856 640M906 640Q1130 730 1346 640", "#f0dcae", 12) +
    motif("crab", 900, 880, 80) +
    motif("bird", 1385, 930, 74, { flip: true }),
  front: motif("lobster", 900, 1015, 74),
  props: [
    lighthouse,
    sailboat,
    tug,
    boathouse,
    crates("#d69a58", "#c07f45", "#e6b070"),
    barrel("#a86a3c", "#5a6478"),
    net,
    upturned("#e4504a", "#fff7ec"),
  ],
  lamps: [
    [215, 190, 200, "#fff0a8"],
    [640, 330, 170],
    [1290, 330, 210],
    [1705, 400, 220],
    [890, 600, 210],
    [1370, 600, 210],
    [465, 600, 210],
  ],
  sparks: each([465, 890, 1370, 1880], (x) => dot(x, 592, 13, "#fff0a8")),
};
