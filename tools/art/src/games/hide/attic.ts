/** The attic: what nobody threw away. */
import { ellipse } from "../../lib/svg.ts";
import { W, type HideScene, type Prop } from "./light.ts";
import { box, disc, dot, each, flat, mark, motif, shape, tone, upTo } from "./pen.ts";
import { boards, frame, wall, WINDOW } from "./room.ts";
import { windowPane } from "./sky.ts";

const wardrobe: Prop = {
  draw: (w, h) =>
    each([-0.38, 0.38], (k) => box(w * k - 16, -26, 32, 26, "#5a3a28")) +
    box(-w / 2 + 10, -h + 30, w - 20, h - 50, "#a5673a", 8) +
    box(-w * 0.4, -h + 62, w * 0.38, h - 110, "#bd7f4c", 8) +
    box(w * 0.02, -h + 62, w * 0.38, h - 110, "#bd7f4c", 8) +
    shape(`M${-w / 2} ${-h + 36}Q0 ${-h - 30} ${w / 2} ${-h + 36}Z`, "#8a5230") +
    dot(-18, -h * 0.46, 9, "#ffd84a") +
    dot(18, -h * 0.46, 9, "#ffd84a") +
    tone(`M${-w * 0.36} ${-h + 74}h26V${-62}h-26Z`, "#fff", 0.14),
};

/** Coats on a stand: room for one more behind them. */
const coats: Prop = {
  draw: (w, h) =>
    mark(`M0 -8V${-h}M0 -30L${-w * 0.34} -4M0 -30L${w * 0.34} -4`, "#5a3a28", 16) +
    each([-1, 1], (k) =>
      mark(`M0 ${-h + 40}Q${w * 0.3 * k} ${-h + 60} ${w * 0.36 * k} ${-h + 14}`, "#5a3a28", 12),
    ) +
    motif("top-hat", 0, -h + 8, 92) +
    shape(
      `M${-w * 0.3} ${-h + 62}Q0 ${-h + 36} ${w * 0.3} ${-h + 62}L${w / 2} -66Q0 -40 ${-w / 2} -66Z`,
      "#5a7fc4",
    ) +
    mark(`M0 ${-h + 52}V-54`, "#2f4a86", 6) +
    shape(
      `M${-w * 0.3} ${-h + 62}Q${-w * 0.06} ${-h + 50} -6 ${-h + 110}L-22 -56Q${-w * 0.3} -54 ${-w / 2} -66Z`,
      "#d8574f",
    ) +
    each([0.4, 0.55, 0.7], (k) => dot(20, -h * (1 - k), 8, "#ffd84a")),
};

const mirror: Prop = {
  draw: (w, h) =>
    mark(
      `M${-w * 0.42} 0L${-w * 0.3} ${-h * 0.5}M${w * 0.42} 0L${w * 0.3} ${-h * 0.5}`,
      "#5a3a28",
      18,
    ) +
    disc(0, -h * 0.54, w * 0.46, h * 0.46, "#d8a23a") +
    disc(0, -h * 0.54, w * 0.36, h * 0.38, "#cfeaf5") +
    mark(
      `M${-w * 0.18} ${-h * 0.58}L${w * 0.06} ${-h * 0.8}M${-w * 0.1} ${-h * 0.42}L${w * 0.2} ${-h * 0.7}`,
      "#fff",
      14,
      0.8,
    ) +
    motif("ribbon", 0, -h + 14, 84),
};

const shelf: Prop = {
  draw: (w, h) => {
    const board = (k: number) => box(-w / 2 + 12, -h * k, w - 24, 20, "#a5673a");
    return (
      box(-w / 2, -h, w, h, "#7a4a2c", 6) +
      flat(-w / 2 + 16, -h + 16, w - 32, h - 26, "#4a2c20") +
      motif("teddy-bear", -w * 0.22, -h * 0.82, 108) +
      motif("nesting-dolls", w * 0.22, -h * 0.82, 96) +
      motif("books", -w * 0.2, -h * 0.5, 100) +
      motif("globe-showing-europe-africa", w * 0.2, -h * 0.5, 96) +
      motif("yarn", -w * 0.24, -h * 0.17, 88) +
      motif("violin", w * 0.18, -h * 0.19, 104) +
      board(0.68) +
      board(0.36) +
      board(0.05)
    );
  },
};

const chest: Prop = {
  draw: (w, h) =>
    shape(
      `M${-w / 2} ${-h * 0.56}V${-h * 0.7}Q${-w / 2} ${-h} ${-w * 0.3} ${-h}H${w * 0.3}Q${w / 2} ${-h} ${w / 2} ${-h * 0.7}V${-h * 0.56}Z`,
      "#a5673a",
    ) +
    box(-w / 2, -h * 0.56, w, h * 0.56, "#8a5230", 6) +
    each([-0.32, 0.32], (k) => flat(w * k - 16, -h + 4, 32, h - 8, "#d8a23a")) +
    mark(`M${-w / 2} ${-h * 0.56}H${w / 2}`) +
    box(-26, -h * 0.68, 52, 62, "#ffd84a", 10) +
    dot(0, -h * 0.5, 9, "#3a2416"),
};

const luggage: Prop = {
  draw: (w, h) =>
    [
      ["#3a8f8a", 0.36, 1, 0],
      ["#d8a23a", 0.34, 0.82, 0.36],
      ["#b34a5f", 0.28, 0.68, 0.7],
    ]
      .map(([paint, height, width, from], at) => {
        const [ww, hh, y] = [w * Number(width), h * Number(height), -h * Number(from)];
        return (
          box(-ww / 2, y - hh, ww, hh, String(paint), 14) +
          each([-0.28, 0.28], (k) => flat(ww * k - 9, y - hh + 4, 18, hh - 8, "#000", 0.22)) +
          box(-22, y - hh * 0.66, 44, hh * 0.36, ["#ffe1b3", "#fff7ec", "#ffe1b3"][at] ?? "#fff", 8)
        );
      })
      .join(""),
};

const drum: Prop = {
  draw: (w, h) => {
    const [r, t] = [w / 2, -h + 40];
    return (
      shape(`M${-r} ${t}V-30Q0 30 ${r} -30V${t}Z`, "#d8574f") +
      each(upTo(6), (at) => {
        const x = -r + 8 + (at * (w - 16)) / 6;
        return mark(
          `M${x} ${t + 26}L${x + (w - 16) / 12} -24L${x + (w - 16) / 6} ${t + 26}`,
          "#ffe1a0",
          7,
        );
      }) +
      mark(`M${-r} -30Q0 30 ${r} -30`, "#ffd84a", 16) +
      mark(`M${-r} ${t + 14}Q0 ${t + 66} ${r} ${t + 14}`, "#ffd84a", 16) +
      disc(0, t, r, 36, "#fff3dc") +
      mark(`M-70 ${t - 34}L30 ${t + 2}M74 ${t - 40}L-16 ${t + 8}`, "#8a5230", 12)
    );
  },
};

const sofa: Prop = {
  draw: (w, h) =>
    each([-0.4, 0.4], (k) => box(w * k - 14, -24, 28, 24, "#5a3a28")) +
    shape(
      `M${-w * 0.4} -30V${-h * 0.78}Q${-w * 0.38} ${-h} 0 ${-h}Q${w * 0.38} ${-h} ${w * 0.4} ${-h * 0.78}V-30Z`,
      "#7a5fb8",
    ) +
    mark(`M0 ${-h + 10}V${-h * 0.46}`, "#000", 6, 0.22) +
    each([-0.2, 0.2], (k) => dot(w * k, -h * 0.72, 8, "#4a3a86")) +
    box(-w * 0.36, -h * 0.48, w * 0.72, h * 0.24, "#9a7fd8", 22) +
    box(-w * 0.38, -h * 0.27, w * 0.76, h * 0.18, "#6a4fa8", 8) +
    each([-1, 1], (k) =>
      box(k < 0 ? -w / 2 : w / 2 - w * 0.16, -h * 0.58, w * 0.16, h * 0.5, "#8a6fc8", 26),
    ) +
    `<g transform="rotate(-8)">${box(-w * 0.2, -h * 0.62, 74, 66, "#ffb52e", 16)}</g>`,
};

const { x, y, width, height } = WINDOW;

export const attic: HideScene = {
  defs: "",
  isIndoors: true,
  sky: (light) => windowPane(light, x, y, width, height),
  ground:
    wall("#d8a878") +
    each(upTo(9), (at) =>
      mark(
        `M0 ${40 + at * 58}H${x - width / 2 - 20}M${x + width / 2 + 20} ${40 + at * 58}H${W}`,
        "#8a5230",
        4,
        0.3,
      ),
    ) +
    frame("#8a5230") +
    tone(`M0 0H470L0 330ZM${W} 0H${W - 470}L${W} 330Z`, "#8a5a3c", 1) +
    mark(`M-20 340L480 -10M${W + 20} 340L${W - 480} -10`, "#5a3626", 34) +
    flat(0, 0, W, 34, "#5a3626") +
    boards("#b9804e", "#6a4028") +
    ellipse(960, 800, 300, 96, 'fill="#b8485a"') +
    ellipse(960, 800, 250, 76, 'fill="#f0c070"') +
    ellipse(960, 800, 200, 58, 'fill="#3a7f8a"') +
    motif("spider-web", 420, 110, 120) +
    motif("spider", 1470, 130, 54) +
    mark("M1470 34V108", "#fff", 4, 0.6) +
    motif("cat", 900, 470, 96) +
    motif("mouse", 955, 905, 66),
  front:
    motif("teddy-bear", 955, 770, 110) +
    mark("M780 36V92M1160 36V92", "#3a2a2a", 6) +
    each([780, 1160], (at) =>
      shape(`M${at - 40} 128L${at - 20} 90H${at + 20}L${at + 40} 128Z`, "#3f6f6a"),
    ),
  props: [wardrobe, coats, mirror, shelf, chest, luggage, drum, sofa],
  lamps: [
    [780, 140, 620],
    [1160, 140, 620],
    [960, 800, 800, "#ffc45a"],
  ],
  sparks: each([780, 1160], (at) => dot(at, 136, 20, "#fff3b0")),
};
