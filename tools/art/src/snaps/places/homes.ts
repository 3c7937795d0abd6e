/** Places at home and close to it. */
import { path } from "../../lib/svg.ts";
import {
  band,
  boards,
  box,
  bricks,
  chequers,
  disc,
  pane,
  planks,
  shelf,
  tiles,
  times,
  type Place,
} from "./kit.ts";

const BOOKS = ["#c94f4f", "#3f7fbf", "#e0a63c", "#4f9f6a", "#7d5ab0", "#d9d2c0"];

export const HOMES = {
  living: {
    wall: ["#ffe3c2", "#f2b48c"],
    floor: ["#9a5f43", "#63382a"],
    horizon: 555,
    far: [
      ["couch-and-lamp", 230, 440, 340],
      ["potted-plant", 930, 450, 180],
      ["framed-picture", 250, 170, 150],
    ],
    extra: () =>
      pane(560, 90, 260, 230, "#a9dcf5", "#fff4e2") +
      box(540, 74, 40, 300, "#d2566b", 10) +
      box(800, 74, 40, 300, "#d2566b", 10),
    ground: () =>
      boards("#4a271c", 555) +
      `<ellipse cx="500" cy="672" rx="390" ry="62" fill="#c8455c"/><ellipse cx="500" cy="672" rx="320" ry="46" fill="none" stroke="#ffd9a0" stroke-width="9"/>`,
  },
  attic: {
    wall: ["#8a6244", "#573a2a"],
    floor: ["#7a5238", "#452c1f"],
    horizon: 560,
    far: [
      ["package", 130, 480, 170],
      ["spider-web", 880, 130, 200],
      ["teddy-bear", 880, 490, 130],
      ["ladder", 320, 420, 230],
    ],
    lamp: "#ffd27a",
    extra: () =>
      planks("#3a2418", 0, 560, 0.5) +
      path("M-20 330L500 -60L1020 330", { stroke: "#4a2f20", width: 44 }) +
      disc(500, 170, 88, "#9fd2ee") +
      path("M500 82V258M412 170H588", { stroke: "#4a2f20", width: 14 }),
    ground: () => boards("#2c1a10", 560),
  },
  garage: {
    wall: ["#c2c9d2", "#8a94a2"],
    floor: ["#6d7079", "#44464f"],
    horizon: 560,
    far: [
      ["toolbox", 150, 470, 140],
      ["bicycle", 860, 430, 220],
      ["hammer", 90, 200, 90],
      ["wrench", 190, 200, 90],
      ["carpentry-saw", 290, 190, 110],
      ["wheel", 420, 480, 130],
    ],
    extra: () =>
      box(40, 130, 320, 150, "#a97b4f", 8) +
      times(6, (at) => box(470, 60 + at * 84, 400, 74, "#e4e8ee", 4)),
    ground: () => `<ellipse cx="640" cy="690" rx="120" ry="22" fill="#2b2b33" opacity=".6"/>`,
  },
  garden: {
    wall: ["#8fd3f5", "#e6f7e0"],
    floor: ["#7cc05a", "#47823a"],
    horizon: 520,
    far: [
      ["house-with-garden", 190, 340, 330],
      ["sunflower", 560, 460, 150],
      ["tulip", 660, 490, 100],
      ["deciduous-tree", 880, 320, 330],
    ],
    near: [["rose", 760, 500, 80]],
    extra: () =>
      times(13, (at) => box(at * 82, 390, 58, 150, "#fffaf0", 24)) + band(440, 18, "#f0e6d2"),
    ground: () =>
      times(14, (at) =>
        path(`M${at * 80 + 20} ${600 + (at % 4) * 30}l8 -24l8 24l9 -20l6 20`, {
          stroke: "#3f7a33",
          width: 5,
          opacity: 0.5,
        }),
      ),
  },
  laundry: {
    wall: ["#cfeaf2", "#8fc3d6"],
    floor: ["#eef4f6", "#a9bcc6"],
    horizon: 560,
    far: [
      ["basket", 930, 500, 130],
      ["t-shirt", 200, 110, 110],
      ["socks", 480, 110, 90],
      ["jeans", 760, 110, 110],
    ],
    extra: () =>
      path("M-20 60Q500 110 1020 60", { stroke: "#ffffff", width: 7 }) +
      times(
        4,
        (at) =>
          box(30 + at * 245, 250, 215, 310, "#f7fafc", 18, 'stroke="#9db2bd" stroke-width="8"') +
          disc(137 + at * 245, 420, 82, "#b9c8d0") +
          disc(137 + at * 245, 420, 64, "#4f86a8") +
          disc(120 + at * 245, 400, 22, "#bfe6f5", 0.7) +
          box(55 + at * 245, 275, 90, 26, "#d9e4ea", 8),
      ),
    ground: () => chequers("#8fb4c6", 560),
  },
  diner: {
    wall: ["#ffd7d2", "#f08d86"],
    floor: ["#f7f3ee", "#b5aca6"],
    horizon: 550,
    far: [
      ["hot-beverage", 170, 330, 90],
      ["pie", 330, 330, 100],
      ["hamburger", 690, 325, 100],
      ["cup-with-straw", 850, 320, 110],
    ],
    extra: () =>
      pane(90, 60, 820, 150, "#9fe0f2", "#fff5ea", 30) +
      band(370, 26, "#e9eef2") +
      band(396, 160, "#c8323f") +
      times(10, (at) => box(at * 104, 396, 46, 160, "#e85560")),
    ground: () => chequers("#3a3440", 550, 0.65),
  },
  restaurant: {
    wall: ["#5b2433", "#35141f"],
    floor: ["#7a4a34", "#3f2419"],
    horizon: 560,
    far: [
      ["wine-glass", 130, 420, 130],
      ["candle", 860, 410, 140],
      ["bouquet", 500, 440, 120],
    ],
    lamp: "#ffcf7a",
    extra: () =>
      times(
        5,
        (at) =>
          path(`M${110 + at * 195} 0V${70 + (at % 2) * 40}`, { stroke: "#1d0c12", width: 6 }) +
          path(
            `M${60 + at * 195} ${130 + (at % 2) * 40}Q${110 + at * 195} ${30 + (at % 2) * 40} ${160 + at * 195} ${130 + (at % 2) * 40}Z`,
            { fill: "#e0a63c" },
          ),
      ) +
      box(40, 460, 200, 110, "#f5efe4", 20) +
      box(770, 460, 200, 110, "#f5efe4", 20),
    ground: () => boards("#25130c", 560),
  },
  library: {
    wall: ["#7d5233", "#54351f"],
    floor: ["#8a3d3d", "#4f2020"],
    horizon: 565,
    far: [
      ["ladder", 800, 360, 330],
      ["globe-showing-europe-africa", 110, 500, 120],
    ],
    lamp: "#ffe0a0",
    extra: () =>
      times(
        5,
        (row) => shelf(20, 110 + row * 104, 460, BOOKS) + shelf(520, 110 + row * 104, 460, BOOKS),
      ),
    ground: () => box(200, 590, 600, 170, "#b9944a", 0, 'opacity=".35"'),
  },
  cellar: {
    wall: ["#4c4a58", "#2b2933"],
    floor: ["#55525f", "#2a2831"],
    horizon: 560,
    far: [
      ["oil-drum", 120, 470, 170],
      ["mouse-trap", 880, 560, 90],
      ["spider-web", 110, 110, 190],
      ["bucket", 900, 490, 110],
    ],
    lamp: "#ffe39a",
    extra: () =>
      bricks("#1a1920", 560, 0.6) +
      path("M500 -10V90", { stroke: "#141318", width: 6 }) +
      disc(500, 118, 30, "#ffe9a8") +
      times(6, (at) => box(620, 500 - at * 60, 160 + at * 46, 66, at % 2 ? "#6a6675" : "#5d5967")),
  },
  toilet: {
    wall: ["#f3e2f0", "#c99bc4"],
    floor: ["#f4f6f8", "#aab2bd"],
    horizon: 560,
    far: [
      ["roll-of-paper", 880, 330, 90],
      ["plunger", 110, 490, 130],
    ],
    extra: () => tiles("#b07cae", 64, 560, 0.35) + pane(120, 90, 150, 130, "#bfe6f5", "#ffffff"),
    ground: () =>
      chequers("#c99bc4", 560, 0.5) +
      `<ellipse cx="500" cy="690" rx="260" ry="40" fill="#ff9fc6"/>`,
  },
  sauna: {
    wall: ["#d99a5c", "#9c6233"],
    floor: ["#8a5530", "#54321b"],
    horizon: 590,
    far: [["bucket", 900, 520, 110]],
    lamp: "#ffd08a",
    extra: () =>
      planks("#6b3f1f", 0, 600, 0.5) +
      times(3, (at) => box(-20, 330 + at * 90, 1040, 34, at % 2 ? "#c07f45" : "#b3733c")) +
      box(820, 120, 100, 130, "#5a341a", 10) +
      disc(870, 185, 36, "#fff5e0"),
    ground: () => boards("#3a2010", 590),
  },
} as const satisfies Record<string, Place>;
