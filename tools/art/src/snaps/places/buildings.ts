/** Large buildings from the inside, and rooftops above the town. */
import { path } from "../../lib/svg.ts";
import {
  band,
  boards,
  box,
  bricks,
  chequers,
  columns,
  disc,
  dots,
  pane,
  shelf,
  tiles,
  times,
  type Place,
} from "./kit.ts";

const GOODS = ["#ff6b6b", "#ffd23f", "#5cc98a", "#5aa9e6", "#c58af0", "#ff9f43"];
const NIGHT_CITY = ["#ffe9a0", "#ffd23f", "#fff7d6"];

export const BUILDINGS = {
  lift: {
    wall: ["#d9dde6", "#a2a9b8"],
    floor: ["#7d5a48", "#4a3329"],
    horizon: 600,
    far: [],
    lamp: "#fff6cf",
    extra: () =>
      box(60, 20, 880, 590, "#c0c6d2", 10) +
      times(4, (at) => box(80 + at * 215, 40, 195, 560, at % 2 ? "#eef1f6" : "#e2e6ee", 6)) +
      band(420, 18, "#8a90a0") +
      box(860, 210, 90, 200, "#5a6070", 12) +
      times(8, (at) =>
        disc(
          885 + (at % 2) * 40,
          245 + Math.floor(at / 2) * 44,
          13,
          at === 3 ? "#ffd23f" : "#f4f6fa",
        ),
      ) +
      box(420, 34, 160, 50, "#1d1f2b", 8) +
      path("M470 72l30 -26l30 26z", { fill: "#ff4d4d" }),
    ground: () => boards("#2d1d16", 600),
  },
  bank: {
    wall: ["#f3ead6", "#cdbd97"],
    floor: ["#d9cfbb", "#978a70"],
    horizon: 555,
    far: [["coin", 500, 120, 110]],
    extra: () =>
      columns([120, 320, 680, 880], 555, "#fffdf6", "#d8cfba") +
      box(380, 210, 240, 345, "#8b97a8", 16) +
      disc(500, 370, 96, "#c5cfdb") +
      disc(500, 370, 68, "#7d8a9c") +
      times(4, (at) =>
        path(
          `M500 370L${500 + Math.cos((at * Math.PI) / 2 + 0.7) * 84} ${370 + Math.sin((at * Math.PI) / 2 + 0.7) * 84}`,
          { stroke: "#e6ecf2", width: 15 },
        ),
      ),
    ground: () => chequers("#8d7f62", 555),
  },
  prison: {
    wall: ["#8b929c", "#565c66"],
    floor: ["#767b84", "#42464e"],
    horizon: 560,
    far: [["bed", 160, 480, 190]],
    extra: () =>
      bricks("#3d4149", 560, 0.6) +
      pane(620, 80, 190, 150, "#8fd3f5", "#454a53", 4) +
      times(4, (at) => box(646 + at * 42, 74, 14, 162, "#2e323a")) +
      times(9, (at) =>
        path(`M${140 + at * 22} 240v60`, {
          stroke: "#e6e9ee",
          width: 6,
          opacity: at % 5 === 4 ? 0 : 0.8,
        }),
      ) +
      path("M130 290L230 250", { stroke: "#e6e9ee", width: 6 }),
  },
  cinema: {
    wall: ["#2b1a33", "#140b1a"],
    floor: ["#4a1a26", "#1f0a10"],
    horizon: 610,
    far: [],
    lamp: "#dff1ff",
    extra: () =>
      box(150, 50, 700, 330, "#f2f8ff", 10) +
      path("M500 -10L150 50H850Z", { fill: "#dff1ff", opacity: 0.16 }) +
      times(3, (row) =>
        times(11, (at) =>
          box(
            at * 100 - (row % 2) * 50,
            430 + row * 66,
            84,
            130,
            row % 2 ? "#9c2438" : "#b52f45",
            26,
          ),
        ),
      ),
  },
  aisle: {
    wall: ["#f7fbff", "#cfdbe6"],
    floor: ["#eef1f4", "#aeb8c2"],
    horizon: 560,
    far: [["shopping-cart", 930, 490, 150]],
    extra: () =>
      times(
        4,
        (row) =>
          shelf(-10, 140 + row * 132, 400, GOODS, "#9aa6b2", 104) +
          shelf(610, 140 + row * 132, 400, GOODS, "#9aa6b2", 104),
      ) +
      box(420, 60, 160, 76, "#e8434f", 12) +
      path("M450 100h70m-22 -22l24 22l-24 22", { stroke: "#fff", width: 12 }),
    ground: () => chequers("#c3ced8", 560),
  },
  airport: {
    wall: ["#dff0fb", "#a9cbe2"],
    floor: ["#c9d2dc", "#7e8a98"],
    horizon: 560,
    far: [["airplane-departure", 620, 260, 190]],
    extra: () =>
      pane(40, 120, 920, 320, "#a6dcf7", "#ffffff", 10) +
      times(3, (at) => box(262 + at * 230, 120, 12, 320, "#ffffff")) +
      box(90, 24, 400, 84, "#20252f", 10) +
      times(3, (at) => box(112, 40 + at * 21, 200 + ((at * 70) % 140), 10, "#ffd23f")) +
      band(470, 30, "#4a4f5a") +
      times(6, (at) => box(40 + at * 170, 450, 120, 46, "#5d6472", 10)),
    ground: () => boards("#6b7684", 560, 0.2),
  },
  barber: {
    wall: ["#e4f2ea", "#9ccab2"],
    floor: ["#f2f0ea", "#a8a298"],
    horizon: 560,
    far: [
      ["barber-pole", 70, 330, 210],
      ["lotion-bottle", 560, 430, 90],
      ["scissors", 470, 430, 80],
      ["hair-pick", 660, 430, 80],
    ],
    extra: () =>
      box(180, 80, 270, 320, "#cfe9f5", 40, 'stroke="#c98a4a" stroke-width="18"') +
      box(560, 80, 270, 320, "#cfe9f5", 40, 'stroke="#c98a4a" stroke-width="18"') +
      path("M230 300L330 140M620 300L720 140", { stroke: "#fff", width: 16, opacity: 0.6 }) +
      band(470, 22, "#8a5a36"),
    ground: () => chequers("#2f3a3a", 560, 0.6),
  },
  factory: {
    wall: ["#b9c2c8", "#75808a"],
    floor: ["#8a8f94", "#4c5156"],
    horizon: 560,
    far: [
      ["gear", 160, 190, 210],
      ["gear", 320, 110, 130],
      ["warning", 900, 170, 110],
    ],
    extra: () =>
      times(7, (at) => box(at * 150 + 420, 40 + (at % 2) * 30, 44, 260, "#9aa5ad", 8)) +
      band(300, 30, "#d98c2b") +
      band(460, 50, "#3a3e44") +
      times(13, (at) => disc(at * 84, 510, 22, "#5d636a")),
    ground: () =>
      times(14, (at) =>
        path(`M${at * 84 - 40} 750L${at * 84} 722H${at * 84 + 40}L${at * 84} 750Z`, {
          fill: "#ffd23f",
        }),
      ),
  },
  tower: {
    wall: ["#ffb27a", "#ffe3b8"],
    floor: ["#8f8b92", "#55525c"],
    horizon: 590,
    far: [],
    extra: () =>
      disc(760, 250, 90, "#fff3c4") +
      times(
        12,
        (at) =>
          box(at * 88 - 10, 330 + ((at * 67) % 160), 78, 300, at % 2 ? "#8a5f86" : "#a3729a") +
          times(8, (k) =>
            box(
              at * 88 + 6 + (k % 2) * 32,
              356 + ((at * 67) % 160) + Math.floor(k / 2) * 48,
              18,
              24,
              "#ffe39a",
              0,
              `opacity="${(at + k) % 3 ? 0.9 : 0.2}"`,
            ),
          ),
      ),
    ground: () => band(572, 34, "#b3aeb8") + bricks("#4a4650", 0),
  },
  night: {
    wall: ["#0d1238", "#3a2c6b"],
    floor: ["#4c4a5c", "#26242f"],
    horizon: 590,
    far: [
      ["full-moon", 800, 140, 130],
      ["satellite-antenna", 120, 500, 150],
    ],
    extra: () =>
      dots(31, ["#ffffff"], 40, 300) +
      times(
        12,
        (at) =>
          box(at * 88 - 10, 330 + ((at * 67) % 160), 78, 300, at % 2 ? "#1c1a40" : "#25224f") +
          times(8, (k) =>
            box(
              at * 88 + 6 + (k % 2) * 32,
              356 + ((at * 67) % 160) + Math.floor(k / 2) * 48,
              18,
              24,
              NIGHT_CITY[k % 3]!,
              0,
              `opacity="${(at + k) % 3 ? 0.9 : 0.12}"`,
            ),
          ),
      ),
    ground: () => band(572, 30, "#6a6780"),
  },
  bathhall: {
    wall: ["#bfeef5", "#6fc6da"],
    floor: ["#4cc3e6", "#1a7fb0"],
    horizon: 520,
    far: [["ring-buoy", 910, 380, 110]],
    extra: () =>
      tiles("#ffffff", 60, 520, 0.5) +
      band(440, 34, "#ffffff") +
      box(90, 120, 26, 400, "#e8eef2") +
      box(90, 120, 220, 24, "#e8434f", 8),
    ground: () =>
      times(4, (at) =>
        path(
          `M-20 ${560 + at * 54}Q120 ${545 + at * 54} 250 ${560 + at * 54}T520 ${560 + at * 54}T790 ${560 + at * 54}T1060 ${560 + at * 54}`,
          { stroke: "#bff0ff", width: 7, opacity: 0.6 },
        ),
      ),
  },
} as const satisfies Record<string, Place>;
