/** Everyday rooms. */
import { band, curtains, dots, tiles, type Place } from "./kit.ts";
import { path } from "../../lib/svg.ts";

export const ROOMS = {
  office: {
    wall: ["#e9eef5", "#b9c6d6"],
    floor: ["#a98f77", "#6f5a4b"],
    horizon: 520,
    far: [
      ["bar-chart", 170, 190, 150],
      ["window", 520, 200, 230],
      ["file-cabinet", 850, 420, 220],
      ["potted-plant", 80, 440, 180],
    ],
    near: [["laptop", 720, 470, 130]],
  },
  kitchen: {
    wall: ["#fff1d6", "#f2c98f"],
    floor: ["#c98f5a", "#8a5a38"],
    horizon: 540,
    far: [
      ["window", 480, 180, 220],
      ["pot-of-food", 180, 430, 170],
      ["shallow-pan-of-food", 820, 440, 170],
      ["garlic", 330, 90, 80],
      ["hot-pepper", 650, 90, 80],
    ],
  },
  stage: {
    wall: ["#2a1238", "#4d1c50"],
    floor: ["#a06a3a", "#5a3620"],
    horizon: 560,
    far: [["studio-microphone", 500, 470, 10]],
    extra: () =>
      `${path("M330 -20L180 640H520Z", { fill: "#fff3b8", opacity: 0.22 })}${path("M690 -20L500 640H860Z", { fill: "#fff3b8", opacity: 0.22 })}${curtains()}`,
  },
  gym: {
    wall: ["#c9e4ff", "#86b6e8"],
    floor: ["#e0a15c", "#a86a35"],
    horizon: 540,
    far: [
      ["boxing-glove", 130, 180, 130],
      ["trophy", 860, 200, 150],
      ["basketball", 880, 480, 110],
      ["stopwatch", 500, 150, 120],
    ],
    extra: () => band(300, 14, "#ffffff", 0.6),
  },
  classroom: {
    wall: ["#f4ead2", "#dcc79b"],
    floor: ["#b98a5c", "#7a5636"],
    horizon: 560,
    far: [
      ["globe-showing-europe-africa", 120, 450, 150],
      ["books", 880, 460, 170],
      ["abacus", 860, 160, 130],
    ],
    extra: () =>
      `<rect x="220" y="60" width="560" height="300" rx="14" fill="#2f5d4a" stroke="#8a5a36" stroke-width="18"/>${path("M280 150Q340 110 400 150T520 150M280 220H470M560 120L620 240M620 120L560 240", { stroke: "#eaf5ea", width: 7, opacity: 0.8 })}`,
  },
  hospital: {
    wall: ["#e7fbf7", "#a9dcd4"],
    floor: ["#d5e3e6", "#93adb5"],
    horizon: 540,
    far: [
      ["hospital", 180, 210, 200],
      ["stethoscope", 820, 190, 140],
      ["syringe", 520, 150, 110],
      ["bed", 840, 460, 210],
    ],
  },
  court: {
    wall: ["#8a5a38", "#5a3724"],
    floor: ["#6b4a34", "#3a261b"],
    horizon: 540,
    far: [
      ["balance-scale", 500, 230, 240],
      ["classical-building", 150, 220, 190],
      ["scroll", 860, 230, 150],
    ],
    lamp: "#ffdf9a",
  },
  bathroom: {
    wall: ["#dff5fb", "#a6dbe8"],
    floor: ["#f3f7f8", "#b9c9d0"],
    horizon: 520,
    far: [
      ["mirror", 200, 210, 200],
      ["shower", 850, 190, 190],
      ["toothbrush", 520, 160, 90],
    ],
    extra: () => tiles("#7fbccb"),
  },
  bedroom: {
    wall: ["#28305e", "#4a4f8c"],
    floor: ["#6a5078", "#3a2c4c"],
    horizon: 540,
    far: [
      ["window", 220, 210, 230],
      ["crescent-moon", 220, 190, 80],
      ["bed", 800, 450, 280],
      ["teddy-bear", 600, 500, 90],
    ],
    lamp: "#ffd98a",
  },
  shop: {
    wall: ["#fff7df", "#f3d59a"],
    floor: ["#d9dde4", "#99a1ae"],
    horizon: 550,
    far: [
      ["tomato", 120, 160, 80],
      ["bread", 240, 160, 90],
      ["canned-food", 360, 160, 80],
      ["cheese-wedge", 480, 160, 80],
      ["pineapple", 600, 150, 90],
      ["bell-pepper", 720, 160, 80],
      ["grapes", 840, 160, 90],
      ["package", 180, 330, 100],
      ["jar", 330, 330, 80],
      ["cookie", 470, 330, 80],
      ["candy", 610, 330, 80],
      ["chocolate-bar", 750, 330, 80],
    ],
    extra: () => band(210, 16, "#b98a5c") + band(384, 16, "#b98a5c"),
  },
  museum: {
    wall: ["#f2efe8", "#c9c2b4"],
    floor: ["#a3785a", "#6b4c3a"],
    horizon: 550,
    far: [
      ["framed-picture", 200, 220, 210],
      ["framed-picture", 800, 220, 210],
      ["amphora", 500, 420, 160],
      ["moai", 930, 430, 170],
    ],
  },
  party: {
    wall: ["#3a1d5c", "#7a2f7f"],
    floor: ["#5a2a6b", "#2c1440"],
    horizon: 550,
    far: [
      ["mirror-ball", 500, 130, 170],
      ["balloon", 130, 220, 130],
      ["balloon", 880, 210, 130],
      ["balloon", 220, 130, 100],
      ["balloon", 790, 120, 100],
    ],
    extra: () => dots(21, ["#ffd23f", "#ff6b8b", "#58e6d9", "#9b7bff"]),
  },
  lab: {
    wall: ["#dff0ea", "#9fcabc"],
    floor: ["#c3ccd2", "#7f8b95"],
    horizon: 540,
    far: [
      ["alembic", 170, 250, 170],
      ["microscope", 830, 250, 170],
      ["test-tube", 380, 170, 90],
      ["dna", 620, 180, 120],
      ["petri-dish", 500, 460, 80],
    ],
  },
} as const satisfies Record<string, Place>;
