/** The fair: tents, booths and things that turn. */
import { linear } from "../../lib/svg.ts";
import { type HideScene, type Prop } from "./light.ts";
import { box, disc, dot, each, flat, mark, motif, shape, tone, upTo } from "./pen.ts";
import { hill, openSky } from "./sky.ts";

const bulbs = (xs: readonly number[], y: number): string =>
  each(xs, (x) => dot(x, y, 9, "#fff3b0"));

const bigTop: Prop = {
  draw: (w, h) =>
    mark(`M0 ${-h * 0.9}V${-h}`, undefined, 8) +
    shape(`M4 ${-h}L64 ${-h + 20}L4 ${-h + 40}Z`, "#ffd84a", 5) +
    shape(`M${-w * 0.44} ${-h * 0.46}V0H${w * 0.44}V${-h * 0.46}Z`, "#fff3e0") +
    each([-0.44, -0.19, 0.06, 0.31], (k, at) =>
      flat(w * k + (at ? 0 : 4), -h * 0.46, w * 0.125, h * 0.46 - 4, "#e4504a"),
    ) +
    shape(`M-58 0Q-40 ${-h * 0.3} 0 ${-h * 0.42}Q40 ${-h * 0.3} 58 0Z`, "#3a2440") +
    each(upTo(6), (at) => {
      const [x, s] = [-w / 2 + (at * w) / 6, w / 6];
      return shape(
        `M0 ${-h * 0.9}Q${x * 0.5} ${-h * 0.6} ${x} ${-h * 0.48}q${s / 2} 36 ${s} 0Q${(x + s) * 0.5} ${-h * 0.6} 0 ${-h * 0.9}Z`,
        at % 2 ? "#fff3e0" : "#e4504a",
        6,
      );
    }),
  lit: (w, h) =>
    bulbs(
      upTo(7).map((at) => -w / 2 + (at * w) / 6),
      -h * 0.47,
    ) + tone(`M-50 0Q-36 ${-h * 0.28} 0 ${-h * 0.38}Q36 ${-h * 0.28} 50 0Z`, "#ffb85a", 0.8),
};

const booth: Prop = {
  draw: (w, h) =>
    box(-w * 0.42, -h * 0.72, w * 0.84, h * 0.72, "#4a7fd8", 6) +
    box(-w * 0.3, -h * 0.64, w * 0.6, h * 0.28, "#2a2450", 8) +
    motif("admission-tickets", 0, -h * 0.5, 92) +
    box(-w * 0.46, -h * 0.36, w * 0.92, 22, "#ffd84a", 6) +
    each([-0.24, 0, 0.24], (k) => motif("star", w * k, -h * 0.16, 48)) +
    each(upTo(5), (at) => {
      const [x, s] = [-w / 2 + (at * w) / 5, w / 5];
      return shape(
        `M${x + (2 - at) * 6} ${-h * 0.92}h${s - 4}L${x + s} ${-h * 0.7}q${-s / 2} 30 ${-s} 0Z`,
        at % 2 ? "#fff3e0" : "#ffb52e",
        6,
      );
    }) +
    box(-w * 0.3, -h, w * 0.6, 38, "#e4504a", 14),
  lit: (w, h) =>
    bulbs(
      [-0.2, -0.07, 0.07, 0.2].map((k) => w * k),
      -h + 19,
    ) + flat(-w * 0.28, -h * 0.63, w * 0.56, h * 0.25, "#ffd76a", 0.4, 6),
};

const popcorn: Prop = {
  draw: (w, h) =>
    each(
      [-0.26, 0.26],
      (k) => disc(w * k, -34, 34, 34, "#8a5230") + disc(w * k, -34, 15, 15, "#ffd84a"),
    ) +
    mark(`M${w * 0.4} ${-h * 0.34}h40`, "#5a3a28", 16) +
    box(-w * 0.42, -h * 0.42, w * 0.84, h * 0.3, "#d8393f", 8) +
    each([-0.28, -0.1, 0.08, 0.26], (k) => flat(w * k, -h * 0.41, 18, h * 0.28, "#fff3e0")) +
    box(-w * 0.36, -h * 0.82, w * 0.72, h * 0.4, "#cfeaf5", 6) +
    each([-0.24, -0.08, 0.08, 0.24], (k) => motif("popcorn", w * k, -h * 0.52, 76)) +
    shape(`M${-w / 2} ${-h * 0.8}Q0 ${-h * 1.12} ${w / 2} ${-h * 0.8}Z`, "#ffd84a") +
    mark(`M${-w * 0.34} ${-h * 0.84}Q0 ${-h * 1.02} ${w * 0.34} ${-h * 0.84}`, "#d8393f", 10),
  lit: (w, h) => flat(-w * 0.34, -h * 0.8, w * 0.68, h * 0.2, "#ffe28a", 0.8, 4),
};

const ghostHouse: Prop = {
  draw: (w, h) =>
    box(-w * 0.44, -h * 0.62, w * 0.88, h * 0.62, "#6a5a9a", 4) +
    shape(
      `M${-w / 2} ${-h * 0.6}L${-w * 0.34} ${-h * 0.84}H${w * 0.34}L${w / 2} ${-h * 0.6}Z`,
      "#3f3468",
    ) +
    box(-w * 0.16, -h * 0.88, w * 0.32, h * 0.3, "#7a6aae", 4) +
    shape(`M${-w * 0.22} ${-h * 0.84}L0 ${-h}L${w * 0.22} ${-h * 0.84}Z`, "#3f3468") +
    motif("ghost", 0, -h * 0.71, 84) +
    each(
      [-0.29, 0.29],
      (k) =>
        shape(`M${w * k - 28} ${-h * 0.3}v-54q28 -40 56 0v54Z`, "#2a2048") +
        motif("bat", w * k, -h * 0.36, 46),
    ) +
    shape(`M-58 0V${-h * 0.26}Q0 ${-h * 0.5} 58 ${-h * 0.26}V0Z`, "#2a1638") +
    each([-38, -13, 13, 38], (x) =>
      tone(`M${x - 13} ${-h * 0.3 - (Math.abs(x) < 20 ? 24 : 6)}h26l-13 40Z`, "#fff", 0.9),
    ) +
    motif("jack-o-lantern", -w * 0.36, -28, 72) +
    motif("jack-o-lantern", w * 0.36, -28, 72),
  lit: (w, h) =>
    each([-0.29, 0.29], (k) =>
      tone(`M${w * k - 24} ${-h * 0.3 - 3}v-48q24 -36 48 0v48Z`, "#9fff7a", 0.55),
    ),
};

const carousel: Prop = {
  draw: (w, h) =>
    box(-w * 0.46, -40, w * 0.92, 40, "#b3573f", 16) +
    flat(-w * 0.16, -h * 0.64, w * 0.32, h * 0.52, "#f5d0e0") +
    motif("carousel-horse", 0, -h * 0.36, 130) +
    each([-0.36, 0.36], (k) => mark(`M${w * k} ${-h * 0.66}V-40`, "#ffd84a", 12)) +
    motif("carousel-horse", -w * 0.33, -h * 0.34, 120) +
    motif("carousel-horse", w * 0.33, -h * 0.34, 120, { flip: true }) +
    each(upTo(6), (at) => {
      const [x, s] = [-w / 2 + (at * w) / 6, w / 6];
      return shape(
        `M0 ${-h * 0.96}L${x} ${-h * 0.66}q${s / 2} 34 ${s} 0Z`,
        at % 2 ? "#fff3e0" : "#ff6f9d",
        6,
      );
    }) +
    disc(0, -h * 0.96, 17, 15, "#ffd84a"),
  lit: (w, h) =>
    bulbs(
      upTo(7).map((at) => -w / 2 + (at * w) / 6),
      -h * 0.65,
    ),
};

/** A box full of prizes. */
const prizes: Prop = {
  draw: (w, h) =>
    motif("teddy-bear", -w * 0.22, -h * 0.74, 120) +
    motif("unicorn", w * 0.2, -h * 0.76, 120) +
    motif("panda", 0, -h * 0.66, 106) +
    box(-w / 2 + 6, -h * 0.58, w - 12, h * 0.58, "#8a5fd8", 10) +
    mark(`M${-w / 2 + 10} ${-h * 0.46}H${w / 2 - 10}`, "#ffd84a", 14) +
    [-0.28, 0, 0.28].map((k) => motif("glowing-star", w * k, -h * 0.22, 56)).join(""),
};

const cannon: Prop = {
  draw: (w, h) =>
    `<g transform="translate(-6 ${-h * 0.52}) rotate(-28)">${
      shape(`M${-w * 0.42} -52Q${-w * 0.54} 0 ${-w * 0.42} 52L${w * 0.42} 64V-64Z`, "#3f4f7a") +
      box(w * 0.38, -72, 30, 144, "#ffd84a", 8) +
      mark(`M${-w * 0.14} -56V56M${w * 0.12} -60V60`, "#ffd84a", 14) +
      motif("star", 0, 0, 60)
    }</g>` +
    disc(-8, -h * 0.27, h * 0.27, h * 0.27, "#d8393f") +
    disc(-8, -h * 0.27, h * 0.16, h * 0.16, "#ffe1b3") +
    each(
      [0, 60, 120],
      (turn) =>
        `<g transform="translate(-8 ${-h * 0.27}) rotate(${turn})">${mark(`M0 ${-h * 0.2}V${h * 0.2}`, "#d8393f", 11)}</g>`,
    ) +
    dot(-8, -h * 0.27, 13, "#2b1a2b"),
};

const dodgem: Prop = {
  draw: (w, h) =>
    mark(`M${-w * 0.34} ${-h * 0.5}V${-h}`, "#5a6478", 10) +
    dot(-w * 0.34, -h, 15, "#ffd84a") +
    shape(
      `M${-w * 0.4} ${-h * 0.4}Q${-w * 0.42} ${-h * 0.86} ${-w * 0.16} ${-h * 0.86}L${-w * 0.08} ${-h * 0.4}Z`,
      "#4a3048",
    ) +
    shape(
      `M${-w * 0.46} -34V${-h * 0.46}Q${-w * 0.1} ${-h * 0.36} ${w * 0.06} ${-h * 0.5}Q${w * 0.3} ${-h * 0.66} ${w * 0.42} ${-h * 0.42}Q${w * 0.48} ${-h * 0.2} ${w * 0.44} -34Z`,
      "#2fb8a8",
    ) +
    mark(`M${w * 0.02} ${-h * 0.54}L${-w * 0.06} ${-h * 0.74}`, "#2b1a2b", 12) +
    disc(-w * 0.06, -h * 0.76, 34, 14, "#3a3048") +
    disc(w * 0.32, -h * 0.36, 24, 24, "#fff3b0") +
    motif("high-voltage", -w * 0.14, -h * 0.26, 84) +
    box(-w / 2, -50, w, 46, "#3a3a5a", 24),
  lit: (w, h) => dot(w * 0.32, -h * 0.36, 21, "#fff3b0") + dot(-w * 0.34, -h, 17, "#fff"),
};

const FLAGS = ["#e4504a", "#ffd84a", "#3aa85a", "#4a7fd8", "#ff6f9d"] as const;

/** A line of flags that hangs from one place to another. */
const pennants = (x0: number, x1: number, y: number): string =>
  mark(`M${x0} ${y}Q${(x0 + x1) / 2} ${y + 90} ${x1} ${y}`, "#5a4a6a", 5) +
  each(upTo(9), (at) => {
    const k = (at + 0.5) / 9;
    const [px, py] = [x0 + (x1 - x0) * k, y + 180 * k * (1 - k)];
    return tone(`M${px - 22} ${py - 2}h44l-22 42Z`, FLAGS[at % 5] ?? "#fff", 1);
  });

export const fair: HideScene = {
  defs:
    linear("grass", [
      [0, "#8fd468"],
      [1, "#3f9048"],
    ]) +
    linear("sand", [
      [0, "#f5dca8"],
      [1, "#dcb070"],
    ]),
  sky: (light) => openSky(light, 470, 33, 1105),
  ground:
    motif("ferris-wheel", 900, 270, 330) +
    motif("roller-coaster", 1470, 300, 260) +
    hill(400, 22, 6, "#a8dc98") +
    hill(455, 16, 12, "url(#grass)") +
    tone(
      "M760 460H1060Q1140 640 1420 720Q1800 800 1940 880V1090H-20V860Q300 800 500 710Q720 630 760 460Z",
      "url(#sand)",
      1,
    ) +
    pennants(-10, 480, 60) +
    pennants(1440, 1930, 50) +
    motif("balloon", 470, 500, 90) +
    motif("balloon", 440, 540, 80) +
    motif("balloon", 1470, 520, 90) +
    motif("ice-cream", 900, 860, 66) +
    motif("clown-face", 965, 905, 84) +
    motif("confetti-ball", 820, 930, 60),
  props: [bigTop, booth, popcorn, ghostHouse, carousel, prizes, cannon, dodgem],
  lamps: [
    [240, 330, 300],
    [635, 260, 260],
    [1285, 290, 230],
    [1690, 380, 260, "#9fff7a"],
    [275, 750, 290],
    [900, 270, 300, "#ff9de0"],
    [1720, 880, 170],
  ],
  sparks:
    each(upTo(12), (at) =>
      dot(
        900 + Math.round(128 * Math.cos((at * Math.PI) / 6)),
        252 + Math.round(128 * Math.sin((at * Math.PI) / 6)),
        9,
        at % 2 ? "#fff3b0" : "#ff9de0",
      ),
    ) +
    each([-10, 1440], (x0) =>
      each(upTo(10), (at) =>
        dot(x0 + at * 54, 60 + Math.round(180 * (at / 9) * (1 - at / 9)), 8, "#fff3b0"),
      ),
    ),
};
