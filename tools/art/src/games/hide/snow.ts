/** The village in the snow. */
import { chance, linear } from "../../lib/svg.ts";
import { H, W, type HideScene, type Prop } from "./light.ts";
import { box, disc, dot, each, flat, mark, motif, shape, tone, upTo } from "./pen.ts";
import { fir } from "./things.ts";
import { hill, openSky } from "./sky.ts";

const SNOW = "#ffffff";

/** A house of logs under a roof full of snow. */
function chalet(wood: string, shutters: string): Prop {
  const panes = [-0.28, 0.28];
  return {
    draw: (w, h) =>
      box(w * 0.2, -h + 10, 40, 90, "#8a6a5a") +
      flat(w * 0.2 - 8, -h, 56, 24, SNOW, 1, 10) +
      box(-w * 0.4, -h * 0.56, w * 0.8, h * 0.56, wood, 4) +
      each([0.14, 0.28, 0.42], (k) => mark(`M${-w * 0.39} ${-h * k}H${w * 0.39}`, "#000", 5, 0.2)) +
      each(
        panes,
        (k) =>
          box(w * k - 25, -h * 0.4, 50, 50, "#bfe4ff", 6) +
          box(w * k - 46, -h * 0.41, 19, 54, shutters, 3) +
          box(w * k + 27, -h * 0.41, 19, 54, shutters, 3),
      ) +
      shape(`M-28 0V${-h * 0.3}Q0 ${-h * 0.42} 28 ${-h * 0.3}V0Z`, shutters) +
      shape(
        `M${-w / 2} ${-h * 0.5}L0 ${-h * 0.96}L${w / 2} ${-h * 0.5}L${w * 0.46} ${-h * 0.42}L0 ${-h * 0.8}L${-w * 0.46} ${-h * 0.42}Z`,
        "#7a4a34",
      ) +
      shape(
        `M${-w / 2 - 4} ${-h * 0.5}Q${-w * 0.3} ${-h * 0.8} 0 ${-h}Q${w * 0.3} ${-h * 0.8} ${w / 2 + 4} ${-h * 0.5}Q${w * 0.4} ${-h * 0.46} ${w * 0.34} ${-h * 0.6}Q${w * 0.24} ${-h * 0.58} ${w * 0.18} ${-h * 0.74}Q${w * 0.06} ${-h * 0.74} 0 ${-h * 0.84}Q${-w * 0.06} ${-h * 0.74} ${-w * 0.18} ${-h * 0.74}Q${-w * 0.24} ${-h * 0.58} ${-w * 0.34} ${-h * 0.6}Q${-w * 0.4} ${-h * 0.46} ${-w / 2 - 4} ${-h * 0.5}Z`,
        SNOW,
      ) +
      motif("evergreen-tree", -w * 0.44, -24, 60) +
      tone(`M${-w * 0.48} 6Q${-w * 0.2} -22 0 -4Q${w * 0.26} -24 ${w * 0.48} 6Z`, SNOW, 1),
    lit: (w, h) => each(panes, (k) => flat(w * k - 22, -h * 0.4 + 3, 44, 44, "#ffd76a", 0.95, 4)),
  };
}

const church: Prop = {
  draw: (w, h) =>
    box(-w * 0.46, -h * 0.42, w * 0.92, h * 0.42, "#f5e6d0", 4) +
    shape(
      `M${-w / 2} ${-h * 0.4}L${-w * 0.24} ${-h * 0.58}H${w * 0.24}L${w / 2} ${-h * 0.4}Q${w * 0.3} ${-h * 0.34} 0 ${-h * 0.38}Q${-w * 0.3} ${-h * 0.34} ${-w / 2} ${-h * 0.4}Z`,
      SNOW,
    ) +
    box(-w * 0.18, -h * 0.72, w * 0.36, h * 0.72, "#ffefd8", 4) +
    shape(
      `M${-w * 0.26} ${-h * 0.7}Q${-w * 0.04} ${-h * 0.82} 0 ${-h}Q${w * 0.04} ${-h * 0.82} ${w * 0.26} ${-h * 0.7}Q0 ${-h * 0.64} ${-w * 0.26} ${-h * 0.7}Z`,
      "#3f8f7a",
    ) +
    tone(
      `M${-w * 0.1} ${-h * 0.78}Q0 ${-h * 0.9} ${w * 0.03} ${-h * 0.93}Q${w * 0.05} ${-h * 0.8} ${w * 0.1} ${-h * 0.76}Z`,
      SNOW,
      1,
    ) +
    disc(0, -h * 0.56, 28, 28, "#fff") +
    mark(`M0 ${-h * 0.56}v-15M0 ${-h * 0.56}h13`, undefined, 6) +
    each([-0.33, 0.33], (k) =>
      shape(`M${w * k - 17} ${-h * 0.1}v-56q17 -26 34 0v56Z`, "#bfe4ff", 6),
    ) +
    shape(`M-32 0V${-h * 0.22}Q0 ${-h * 0.36} 32 ${-h * 0.22}V0Z`, "#8a4a34"),
  lit: (w, h) =>
    each([-0.33, 0.33], (k) =>
      tone(`M${w * k - 14} ${-h * 0.1 - 3}v-52q14 -22 28 0v52Z`, "#ffd76a", 0.95),
    ),
};

const igloo: Prop = {
  draw: (w, h) =>
    shape(
      `M${-w / 2} 0Q${-w / 2} ${-h} ${-w * 0.06} ${-h}Q${w * 0.4} ${-h} ${w * 0.42} 0Z`,
      "#e8f5ff",
    ) +
    each([0.3, 0.56, 0.8], (k) =>
      mark(
        `M${-w * (0.48 - k * k * 0.2)} ${-h * k}Q${-w * 0.05} ${-h * k - 20} ${w * (0.4 - k * k * 0.2)} ${-h * k}`,
        "#8fb8d8",
        6,
      ),
    ) +
    each([-0.3, -0.12, 0.02], (k, at) =>
      mark(
        `M${w * k} ${-h * (at % 2 ? 0.34 : 0.06)}v${-h * 0.22}M${w * k * 0.7 - 12} ${-h * (at % 2 ? 0.84 : 0.62)}v${h * 0.2}`,
        "#8fb8d8",
        6,
      ),
    ) +
    shape(
      `M${w * 0.08} 0V${-h * 0.3}Q${w * 0.1} ${-h * 0.62} ${w * 0.3} ${-h * 0.62}Q${w / 2} ${-h * 0.6} ${w / 2} ${-h * 0.3}V0Z`,
      "#d4eafc",
    ) +
    shape(
      `M${w * 0.17} 0V${-h * 0.24}Q${w * 0.19} ${-h * 0.46} ${w * 0.3} ${-h * 0.46}Q${w * 0.42} ${-h * 0.44} ${w * 0.43} ${-h * 0.24}V0Z`,
      "#2f4a7a",
    ),
  lit: (w, h) =>
    tone(
      `M${w * 0.19} 0V${-h * 0.24}Q${w * 0.2} ${-h * 0.43} ${w * 0.3} ${-h * 0.43}Q${w * 0.4} ${-h * 0.42} ${w * 0.41} ${-h * 0.24}V0Z`,
      "#ffb85a",
      0.85,
    ),
};

const snowman: Prop = {
  draw: (w, h) =>
    mark(
      `M${-w * 0.28} ${-h * 0.5}L${-w * 0.5} ${-h * 0.66}M${w * 0.28} ${-h * 0.5}L${w * 0.5} ${-h * 0.66}`,
      "#6a4028",
      10,
    ) +
    disc(0, -h * 0.22, w * 0.42, h * 0.23, SNOW) +
    disc(0, -h * 0.5, w * 0.32, h * 0.19, SNOW) +
    disc(0, -h * 0.74, w * 0.25, h * 0.15, SNOW) +
    each([0.18, 0.3, 0.46], (k) => dot(0, -h * k, 8, "#3a3048")) +
    each([-1, 1], (k) => dot(18 * k, -h * 0.77, 7, "#2b1a2b")) +
    shape(`M0 ${-h * 0.74}L54 ${-h * 0.7}L0 ${-h * 0.69}Z`, "#ff8a3c", 5) +
    shape(
      `M${-w * 0.3} ${-h * 0.64}Q0 ${-h * 0.54} ${w * 0.3} ${-h * 0.64}L${w * 0.26} ${-h * 0.56}L${w * 0.3} ${-h * 0.38}L${w * 0.14} ${-h * 0.38}L${w * 0.12} ${-h * 0.54}Q${-w * 0.12} ${-h * 0.5} ${-w * 0.28} ${-h * 0.56}Z`,
      "#e4504a",
    ) +
    box(-w * 0.18, -h, w * 0.36, h * 0.13, "#3a3a5a") +
    box(-w * 0.28, -h * 0.89, w * 0.56, 16, "#3a3a5a", 6),
};

const logs: Prop = {
  draw: (w, h) =>
    [
      [0, 4],
      [1, 3],
      [2, 2],
    ]
      .map(([row = 0, count = 0]) =>
        each(upTo(count), (at) => {
          const [x, y, r] = [
            (at - (count - 1) / 2) * w * 0.25,
            -h * 0.17 - row * h * 0.29,
            w * 0.125,
          ];
          return (
            disc(x, y, r, r, "#d8a868") +
            dot(x, y, r * 0.6, "#b9804e", 0.55) +
            dot(x, y, r * 0.25, "#8a5230", 0.6)
          );
        }),
      )
      .join("") +
    shape(
      `M${-w * 0.3} ${-h * 0.86}Q${-w * 0.2} ${-h} 0 ${-h}Q${w * 0.2} ${-h} ${w * 0.3} ${-h * 0.86}Q${w * 0.16} ${-h * 0.74} ${w * 0.08} ${-h * 0.86}Q0 ${-h * 0.78} ${-w * 0.1} ${-h * 0.87}Q${-w * 0.18} ${-h * 0.76} ${-w * 0.3} ${-h * 0.86}Z`,
      SNOW,
    ),
};

const sled: Prop = {
  draw: (w, h) =>
    motif("wrapped-gift", -w * 0.24, -h * 0.62, 150) +
    motif("teddy-bear", w * 0.22, -h * 0.62, 130) +
    motif("wrapped-gift", 0, -h * 0.56, 140) +
    mark(`M${-w * 0.46} -8H${w * 0.34}Q${w / 2} -8 ${w / 2} ${-h * 0.4}`, "#2b1a2b", 26) +
    mark(`M${-w * 0.46} -8H${w * 0.34}Q${w / 2} -8 ${w / 2} ${-h * 0.4}`, "#c8d4e4", 13) +
    each([-0.3, 0.2], (k) => box(w * k - 10, -70, 20, 60, "#8a5230")) +
    shape(
      `M${-w / 2} ${-h * 0.46}Q${-w * 0.3} ${-h * 0.36} ${w * 0.34} ${-h * 0.42}L${w * 0.38} -58H${-w * 0.42}Z`,
      "#d8393f",
    ) +
    mark(`M${-w * 0.44} ${-h * 0.32}H${w * 0.34}`, "#ffd84a", 10),
};

const next = chance(31);
const flakes = upTo(110)
  .map(() =>
    dot(Math.round(next() * W), Math.round(next() * H), 2 + Math.round(next() * 4), "#fff", 0.85),
  )
  .join("");

export const snow: HideScene = {
  defs:
    linear("far", [
      [0, "#cfe0f5"],
      [1, "#e8f2ff"],
    ]) +
    linear("near", [
      [0, "#ffffff"],
      [1, "#c8dcf2"],
    ]),
  sky: (light) => openSky(light, 470, 21),
  ground:
    shape(
      "M-20 470L260 170L470 380L720 210L940 400L1200 190L1420 390L1680 160L1940 430V480H-20Z",
      "#9fb8dc",
      1,
    ) +
    each([260, 720, 1200, 1680], (x, at) => {
      const y = [170, 210, 190, 160][at] ?? 180;
      return tone(
        `M${x} ${y}L${x - 74} ${y + 80}L${x - 30} ${y + 64}L${x} ${y + 92}L${x + 34} ${y + 62}L${x + 78} ${y + 84}Z`,
        "#fff",
        1,
      );
    }) +
    hill(400, 26, 4, "url(#far)") +
    each([30, 440, 800, 900, 1080, 1480, 1890], (x, at) =>
      motif("evergreen-tree", x, 370 + (at % 3) * 12, 110 + (at % 2) * 40),
    ) +
    hill(470, 18, 9, "url(#near)") +
    hill(680, 24, 17, "#eef5ff") +
    tone(
      "M760 560Q960 520 1160 560Q1220 620 1120 660Q960 700 800 660Q700 620 760 560Z",
      "#9fd4f0",
      1,
    ) +
    mark("M800 590Q900 570 980 600M930 640Q1030 620 1110 640", "#fff", 7, 0.8) +
    motif("penguin", 900, 900, 96) +
    motif("deer", 960, 590, 110) +
    motif("ice-skate", 970, 930, 62) +
    mark("M450 500v-130M1474 500v-130", "#3a3048", 14) +
    each(
      [450, 1474],
      (x) =>
        box(x - 26, 306, 52, 64, "#fff3c4", 8) +
        shape(`M${x - 36} 308L${x} 270L${x + 36} 308Z`, "#fff"),
    ),
  front: flakes,
  props: [
    chalet("#c9784a", "#c93a3f"),
    fir("#2f8f5a", SNOW),
    chalet("#8fa8c9", "#2f5fa8"),
    church,
    igloo,
    snowman,
    logs,
    sled,
  ],
  lamps: [
    [450, 340, 320],
    [1474, 340, 320],
    [230, 400, 240],
    [1285, 350, 240],
    [1695, 420, 220],
    [400, 900, 230, "#ffb85a"],
  ],
  sparks: each([450, 1474], (x) => flat(x - 20, 312, 40, 52, "#fff3b0", 1, 6)) + flakes,
};
