/** Nature, near and far. */
import { path } from "../../lib/svg.ts";
import { band, box, cloud, disc, dots, hills, spikes, times, waves, type Place } from "./kit.ts";

export const WILD = {
  farm: {
    wall: ["#8fd3f7", "#fdf3cf"],
    floor: ["#b9c45a", "#7a8a35"],
    horizon: 520,
    far: [
      ["tractor", 840, 430, 190],
      ["sheaf-of-rice", 640, 470, 130],
      ["rooster", 430, 490, 90],
    ],
    extra: () =>
      cloud(560, 110, 1) +
      hills(470, 60, "#a8cf6a") +
      path("M80 520V270L220 160L360 270V520Z", { fill: "#c23b3b" }) +
      box(160, 370, 120, 150, "#f7ead2") +
      path("M160 370L280 520M280 370L160 520", { stroke: "#c23b3b", width: 12 }) +
      path("M66 276L220 154L374 276", { stroke: "#f7ead2", width: 18 }),
    ground: () =>
      times(13, (at) => box(at * 88 - 10, 515, 16, 66, "#e8d3a8", 4)) + band(530, 12, "#e8d3a8"),
  },
  underwater: {
    wall: ["#2fa8dc", "#0d4f8a"],
    floor: ["#e6cf94", "#9a8450"],
    horizon: 590,
    far: [
      ["coral", 110, 500, 190],
      ["coral", 900, 510, 170],
      ["tropical-fish", 700, 200, 110],
      ["fish", 260, 150, 90],
      ["spiral-shell", 320, 580, 70],
    ],
    lamp: "#bff4ff",
    extra: () =>
      times(5, (at) =>
        path(`M${at * 230 - 60} -20L${at * 230 - 180} 600H${at * 230 - 60}L${at * 230 + 40} -20Z`, {
          fill: "#dffaff",
          opacity: 0.12,
        }),
      ) +
      times(6, (at) =>
        path(
          `M${150 + at * 150} 600Q${120 + at * 150} 520 ${150 + at * 150} 460T${150 + at * 150} ${360 + (at % 3) * 40}`,
          { stroke: "#1f8f6a", width: 18, opacity: 0.75 },
        ),
      ),
  },
  cave: {
    wall: ["#4a3a5a", "#241a30"],
    floor: ["#5a4a5f", "#2c2230"],
    horizon: 570,
    far: [
      ["bat", 240, 170, 110],
      ["bat", 740, 130, 90],
      ["gem-stone", 890, 520, 90],
      ["skull", 110, 550, 80],
    ],
    lamp: "#ffb86b",
    extra: () =>
      path("M260 570Q230 200 500 150Q770 200 740 570Z", { fill: "#120b1a" }) +
      spikes(90, 150, "#36293f"),
    ground: () => spikes(720, -40, "#1e1622", 14),
  },
  jungle: {
    wall: ["#4fae6a", "#bfe68f"],
    floor: ["#4a7a35", "#28481f"],
    horizon: 540,
    far: [
      ["palm-tree", 130, 300, 420],
      ["palm-tree", 880, 320, 380],
      ["hibiscus", 330, 500, 90],
      ["parrot", 700, 150, 120],
    ],
    extra: () =>
      hills(330, 120, "#2f8a55", 60) +
      hills(420, 90, "#277347", 150) +
      times(7, (at) =>
        path(
          `M${at * 160 + 20} -20Q${at * 160 - 20} ${120 + (at % 3) * 50} ${at * 160 + 30} ${210 + (at % 3) * 60}`,
          { stroke: "#1d5a35", width: 12 },
        ),
      ),
  },
  volcano: {
    wall: ["#5a1a2a", "#f2783f"],
    floor: ["#4a3238", "#221418"],
    horizon: 540,
    far: [["volcano", 500, 330, 460]],
    lamp: "#ffb04a",
    extra: () => dots(17, ["#ffd23f", "#ff8a3f"], 46, 420),
    ground: () =>
      path("M-20 640Q200 590 380 650T760 640T1020 660V700Q700 670 500 706T-20 690Z", {
        fill: "#ff7a1f",
      }) + path("M-20 650Q200 604 380 662T760 652T1020 672", { stroke: "#ffe07a", width: 8 }),
  },
  moon: {
    wall: ["#05060f", "#1a1c3c"],
    floor: ["#cfd0d8", "#83859a"],
    horizon: 540,
    far: [["globe-showing-europe-africa", 780, 180, 210]],
    lamp: "#8fa8ff",
    extra: () => dots(12, ["#ffffff", "#cfe0ff"], 70, 540) + hills(540, 30, "#a9abb8", 30),
    ground: () =>
      times(
        7,
        (at) =>
          `<ellipse cx="${90 + at * 150}" cy="${600 + (at % 3) * 50}" rx="${46 + (at % 2) * 30}" ry="${13 + (at % 2) * 8}" fill="#8b8da0"/><ellipse cx="${90 + at * 150}" cy="${605 + (at % 3) * 50}" rx="${38 + (at % 2) * 26}" ry="${9 + (at % 2) * 6}" fill="#b9bac6"/>`,
      ),
  },
  mars: {
    wall: ["#e8875a", "#ffd2a0"],
    floor: ["#c8603a", "#7f3520"],
    horizon: 530,
    far: [
      ["satellite-antenna", 120, 450, 150],
      ["flying-saucer", 760, 150, 130],
    ],
    extra: () => hills(500, 110, "#b3573a", 80) + hills(530, 60, "#a04a30", 10),
    ground: () =>
      times(
        9,
        (at) =>
          `<ellipse cx="${60 + at * 115}" cy="${590 + ((at * 37) % 130)}" rx="34" ry="10" fill="#8f3d22" opacity=".6"/>`,
      ),
  },
  camp: {
    wall: ["#10183f", "#3f4a86"],
    floor: ["#3f5a3a", "#1f301f"],
    horizon: 530,
    far: [
      ["tent", 190, 430, 280],
      ["crescent-moon", 820, 120, 120],
      ["evergreen-tree", 560, 330, 320],
      ["evergreen-tree", 720, 350, 280],
      ["evergreen-tree", 920, 330, 340],
    ],
    lamp: "#ffbf6b",
    extra: () => dots(23, ["#ffffff", "#ffe9b0"], 60, 420) + hills(480, 80, "#1d2850"),
  },
  island: {
    wall: ["#5fc4f0", "#d9f6ff"],
    floor: ["#38b4d8", "#1a7aa8"],
    horizon: 430,
    far: [
      ["palm-tree", 260, 330, 380],
      ["sailboat", 850, 390, 70],
    ],
    extra: () => cloud(560, 110, 1.1) + disc(860, 100, 60, "#fff0a8"),
    ground: () =>
      waves(470, "#c9f3ff") +
      waves(520, "#8fe0f5", 0.5) +
      `<ellipse cx="500" cy="700" rx="470" ry="140" fill="#f7dfa0"/><ellipse cx="500" cy="724" rx="430" ry="110" fill="#e9c67f"/>`,
  },
  sea: {
    wall: ["#7fcdf2", "#e4f8ff"],
    floor: ["#2f9fd0", "#115a8f"],
    horizon: 430,
    far: [["desert-island", 820, 390, 130]],
    extra: () => cloud(90, 130, 1.3) + cloud(600, 90, 1),
    ground: () => times(6, (at) => waves(470 + at * 54, at % 2 ? "#bfeaff" : "#5fc4ea", 0.6)),
  },
  peak: {
    wall: ["#4fa3e0", "#dff2fb"],
    floor: ["#f7fbff", "#b9cfe0"],
    horizon: 560,
    far: [
      ["mountain", 160, 430, 300],
      ["snow-capped-mountain", 860, 420, 340],
    ],
    extra: () =>
      cloud(60, 240, 1) +
      cloud(700, 170, 1.2) +
      cloud(360, 400, 0.9) +
      disc(500, 110, 60, "#fff2b0"),
    ground: () => path("M-20 600Q240 540 500 590T1020 570V760H-20Z", { fill: "#ffffff" }),
  },
  igloo: {
    wall: ["#1f2f6a", "#7fb8d8"],
    floor: ["#f2f9ff", "#a9c6de"],
    horizon: 540,
    far: [["evergreen-tree", 930, 400, 240]],
    lamp: "#7dffb0",
    extra: () =>
      path("M-20 120Q250 20 500 130T1020 90V190Q750 120 500 220T-20 210Z", {
        fill: "#6bffb0",
        opacity: 0.4,
      }) +
      dots(40, ["#fff"], 40, 300) +
      path("M60 545Q60 320 250 320Q440 320 440 545Z", { fill: "#e6f4fc" }) +
      path("M180 545Q180 440 250 440Q320 440 320 545Z", { fill: "#2a3f6a" }) +
      path("M75 470H425M110 400H390M160 340H340M150 470V400M350 470V400M250 400V340", {
        stroke: "#b3d0e4",
        width: 6,
      }),
  },
  playground: {
    wall: ["#a4dcf7", "#fdf6da"],
    floor: ["#e8c98a", "#b8904f"],
    horizon: 530,
    far: [
      ["deciduous-tree", 90, 340, 300],
      ["houses", 880, 400, 220],
    ],
    extra: () =>
      hills(520, 40, "#8fc46a") +
      path("M330 540L400 200H620L690 540", { stroke: "#d6434f", width: 18 }) +
      path("M450 210V440M560 210V440", { stroke: "#5a5a66", width: 6 }) +
      box(430, 436, 150, 18, "#ffd23f", 6),
  },
  park: {
    wall: ["#8fd6f2", "#e9f8da"],
    floor: ["#8fc45f", "#4f8a3a"],
    horizon: 530,
    far: [
      ["fountain", 500, 420, 230],
      ["deciduous-tree", 130, 310, 360],
      ["cherry-blossom", 330, 250, 60],
      ["deciduous-tree", 880, 310, 360],
    ],
    extra: () => cloud(380, 110, 1) + hills(520, 50, "#a8d67f"),
    ground: () => path("M380 530H620L860 760H140Z", { fill: "#e8d7b0" }),
  },
} as const satisfies Record<string, Place>;
