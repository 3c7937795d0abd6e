/** Places with an audience. */
import { path } from "../../lib/svg.ts";
import {
  band,
  boards,
  box,
  cloud,
  curtains,
  disc,
  dots,
  fairyLights,
  pane,
  times,
  type Place,
} from "./kit.ts";

/** Heads of spectators. */
const crowd = (y: number, colours: readonly string[], r = 34): string =>
  times(2, (row) =>
    times(15, (at) =>
      disc(at * 74 - (row % 2) * 36, y + row * 46, r, colours[(at * 3 + row) % colours.length]!),
    ),
  );

const HEADS = ["#c98a6a", "#8a5a4a", "#e0b08a", "#6a4a5a", "#d8a04a", "#7a6aa0"];

export const SHOWS = {
  studio: {
    wall: ["#1b2a57", "#3f2a7a"],
    floor: ["#2b2f52", "#141630"],
    horizon: 570,
    far: [["video-camera", 80, 500, 170]],
    lamp: "#9fd4ff",
    extra: () =>
      times(9, (at) => box(at * 118 - 20, 40, 100, 500, at % 2 ? "#31408f" : "#28357a", 14)) +
      box(290, 90, 420, 230, "#0f1430", 20, 'stroke="#ffd23f" stroke-width="12"') +
      times(22, (at) =>
        disc(300 + (at % 11) * 40, at < 11 ? 84 : 326, 9, at % 2 ? "#fff3b0" : "#ff9f43"),
      ),
    ground: () => `<ellipse cx="500" cy="680" rx="420" ry="70" fill="#5ad1ff" opacity=".35"/>`,
  },
  news: {
    wall: ["#0e2a52", "#1f5f9a"],
    floor: ["#1a2440", "#0c1224"],
    horizon: 600,
    far: [["globe-showing-americas", 790, 200, 210]],
    extra: () =>
      box(60, 70, 480, 280, "#8fd0f5", 14, 'stroke="#eaf6ff" stroke-width="10"') +
      path("M60 300Q180 180 300 270T540 210V350H60Z", { fill: "#3f8f6a" }) +
      band(400, 40, "#d6263a") +
      times(4, (at) => box(40 + at * 250, 412, 190, 14, "#ffffff", 6, 'opacity=".85"')),
  },
  circus: {
    wall: ["#ffe6b0", "#f2b45c"],
    floor: ["#d99a55", "#9a5f2b"],
    horizon: 560,
    far: [],
    lamp: "#fff3c0",
    extra: () =>
      times(12, (at) =>
        path(`M500 -160L${-140 + at * 110} 470H${-85 + at * 110}Z`, { fill: "#d9343f" }),
      ) +
      band(455, 120, "#7a2030") +
      crowd(480, HEADS) +
      band(548, 26, "#ffd23f"),
    ground: () =>
      `<ellipse cx="500" cy="680" rx="470" ry="84" fill="#e8b472"/><ellipse cx="500" cy="680" rx="470" ry="84" fill="none" stroke="#c8343f" stroke-width="14"/>`,
  },
  ring: {
    wall: ["#1c1626", "#3c2a4a"],
    floor: ["#d8dfe8", "#8f9aa8"],
    horizon: 560,
    far: [],
    lamp: "#fff8d8",
    extra: () =>
      crowd(380, ["#3a2c48", "#4a3a58", "#2c2238"]) +
      path("M250 -20L120 560H480ZM750 -20L520 560H880Z", { fill: "#fff6cf", opacity: 0.14 }) +
      box(40, 300, 34, 290, "#e8434f", 8) +
      box(926, 300, 34, 290, "#3f8fe8", 8) +
      times(3, (at) =>
        path(`M60 ${340 + at * 70}Q500 ${356 + at * 70} 940 ${340 + at * 70}`, {
          stroke: ["#e8434f", "#ffffff", "#3f8fe8"][at]!,
          width: 11,
        }),
      ),
  },
  rink: {
    wall: ["#7fb8e0", "#cfe8f7"],
    floor: ["#eefaff", "#a9d4ea"],
    horizon: 520,
    far: [["goal-net", 880, 480, 170]],
    extra: () =>
      crowd(330, ["#5a7fa8", "#7a9cc0", "#4a6a92", "#c0566a"]) +
      band(420, 110, "#ffffff") +
      band(500, 14, "#ffd23f") +
      band(420, 12, "#3f8fe8"),
    ground: () =>
      path("M-20 610H1020", { stroke: "#e8434f", width: 14, opacity: 0.6 }) +
      `<ellipse cx="300" cy="660" rx="220" ry="50" fill="none" stroke="#3f8fe8" stroke-width="9" opacity=".6"/>` +
      path("M90 700Q300 620 520 700M560 640Q720 600 900 690", { stroke: "#ffffff", width: 7 }),
  },
  stadium: {
    wall: ["#8fd0f5", "#dff3e6"],
    floor: ["#5fb04f", "#357a35"],
    horizon: 500,
    far: [["goal-net", 160, 440, 220]],
    extra: () =>
      band(150, 280, "#5a6a8a") +
      crowd(180, HEADS, 24) +
      crowd(270, HEADS, 26) +
      crowd(360, HEADS, 28) +
      band(440, 66, "#f4f6f8") +
      times(6, (at) =>
        box(30 + at * 165, 452, 140, 40, ["#e8434f", "#3f8fe8", "#ffd23f"][at % 3]!, 6),
      ),
    ground: () =>
      times(6, (at) =>
        path(`M${at * 200 - 100} 500L${at * 300 - 300} 760H${at * 300 - 150}L${at * 200} 500Z`, {
          fill: "#ffffff",
          opacity: 0.09,
        }),
      ) + path("M-20 640H1020", { stroke: "#fff", width: 9, opacity: 0.8 }),
  },
  pitch: {
    wall: ["#ff9f8a", "#ffe0b0"],
    floor: ["#d9663f", "#a3401f"],
    horizon: 520,
    far: [["stadium", 500, 330, 420]],
    extra: () => cloud(70, 130, 1.1) + cloud(740, 100, 1.2),
    ground: () =>
      times(5, (at) =>
        path(`M${500 + (at - 2) * 150} 520L${500 + (at - 2) * 420} 760`, {
          stroke: "#fff",
          width: 9,
          opacity: 0.85,
        }),
      ),
  },
  wedding: {
    wall: ["#fff3f6", "#f7cbd8"],
    floor: ["#9fd07f", "#5f9a4c"],
    horizon: 550,
    far: [
      ["bouquet", 120, 460, 150],
      ["bouquet", 880, 460, 150],
    ],
    extra: () =>
      path("M300 560V300Q300 90 500 90Q700 90 700 300V560", { stroke: "#ffffff", width: 30 }) +
      times(15, (at) =>
        disc(
          500 + Math.cos(Math.PI + (at * Math.PI) / 14) * 205,
          300 + Math.sin(Math.PI + (at * Math.PI) / 14) * 205,
          26,
          ["#ff8fb0", "#ffd9e4", "#ff6b8b", "#fff0c0"][at % 4]!,
        ),
      ),
    ground: () => path("M420 550H580L720 760H280Z", { fill: "#fdf6ee" }),
  },
  fair: {
    wall: ["#2a1b52", "#d0568a"],
    floor: ["#5a4668", "#2e2138"],
    horizon: 550,
    far: [
      ["ferris-wheel", 250, 300, 400],
      ["carousel-horse", 600, 450, 160],
      ["circus-tent", 850, 400, 260],
    ],
    extra: () => dots(8, ["#ffffff"], 30, 260) + fairyLights(40, ["#ffd23f", "#ff6b8b", "#58e6d9"]),
    ground: () => boards("#20152a", 550, 0.2),
  },
  auction: {
    wall: ["#3f5a4a", "#24382c"],
    floor: ["#7a4f35", "#452a1a"],
    horizon: 560,
    far: [
      ["framed-picture", 170, 200, 170],
      ["amphora", 880, 440, 160],
    ],
    lamp: "#ffe0a0",
    extra: () =>
      pane(390, 60, 220, 260, "#6a8f9f", "#c9a24a") +
      band(380, 10, "#c9a24a") +
      box(820, 480, 130, 100, "#c9b48a", 6),
    ground: () => boards("#2b180d", 560),
  },
  podium: {
    wall: ["#3fa0e0", "#bfe6f7"],
    floor: ["#cfd6de", "#8a94a0"],
    horizon: 560,
    far: [
      ["fireworks", 160, 170, 200],
      ["fireworks", 850, 150, 220],
    ],
    extra: () => crowd(440, HEADS, 30),
    ground: () =>
      box(370, 520, 260, 240, "#ffd23f", 8) +
      box(110, 590, 260, 170, "#d4dbe3", 8) +
      box(630, 630, 260, 130, "#d98f52", 8),
  },
  theatre: {
    wall: ["#f2d7a0", "#c98a5a"],
    floor: ["#8f5a30", "#54311a"],
    horizon: 560,
    far: [
      ["castle", 720, 350, 270],
      ["evergreen-tree", 300, 400, 220],
    ],
    extra: () =>
      cloud(330, 180, 0.9, "#fff7e6") +
      disc(660, 150, 54, "#ffd23f") +
      curtains("#5a2a8f", "#6f3aad", "#47207a"),
    ground: () => boards("#341c0d", 560),
  },
} as const satisfies Record<string, Place>;
