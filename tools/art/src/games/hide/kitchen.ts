/** The kitchen: large enough for everybody, and nobody has washed up. */
import { W, type HideScene, type Prop } from "./light.ts";
import { box, disc, dot, each, flat, mark, motif, shape, tone, upTo } from "./pen.ts";
import { boards, frame, SKIRTING, wall, WINDOW } from "./room.ts";
import { basket, sack } from "./things.ts";
import { windowPane } from "./sky.ts";

const fridge: Prop = {
  draw: (w, h) =>
    each([-0.34, 0.34], (k) => box(w * k - 14, -20, 28, 20, "#4a5468")) +
    box(-w / 2 + 4, -h, w - 8, h - 14, "#7fd0c4", 30) +
    mark(`M${-w / 2 + 8} ${-h * 0.66}H${w / 2 - 8}`) +
    box(w / 2 - 56, -h * 0.6, 18, 96, "#fff7ec", 8) +
    box(w / 2 - 56, -h * 0.82, 18, 46, "#fff7ec", 8) +
    tone(`M${-w / 2 + 20} ${-h + 34}h24V-40h-24Z`, "#fff", 0.35) +
    motif("rainbow", -24, -h * 0.82, 82) +
    motif("red-apple", -34, -h * 0.5, 58) +
    box(-30, -h * 0.38, 66, 78, "#fff", 4) +
    mark(`M-16 ${-h * 0.38 + 26}h38M-16 ${-h * 0.38 + 46}h26`, "#7a86a0", 6),
};

const stove: Prop = {
  draw: (w, h) =>
    box(-w / 2, -h * 0.8, w, h * 0.8 - 8, "#f5efe4", 10) +
    box(-w / 2, -h * 0.8, w, h * 0.2, "#d8574f", 8) +
    each([-0.34, -0.17, 0.17, 0.34], (k) => disc(w * k, -h * 0.7, 16, 16, "#fff7ec")) +
    box(-w * 0.38, -h * 0.52, w * 0.76, h * 0.36, "#4a3048", 18) +
    mark(`M${-w * 0.3} ${-h * 0.57}H${w * 0.3}`, "#7a86a0", 14) +
    tone(
      `M${-w * 0.32} ${-h * 0.22}L${-w * 0.1} ${-h * 0.48}h40L${-w * 0.18} ${-h * 0.22}Z`,
      "#fff",
      0.16,
    ) +
    box(-w * 0.42, -h * 0.84, w * 0.34, 18, "#4a5468") +
    box(w * 0.08, -h * 0.84, w * 0.34, 18, "#4a5468") +
    motif("teapot", -w * 0.24, -h * 0.97, 106),
  lit: (w, h) => flat(-w * 0.34, -h * 0.49, w * 0.68, h * 0.3, "#ff9d3c", 0.75, 14),
};

/** A sink with a curtain below it, which may hide somebody. */
const sink: Prop = {
  draw: (w, h) =>
    box(-w / 2 + 10, -h * 0.68, w - 20, h * 0.66, "#5a7f6a", 4) +
    each(upTo(6), (at) => {
      const [x, s] = [-w / 2 + 18 + (at * (w - 36)) / 6, (w - 36) / 6];
      return shape(
        `M${x} ${-h * 0.66}h${s}Q${x + s + 5} -60 ${x + s} -6Q${x + s / 2} 8 ${x} -6Q${x - 5} -60 ${x} ${-h * 0.66}Z`,
        at % 2 ? "#ff9db0" : "#fff1f4",
        5,
      );
    }) +
    shape(`M${-w / 2} ${-h * 0.8}H${w / 2}V${-h * 0.66}H${-w / 2}Z`, "#e8eef5") +
    mark(
      `M${-w * 0.1} ${-h * 0.8}V${-h * 0.96}Q0 ${-h - 10} ${w * 0.12} ${-h * 0.94}V${-h * 0.9}`,
      "#2b1a2b",
      24,
    ) +
    mark(
      `M${-w * 0.1} ${-h * 0.8}V${-h * 0.96}Q0 ${-h - 10} ${w * 0.12} ${-h * 0.94}V${-h * 0.9}`,
      "#b8c4d4",
      12,
    ) +
    motif("fork-and-knife-with-plate", w * 0.33, -h * 0.88, 84) +
    motif("bubbles", -w * 0.34, -h * 0.88, 84),
};

const dresser: Prop = {
  draw: (w, h) =>
    box(-w * 0.46, -h, w * 0.92, h * 0.62, "#4a7fa8", 6) +
    flat(-w * 0.4, -h + 20, w * 0.8, h * 0.5, "#2f5478") +
    motif("jar", -w * 0.24, -h * 0.84, 80) +
    motif("honey-pot", 0, -h * 0.84, 80) +
    motif("jar", w * 0.24, -h * 0.84, 80, { flip: true }) +
    motif("amphora", -w * 0.2, -h * 0.58, 88) +
    motif("potted-plant", w * 0.2, -h * 0.58, 88) +
    box(-w * 0.4, -h * 0.74, w * 0.8, 16, "#6aa0c8") +
    box(-w / 2, -h * 0.48, w, h * 0.48 - 4, "#5a90b8", 6) +
    box(-w / 2 - 2, -h * 0.5, w + 4, 22, "#7fb4d8", 6) +
    each([-1, 1], (k) =>
      box(k < 0 ? -w * 0.43 : w * 0.04, -h * 0.4, w * 0.39, h * 0.34, "#74a8d0", 8),
    ) +
    dot(-16, -h * 0.23, 9, "#ffd84a") +
    dot(16, -h * 0.23, 9, "#ffd84a"),
};

/** A table with a cloth down to the floor. */
const table: Prop = {
  draw: (w, h) => {
    const t = -h * 0.62;
    return (
      motif("birthday-cake", -w * 0.2, t - 48, 116) +
      motif("watermelon", w * 0.24, t - 26, 90) +
      shape(
        `M${-w * 0.46} ${t}L${-w / 2} -14Q${-w * 0.42} 10 ${-w * 0.34} -12Q${-w * 0.2} 12 ${-w * 0.1} -10Q${w * 0.04} 12 ${w * 0.16} -10Q${w * 0.28} 12 ${w * 0.38} -12Q${w * 0.44} 6 ${w / 2} -14L${w * 0.46} ${t}Z`,
        "#fff7ec",
      ) +
      each([-0.36, -0.18, 0, 0.18, 0.36], (k) =>
        mark(`M${w * k * 0.96} ${t + 10}L${w * k * 1.06} -22`, "#e4504a", 15, 0.75),
      ) +
      mark(`M${-w * 0.48} ${t * 0.5}H${w * 0.48}`, "#e4504a", 15, 0.45) +
      box(-w * 0.48, t - 16, w * 0.96, 32, "#fff1dc", 14)
    );
  },
};

const pot: Prop = {
  draw: (w, h) =>
    each([-1, 1], (k) =>
      mark(`M${w * 0.4 * k} ${-h * 0.56}h${30 * k}v44h${-30 * k}`, "#4a5468", 18),
    ) +
    shape(
      `M${-w * 0.42} ${-h * 0.68}V-46Q${-w * 0.42} 0 ${-w * 0.24} 0H${w * 0.24}Q${w * 0.42} 0 ${w * 0.42} -46V${-h * 0.68}Z`,
      "#f0883a",
    ) +
    tone(`M${-w * 0.34} ${-h * 0.62}h30V-30h-30Z`, "#fff", 0.3) +
    each([-0.1, 0.12, 0.3], (k) => motif("white-flower", w * k, -h * 0.32, 48)) +
    shape(
      `M${-w * 0.46} ${-h * 0.68}Q0 ${-h * 1.06} ${w * 0.46} ${-h * 0.68}Q0 ${-h * 0.6} ${-w * 0.46} ${-h * 0.68}Z`,
      "#d8662a",
    ) +
    disc(0, -h * 0.92, 22, 16, "#4a3048"),
};

const { x, y, width, height } = WINDOW;

export const kitchen: HideScene = {
  defs: "",
  isIndoors: true,
  sky: (light) => windowPane(light, x, y, width, height),
  ground:
    wall("#ffe6b8") +
    each(upTo(16), (at) =>
      flat(
        at * 120 + 10,
        24,
        14,
        SKIRTING - 150,
        "#fff",
        at * 120 > x - width / 2 - 50 && at * 120 < x + width / 2 + 20 ? 0 : 0.45,
      ),
    ) +
    flat(0, SKIRTING - 130, W, 134, "#bfe3e0") +
    each([SKIRTING - 130, SKIRTING - 64], (top) => mark(`M0 ${top}H${W}`, "#fff", 6, 0.8)) +
    each(upTo(30), (at) => mark(`M${at * 66} ${SKIRTING - 130}V${SKIRTING}`, "#fff", 6, 0.8)) +
    flat(0, SKIRTING - 140, W, 14, "#4a9f98") +
    frame("#ffffff") +
    shape(
      `M${x - width / 2 - 60} 50H${x + width / 2 + 60}L${x + width / 2 + 20} 116Q${x + 70} 92 ${x} 116Q${x - 70} 92 ${x - width / 2 - 20} 116Z`,
      "#ff8a8a",
    ) +
    boards("#d8b890", "#a07a50") +
    each(upTo(5), (row) =>
      each(upTo(16), (col) =>
        (row + col) % 2 ? "" : flat(col * 120, 500 + row * 116, 120, 116, "#fff7ec", 0.5),
      ),
    ) +
    motif("potted-plant", 1085, 262, 80) +
    motif("garlic", 1060, 440, 60) +
    motif("mouse", 925, 900, 64) +
    motif("cheese-wedge", 1000, 905, 58) +
    mark("M470 40V70M770 40V70M440 40H800", "#4a3048", 9) +
    motif("cooking", 500, 112, 84) +
    motif("spoon", 600, 112, 84) +
    motif("broccoli", 690, 108, 60) +
    motif("kitchen-knife", 770, 112, 80),
  front:
    motif("bone", 960, 1010, 70) +
    each(
      [400, 1520],
      (at) =>
        mark(`M${at} 0V76`, "#3a2a2a", 6) +
        shape(`M${at - 46} 118Q${at - 40} 72 ${at} 72Q${at + 40} 72 ${at + 46} 118Z`, "#e4504a"),
    ),
  props: [
    fridge,
    stove,
    sink,
    dresser,
    table,
    pot,
    sack("#f5e6c8", "sheaf-of-rice"),
    basket("#d8a25a", "#9a6a34"),
  ],
  lamps: [
    [400, 126, 470],
    [1520, 126, 470],
    [625, 420, 240, "#ff9d3c"],
    [960, 820, 480, "#ffc45a"],
  ],
  sparks: each([400, 1520], (at) => dot(at, 126, 22, "#fff3b0")),
};
