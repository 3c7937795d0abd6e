/** Places from stories. */
import { path } from "../../lib/svg.ts";
import {
  band,
  boards,
  box,
  bricks,
  cloud,
  columns,
  disc,
  dots,
  hills,
  pane,
  times,
  type Place,
} from "./kit.ts";

const torch = (x: number, y: number): string =>
  box(x - 8, y, 16, 70, "#5a3a22", 4) +
  path(`M${x} ${y - 70}Q${x + 40} ${y - 20} ${x} ${y + 6}Q${x - 40} ${y - 20} ${x} ${y - 70}Z`, {
    fill: "#ff9a3f",
  }) +
  disc(x, y - 22, 14, "#ffe89a");

export const ADVENTURE = {
  haunted: {
    wall: ["#2b1f45", "#4f3a6b"],
    floor: ["#3a2a3f", "#1a1220"],
    horizon: 560,
    far: [
      ["spider-web", 110, 110, 200],
      ["candle", 130, 430, 130],
      ["framed-picture", 790, 180, 170],
      ["jack-o-lantern", 900, 500, 130],
    ],
    lamp: "#b58cff",
    extra: () =>
      times(9, (at) => box(at * 124 - 20, 0, 62, 560, "#3a2c58", 0, 'opacity=".6"')) +
      pane(400, 70, 200, 260, "#1a2450", "#1a1228") +
      disc(530, 150, 40, "#f2ecc0"),
    ground: () => boards("#0d0812", 560),
  },
  throne: {
    wall: ["#6b2f4a", "#42182e"],
    floor: ["#8a7a8f", "#4d4254"],
    horizon: 560,
    far: [
      ["shield", 170, 190, 120],
      ["shield", 830, 190, 120],
    ],
    lamp: "#ffd98a",
    extra: () =>
      columns([60, 300, 700, 940], 560, "#8a5a78", "#6a4058") +
      torch(180, 340) +
      torch(820, 340) +
      box(400, 130, 200, 430, "#c9962f", 24) +
      box(424, 160, 152, 390, "#a8243f", 18),
    ground: () => path("M400 560H600L760 760H240Z", { fill: "#b3203a" }),
  },
  dungeon: {
    wall: ["#5d5a63", "#33313a"],
    floor: ["#5f5c64", "#2f2d35"],
    horizon: 560,
    far: [
      ["chains", 160, 180, 150],
      ["skull", 880, 530, 90],
    ],
    lamp: "#ffb35a",
    extra: () =>
      bricks("#22212a", 560, 0.6) +
      torch(330, 230) +
      torch(690, 230) +
      path("M440 560V380Q440 300 510 300Q580 300 580 380V560Z", { fill: "#18161d" }),
  },
  bridge: {
    wall: ["#0c0f26", "#262f5f"],
    floor: ["#5a6580", "#2c3347"],
    horizon: 570,
    far: [],
    lamp: "#7dd8ff",
    extra: () =>
      box(120, 60, 760, 330, "#05060f", 60, 'stroke="#8a97b8" stroke-width="22"') +
      `<g transform="translate(130 70) scale(.74 .55)">${dots(14, ["#fff", "#cfe0ff", "#ffe9b0"], 60, 560)}</g>` +
      disc(700, 190, 70, "#e8895a") +
      path("M600 210Q700 160 800 170", { stroke: "#ffd9a8", width: 12 }) +
      times(
        8,
        (at) =>
          box(40 + at * 120, 440, 96, 110, "#3f4a68", 12) +
          disc(66 + at * 120, 474, 11, ["#ff5c5c", "#5cff9a", "#ffd23f"][at % 3]!) +
          disc(108 + at * 120, 474, 11, ["#5ad1ff", "#ffd23f", "#5cff9a"][at % 3]!) +
          box(58 + at * 120, 504, 60, 12, "#8fa3c8", 5),
      ),
    ground: () => path("M-20 640H1020", { stroke: "#7dd8ff", width: 8, opacity: 0.6 }),
  },
  pyramid: {
    wall: ["#f7b95f", "#ffe9b5"],
    floor: ["#e8c07a", "#a8763a"],
    horizon: 520,
    far: [
      ["camel", 860, 460, 130],
      ["palm-tree", 930, 360, 220],
    ],
    extra: () =>
      disc(180, 130, 70, "#fff6cf") +
      path("M80 525L330 170L580 525Z", { fill: "#d9a457" }) +
      path("M330 170L580 525H420Z", { fill: "#b37f3a" }) +
      path("M480 525L680 270L880 525Z", { fill: "#e0ae62" }) +
      path("M680 270L880 525H750Z", { fill: "#bd8a44" }),
  },
  western: {
    wall: ["#ffa56b", "#ffe0a8"],
    floor: ["#d9a566", "#9a6a38"],
    horizon: 530,
    far: [
      ["cactus", 930, 440, 170],
      ["wheel", 90, 490, 110],
    ],
    extra: () =>
      times(
        3,
        (at) =>
          box(
            30 + at * 300,
            200 + (at % 2) * 40,
            260,
            340,
            ["#a86b40", "#8a5433", "#b8794a"][at]!,
          ) +
          path(`M${20 + at * 300} ${204 + (at % 2) * 40}h280v-60h-60v-40h-160v40h-60z`, {
            fill: ["#8a5433", "#a86b40", "#94603a"][at]!,
          }) +
          box(110 + at * 300, 400, 100, 140, "#4a2c1a", 6) +
          box(70 + at * 300, 280 + (at % 2) * 20, 66, 76, "#ffe9a8", 4) +
          box(184 + at * 300, 280 + (at % 2) * 20, 66, 76, "#ffe9a8", 4),
      ),
  },
  arena: {
    wall: ["#8fcdf0", "#f4ecd2"],
    floor: ["#e0bf85", "#a8824a"],
    horizon: 540,
    far: [],
    extra: () =>
      band(130, 420, "#c9a878") +
      times(2, (row) =>
        times(8, (at) =>
          path(
            `M${at * 132 - 10} ${330 + row * 190}V${240 + row * 190}Q${at * 132 + 40} ${180 + row * 190} ${at * 132 + 90} ${240 + row * 190}V${330 + row * 190}Z`,
            { fill: "#7d5f3a" },
          ),
        ),
      ) +
      cloud(650, 60, 0.9),
  },
  candyland: {
    wall: ["#ffc9e6", "#d9f2ff"],
    floor: ["#ff9fc6", "#d96a9a"],
    horizon: 530,
    far: [
      ["lollipop", 130, 360, 290],
      ["candy", 330, 490, 100],
      ["ice-cream", 880, 360, 290],
      ["lollipop", 720, 430, 170],
    ],
    extra: () =>
      cloud(380, 110, 1.2, "#fff", 1) +
      hills(500, 80, "#b58cf0", 20) +
      hills(530, 50, "#8fe0c0", 120),
  },
  rainbow: {
    wall: ["#6fc0f5", "#f2e6ff"],
    floor: ["#9fdc7f", "#5fa84f"],
    horizon: 540,
    far: [],
    extra: () =>
      times(
        6,
        (at) =>
          `<circle cx="500" cy="600" r="${470 - at * 34}" fill="none" stroke="${["#ff5c5c", "#ff9f43", "#ffd23f", "#5cd68a", "#5aa9e6", "#9b7bff"][at]}" stroke-width="35" opacity=".8"/>`,
      ) +
      cloud(20, 520, 1.4) +
      cloud(800, 520, 1.4),
  },
} as const satisfies Record<string, Place>;
