/** The old robots: household junk that woke up, and has been out in the rain since. */
import { icon } from "../lib/icons.ts";
import { INK, ellipse, path } from "../lib/svg.ts";
import { box, disc, gloss, lamp, plate, rivets } from "./metal.ts";
import type { Robot } from "./robots.ts";

const bulb = (x: number, y: number, r: number, lit = "#ffdf7a"): string =>
  disc(x, y, r + 8, "#5a4638", 5) +
  disc(x, y, r, lit, 4) +
  ellipse(x, y + 2, r * 0.42, r * 0.5, 'fill="#1a0f1c"') +
  ellipse(x + r * 0.25, y - r * 0.3, r * 0.24, r * 0.24, 'fill="#fff"');

const gauge = (x: number, y: number, r: number, to: readonly [number, number]): string =>
  disc(x, y, r, "#f3e7cf", 6) +
  path(
    `M${x - r * 0.6} ${y + r * 0.4}A${r * 0.72} ${r * 0.72} 0 1 1 ${x + r * 0.6} ${y + r * 0.4}`,
    { stroke: "#7a5a48", width: 4 },
  ) +
  path(`M${x} ${y}L${x + to[0]} ${y + to[1]}`, { stroke: "#d93a2b", width: 6 }) +
  ellipse(x, y, 5, 5, `fill="${INK}"`);

/** Two winding-key loops and a shaft. */
const KEY =
  path("M404 300H452", { stroke: INK, width: 22 }) +
  path("M404 300H452", { stroke: "#c9a04a", width: 11 }) +
  disc(474, 272, 28, "#d8b04f") +
  disc(474, 328, 28, "#d8b04f") +
  disc(474, 272, 11, "#2b1a2b", 0) +
  disc(474, 328, 11, "#2b1a2b", 0);

const puff = (x: number, y: number, r: number): string =>
  disc(x, y, r, "#efe7ee", 5) + ellipse(x - r * 0.2, y - r * 0.25, r * 0.5, r * 0.4, 'fill="#fff"');
const toast = (x: number): string =>
  path(
    `M${x - 46} 130V58C${x - 66} 40 ${x - 50} 14 ${x} 14C${x + 50} 14 ${x + 66} 40 ${x + 46} 58V130Z`,
    { fill: "#e9b46a", stroke: INK, width: 6 },
  ) +
  path(
    `M${x - 32} 130V60C${x - 44} 44 ${x - 32} 30 ${x} 30C${x + 32} 30 ${x + 44} 44 ${x + 32} 60V130Z`,
    { fill: "#ffdf9e" },
  );

export const OLD_ROBOTS: readonly Robot[] = [
  {
    src: "robot-old1",
    name: "RUSTY",
    stand: "stumps",
    standY: 408,
    arms: ["wave", "down"],
    shoulders: [130, 382, 268],
    claws: true,
    rust: 4,
    paint: { light: "#b5ecd8", main: "#5fb8a2", dark: "#2f6f6c", trim: "#c97b3a" },
    metal:
      plate("M128 116H384V398C384 414 128 414 128 398Z", "url(#side)") +
      ellipse(256, 116, 128, 32, `fill="url(#steel)" stroke="${INK}" stroke-width="6"`) +
      box(120, 296, 272, 22, 10, "url(#side)") +
      box(120, 388, 272, 22, 10, "url(#side)") +
      plate("M212 110V70C212 58 300 58 300 70V110Z", "url(#side)"),
    details:
      bulb(204, 214, 36) +
      bulb(308, 214, 28, "#ff9d5c") +
      path("M206 272L226 260L246 274L266 260L286 274L306 262", { stroke: INK, width: 8 }) +
      rivets(
        [
          [146, 158],
          [366, 158],
          [146, 352],
          [366, 352],
          [256, 352],
        ],
        7,
      ) +
      path("M180 330L214 352L196 374", { stroke: INK, width: 5, opacity: 0.6 }),
  },
  {
    src: "robot-old2",
    name: "TOASTY",
    stand: "castors",
    standY: 396,
    arms: ["up", "hips"],
    shoulders: [96, 416, 300],
    rust: 11,
    paint: { light: "#ffeecb", main: "#e6c98c", dark: "#a07a4c", trim: "#e9e0d0" },
    behind: toast(190) + toast(318),
    metal:
      plate(
        "M92 214C92 140 150 112 256 112C362 112 420 140 420 214L428 384C428 402 84 402 84 384Z",
      ) +
      plate("M146 132C190 116 322 116 366 132L360 146C318 134 194 134 152 146Z", "#4a3640", 5) +
      box(420, 236, 36, 28, 9, "url(#steel)"),
    details:
      gloss(144, 190, 16, 44, 14) +
      bulb(200, 228, 34) +
      bulb(312, 228, 34) +
      path("M164 178L226 192M350 178L290 188", { stroke: INK, width: 11 }) +
      path("M196 300Q256 350 316 300Z", { fill: "#3a1c20", stroke: INK, width: 6 }) +
      path("M214 304H298M226 318H286", { stroke: "#ff7a3d", width: 6 }) +
      rivets(
        [
          [112, 366],
          [400, 366],
          [112, 262],
          [400, 262],
        ],
        6.5,
      ),
  },
  {
    src: "robot-old3",
    name: "TIN LIZZY",
    stand: "feet",
    standY: 410,
    arms: ["chest", "wave"],
    shoulders: [150, 362, 344],
    rust: 23,
    paint: { light: "#ffc0b0", main: "#dd6f66", dark: "#8f3446", trim: "#8fb8b0" },
    behind: `<g transform="translate(-10 50)">${KEY}</g>`,
    metal:
      plate("M226 60L256 8L286 60Z", "url(#steel)") +
      plate("M136 64C136 44 376 44 376 64V256H136Z", "url(#side)") +
      box(126, 240, 260, 26, 12, "url(#steel)") +
      box(198, 262, 116, 30, 8, "url(#steel)") +
      plate("M150 286H362L386 418H126Z", "url(#side)"),
    details:
      bulb(204, 140, 36, "#9fe8e0") +
      bulb(308, 140, 36, "#9fe8e0") +
      path("M170 82L150 66M184 74L172 54M342 82L362 66M328 74L340 54", { stroke: INK, width: 7 }) +
      path("M226 210Q232 196 244 202L256 208L268 202Q280 196 286 210Q256 236 226 210Z", {
        fill: "#e8436b",
        stroke: INK,
        width: 5,
      }) +
      path("M174 330H236M180 352H230", { stroke: INK, width: 6, opacity: 0.55 }) +
      gauge(308, 352, 30, [12, -16]) +
      rivets(
        [
          [150, 236],
          [362, 236],
          [150, 82],
          [362, 82],
        ],
        5,
      ),
  },
  {
    src: "robot-old4",
    name: "STEAMY",
    stand: "stumps",
    standY: 410,
    arms: ["flex", "point"],
    shoulders: [106, 406, 284],
    rust: 37,
    paint: { light: "#a9c8ee", main: "#5f86c4", dark: "#33497f", trim: "#e8d3a8" },
    behind: puff(340, 44, 30) + puff(384, 16, 22) + puff(366, 62, 20),
    metal:
      plate("M304 140V84H290V66H366V84H352V150Z", "url(#side)") +
      plate(
        "M102 270C102 170 160 118 256 118C352 118 410 170 410 270V360C410 394 370 416 256 416C142 416 102 394 102 360Z",
      ) +
      path("M104 296C160 316 352 316 408 296", { stroke: INK, width: 6 }),
    details:
      gloss(160, 178, 18, 42, 34) +
      gauge(194, 222, 44, [18, -26]) +
      gauge(318, 222, 44, [-12, -30]) +
      path("M150 164L232 178M362 164L280 178", { stroke: INK, width: 13 }) +
      box(190, 328, 132, 66, 20, "#24131c") +
      path(
        "M204 390C204 360 222 366 226 344C238 360 244 352 248 340C262 356 270 350 276 344C282 366 306 362 308 390Z",
        { fill: "#ff7a2e" },
      ) +
      path("M226 390C226 374 240 372 248 362C262 374 284 370 286 390Z", { fill: "#ffe066" }) +
      path("M222 332V392M256 332V392M290 332V392", { stroke: INK, width: 6 }) +
      rivets(
        [
          [124, 330],
          [388, 330],
          [132, 366],
          [380, 366],
        ],
        7,
      ),
  },
  {
    src: "robot-old5",
    name: "RADIO ROB",
    stand: "castors",
    standY: 404,
    arms: ["horns", "horns"],
    shoulders: [104, 408, 330],
    rust: 52,
    paint: { light: "#e6b48c", main: "#b0704a", dark: "#6a3a30", trim: "#f0c46a" },
    behind:
      path("M330 110L420 -6", { stroke: INK, width: 15 }) +
      path("M330 110L420 -6", { stroke: "#d9d2c4", width: 6 }) +
      icon("fluent-emoji:musical-note", { x: 466, y: 40, size: 78 }),
    metal:
      plate(
        "M92 214C92 126 160 92 256 92C352 92 420 126 420 214V392C420 406 408 412 396 412H116C104 412 92 406 92 392Z",
      ) + plate("M122 222C122 152 180 124 256 124C332 124 390 152 390 222Z", "#f0d9a8", 6),
    details:
      lamp(422, -8, 13, "#ff5252") +
      path("M150 214L162 202M176 176L188 190M256 144V160M336 176L324 190M362 214L350 202", {
        stroke: "#7a4a38",
        width: 6,
      }) +
      path("M256 218L300 152", { stroke: "#d93a2b", width: 7 }) +
      bulb(186, 262, 34, "#fff1c4") +
      bulb(326, 262, 34, "#fff1c4") +
      disc(256, 218, 12, INK, 0) +
      box(152, 318, 208, 72, 22, "#2b1a20") +
      path("M174 338H338M174 354H338M184 371H328", { stroke: "#f0c46a", width: 6 }) +
      disc(126, 354, 13, "#f0c46a", 5) +
      disc(386, 354, 13, "#f0c46a", 5),
  },
];
