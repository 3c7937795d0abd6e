/** Places on a journey. */
import { path } from "../../lib/svg.ts";
import {
  band,
  boards,
  box,
  cloud,
  disc,
  hills,
  pane,
  planks,
  times,
  waves,
  type Place,
} from "./kit.ts";

export const TRAVEL = {
  train: {
    wall: ["#e9dcc4", "#bda884"],
    floor: ["#5a6b7d", "#343f4c"],
    horizon: 590,
    far: [
      ["luggage", 130, 40, 100],
      ["backpack", 690, 44, 90],
    ],
    extra: () =>
      band(84, 20, "#8a6b45") +
      times(
        3,
        (at) =>
          pane(40 + at * 325, 140, 270, 220, "#9fd8f2", "#7d5f3f", 24) +
          path(
            `M${46 + at * 325} 330Q${120 + at * 325} 250 ${200 + at * 325} 320T${304 + at * 325} 300V354H${46 + at * 325}Z`,
            { fill: "#6fb05a" },
          ),
      ) +
      times(
        4,
        (at) =>
          box(at * 290 - 60, 400, 200, 210, "#b5383f", 34) +
          box(at * 290 - 30, 410, 140, 60, "#f2e7d4", 20),
      ),
  },
  metro: {
    wall: ["#d5dde6", "#98a5b3"],
    floor: ["#596270", "#323843"],
    horizon: 590,
    far: [],
    lamp: "#f4fbff",
    extra: () =>
      times(3, (at) => pane(70 + at * 310, 130, 250, 210, "#1c2433", "#eef2f6", 18)) +
      path("M-20 70H1020", { stroke: "#f0b429", width: 14 }) +
      times(
        7,
        (at) =>
          path(`M${80 + at * 140} 74v44`, { stroke: "#5b6472", width: 6 }) +
          `<circle cx="${80 + at * 140}" cy="138" r="20" fill="none" stroke="#f0b429" stroke-width="8"/>`,
      ) +
      times(8, (at) => box(at * 128 + 6, 420, 112, 170, at % 2 ? "#2f7fc1" : "#3a8fd4", 16)),
    ground: () => path("M-20 640H1020", { stroke: "#ffd23f", width: 12, opacity: 0.7 }),
  },
  plane: {
    wall: ["#eef3f8", "#c3d0dd"],
    floor: ["#46618c", "#2a3c5c"],
    horizon: 600,
    far: [],
    extra: () =>
      path("M-20 -20H1020V96Q500 150 -20 96Z", { fill: "#d7e0ea" }) +
      times(6, (at) => box(40 + at * 168, 30, 140, 58, "#f8fbfd", 14)) +
      times(
        5,
        (at) =>
          box(64 + at * 195, 180, 104, 142, "#8fd0f5", 46, 'stroke="#ffffff" stroke-width="14"') +
          cloud(78 + at * 195, 276, 0.5),
      ) +
      times(
        5,
        (at) =>
          box(at * 220 - 50, 390, 176, 230, at % 2 ? "#35588f" : "#3f66a3", 36) +
          box(at * 220 - 20, 396, 116, 62, "#f4f7fa", 20),
      ),
  },
  cockpit: {
    wall: ["#7cc5f2", "#d4f0ff"],
    floor: ["#3a4150", "#1d222c"],
    horizon: 520,
    far: [],
    extra: () =>
      cloud(120, 220, 1.2) +
      cloud(620, 140, 1.5) +
      cloud(420, 380, 0.9) +
      path("M500 -20V520M-20 120L200 520M1020 120L800 520", { stroke: "#2b313d", width: 34 }),
    ground: () =>
      times(
        9,
        (at) =>
          disc(80 + at * 105, 580, 36, "#11151c") +
          disc(80 + at * 105, 580, 28, "#eef2f6") +
          path(`M${80 + at * 105} 580l${(at % 3) * 9 - 9} -20`, { stroke: "#e8434f", width: 5 }),
      ) +
      times(22, (at) =>
        disc(
          40 + at * 44,
          650 + (at % 2) * 34,
          9,
          ["#ff4d4d", "#ffd23f", "#5cff8a", "#5ad1ff"][at % 4]!,
        ),
      ),
  },
  sky: {
    wall: ["#3f9fe8", "#c9ecff"],
    floor: ["#c9ecff", "#f2fbff"],
    horizon: 600,
    far: [],
    extra: () =>
      disc(850, 110, 70, "#fff2b0") +
      cloud(60, 180, 1.1) +
      cloud(640, 300, 1.3) +
      cloud(300, 440, 0.8) +
      cloud(820, 520, 1.2),
    ground: () =>
      cloud(-60, 690, 2.6, "#ffffff", 1) +
      cloud(300, 720, 2.4, "#ffffff", 1) +
      cloud(680, 690, 2.6, "#ffffff", 1),
  },
  highway: {
    wall: ["#a8dcf5", "#f2f8e6"],
    floor: ["#5d6068", "#3b3d45"],
    horizon: 500,
    far: [
      ["automobile", 130, 510, 140],
      ["minibus", 330, 500, 150],
      ["delivery-truck", 620, 490, 180],
      ["oncoming-taxi", 860, 510, 120],
    ],
    extra: () =>
      hills(440, 90, "#8fc46a", 40) +
      hills(480, 60, "#6faa4f", 120) +
      box(640, 110, 300, 130, "#2f7f4f", 14, 'stroke="#fff" stroke-width="8"') +
      path("M700 180h120m-40 -40l40 40l-40 40", { stroke: "#fff", width: 14 }) +
      box(700, 240, 14, 240, "#9aa3ab") +
      box(866, 240, 14, 240, "#9aa3ab"),
    ground: () =>
      times(6, (at) =>
        path(`M${at * 200 - 40} 640h110`, { stroke: "#ffffff", width: 14, opacity: 0.85 }),
      ) + band(548, 8, "#ffd23f"),
  },
  stop: {
    wall: ["#c6d6ea", "#eef0e6"],
    floor: ["#b9b3aa", "#7f7a74"],
    horizon: 570,
    far: [["bus-stop", 880, 380, 290]],
    extra: () =>
      times(
        5,
        (at) =>
          box(
            at * 220 - 30,
            170 + (at % 3) * 50,
            190,
            420,
            ["#d98f7a", "#e8b77a", "#a9b8c9"][at % 3]!,
            4,
          ) +
          times(6, (k) =>
            box(
              at * 220 + (k % 2) * 80 - 4,
              200 + (at % 3) * 50 + Math.floor(k / 2) * 90,
              48,
              56,
              "#fdf6dc",
              4,
            ),
          ),
      ) +
      box(140, 190, 560, 24, "#3a5f7d", 8) +
      box(160, 210, 16, 370, "#3a5f7d") +
      box(664, 210, 16, 370, "#3a5f7d") +
      box(176, 214, 488, 260, "#cfe9f5", 0, 'opacity=".55"') +
      box(210, 490, 420, 26, "#8a5a36", 8),
    ground: () => band(690, 14, "#efe9df"),
  },
  deck: {
    wall: ["#4fb6ea", "#d5f3ff"],
    floor: ["#c58d54", "#82552c"],
    horizon: 560,
    far: [
      ["ring-buoy", 130, 470, 120],
      ["anchor", 900, 470, 130],
    ],
    extra: () =>
      cloud(90, 120, 1.1) +
      cloud(620, 90, 1.2) +
      band(400, 170, "#2f8fc4") +
      waves(420, "#bfe9ff") +
      waves(470, "#8fd6f5") +
      band(452, 14, "#ffffff") +
      times(9, (at) => box(at * 124 + 10, 452, 14, 110, "#ffffff")),
    ground: () => boards("#5e3a1b", 560),
  },
  pirate: {
    wall: ["#2f5f86", "#e8a86a"],
    floor: ["#8a5a34", "#4d2f19"],
    horizon: 550,
    far: [
      ["pirate-flag", 500, 130, 210],
      ["oil-drum", 90, 470, 150],
      ["oil-drum", 930, 470, 150],
    ],
    extra: () =>
      disc(790, 330, 80, "#ffd98a") +
      band(430, 130, "#24567a") +
      waves(450, "#e8c08a", 0.6) +
      box(478, 30, 44, 540, "#5a381d") +
      path("M300 70H700M230 330H770", { stroke: "#5a381d", width: 20 }) +
      path("M310 80Q500 150 690 80L760 322Q500 260 240 322Z", { fill: "#f2e7d0" }),
    ground: () => boards("#2f1b0d", 550),
  },
  station: {
    wall: ["#f2dcb8", "#d1a877"],
    floor: ["#a9a29b", "#6d675f"],
    horizon: 580,
    far: [["high-speed-train", 250, 440, 330]],
    extra: () =>
      planks("#b8905c", 0, 120, 0.6) +
      path("M-20 120Q500 -60 1020 120", { stroke: "#8a5f34", width: 22 }) +
      disc(740, 210, 84, "#ffffff") +
      disc(740, 210, 72, "#fdf6e6") +
      path("M740 210V156M740 210L776 232", { stroke: "#2b1a2b", width: 9 }),
    ground: () => band(606, 12, "#ffd23f"),
  },
} as const satisfies Record<string, Place>;
