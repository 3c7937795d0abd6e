/** Where a snap was taken: walls, floors and what stands out of focus behind people. */
import { icon } from "../lib/icons.ts";
import { chance, ellipse, linear, path, radial, svg, uid } from "../lib/svg.ts";

export const W = 1000;
export const H = 750;
/** Where people stand, px from the top. */
export const FLOOR = 640;

/** `[icon, x, y, size]` */
type Thing = readonly [name: string, x: number, y: number, size: number];

interface Place {
  readonly wall: readonly [string, string];
  readonly floor: readonly [string, string];
  /** Where wall and floor meet. */
  readonly horizon: number;
  /** Out of focus, far and less far. */
  readonly far: readonly Thing[];
  readonly near?: readonly Thing[];
  readonly lamp?: string;
  readonly extra?: () => string;
}

const band = (y: number, height: number, colour: string, opacity = 1): string =>
  `<rect x="-20" y="${y}" width="1040" height="${height}" fill="${colour}" opacity="${opacity}"/>`;

const tiles = (colour: string): string =>
  Array.from({ length: 13 }, (_, at) =>
    path(`M${at * 84} 0V520`, { stroke: colour, width: 4, opacity: 0.35 }),
  ).join("") +
  Array.from({ length: 7 }, (_, at) =>
    path(`M0 ${at * 84}H1000`, { stroke: colour, width: 4, opacity: 0.35 }),
  ).join("");

const curtains = (): string =>
  [0, 1]
    .map((side) =>
      Array.from({ length: 5 }, (_, at) => {
        const x = side === 0 ? at * 46 : 1000 - at * 46;
        return `<rect x="${x - (side ? 46 : 0)}" y="-10" width="48" height="700" fill="${at % 2 ? "#8f1f35" : "#b32b44"}"/>`;
      }).join(""),
    )
    .join("") + band(-10, 70, "#7a1830");

const dots = (seed: number, colours: readonly string[]): string => {
  const next = chance(seed);
  return Array.from(
    { length: 60 },
    (_, at) =>
      `<circle cx="${Math.round(next() * W)}" cy="${Math.round(next() * 560)}" r="${Math.round(3 + next() * 7)}" fill="${colours[at % colours.length]}" opacity="${0.5 + next() * 0.5}"/>`,
  ).join("");
};

const PLACES = {
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
  beach: {
    wall: ["#6fd0f5", "#e7fbff"],
    floor: ["#ffe3a0", "#e0a95c"],
    horizon: 500,
    far: [
      ["sun", 850, 110, 130],
      ["sailboat", 230, 400, 110],
      ["palm-tree", 90, 330, 330],
      ["beach-with-umbrella", 850, 470, 210],
    ],
    extra: () => band(420, 90, "#3fb6d8", 0.85),
  },
  forest: {
    wall: ["#9fd6c0", "#e6f4c8"],
    floor: ["#8bb05a", "#4a6b35"],
    horizon: 520,
    far: [
      ["evergreen-tree", 120, 330, 360],
      ["deciduous-tree", 360, 310, 330],
      ["evergreen-tree", 640, 320, 340],
      ["deciduous-tree", 880, 320, 380],
      ["mushroom", 260, 540, 80],
    ],
  },
  street: {
    wall: ["#ffd9a8", "#f7a4a0"],
    floor: ["#7d8089", "#4a4c57"],
    horizon: 540,
    far: [
      ["cityscape", 330, 330, 420],
      ["office-building", 760, 320, 360],
      ["vertical-traffic-light", 940, 380, 220],
      ["bus-stop", 70, 440, 210],
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
  space: {
    wall: ["#0a0b22", "#2a2560"],
    floor: ["#8f8aa8", "#4b4866"],
    horizon: 560,
    far: [
      ["ringed-planet", 800, 170, 220],
      ["globe-showing-americas", 190, 190, 170],
      ["satellite", 520, 130, 100],
      ["comet", 420, 280, 110],
    ],
    extra: () => dots(4, ["#ffffff", "#ffe9b0", "#b9d4ff"]),
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
  church: {
    wall: ["#fbeefc", "#d9b8e8"],
    floor: ["#e8d3b0", "#a98a68"],
    horizon: 540,
    far: [
      ["church", 500, 260, 330],
      ["bouquet", 120, 440, 170],
      ["dove", 250, 150, 90],
      ["dove", 760, 130, 80],
      ["bouquet", 880, 440, 170],
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
  snow: {
    wall: ["#bfe3f7", "#f2fbff"],
    floor: ["#ffffff", "#bcd3e4"],
    horizon: 500,
    far: [
      ["snow-capped-mountain", 300, 300, 420],
      ["snow-capped-mountain", 720, 320, 360],
      ["evergreen-tree", 80, 400, 240],
      ["evergreen-tree", 930, 400, 240],
    ],
    extra: () => dots(9, ["#ffffff"]),
  },
  pool: {
    wall: ["#8fe0f5", "#d9f8ff"],
    floor: ["#35b3dd", "#1677a8"],
    horizon: 470,
    far: [
      ["hotel", 760, 280, 300],
      ["palm-tree", 120, 300, 280],
      ["ring-buoy", 880, 520, 130],
    ],
    extra: () => band(452, 26, "#f3ead8"),
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
  desert: {
    wall: ["#ffb36b", "#ffe7b0"],
    floor: ["#f0b86a", "#b9743a"],
    horizon: 500,
    far: [
      ["sun", 780, 130, 150],
      ["cactus", 120, 400, 190],
      ["cactus", 900, 420, 150],
      ["camel", 330, 450, 130],
    ],
  },
  castle: {
    wall: ["#9aa4c4", "#dfe4f2"],
    floor: ["#8b8f9f", "#55586a"],
    horizon: 540,
    far: [
      ["castle", 500, 270, 400],
      ["crossed-swords", 140, 240, 150],
      ["shield", 870, 240, 150],
    ],
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

export type PlaceName = keyof typeof PLACES;

function things(list: readonly Thing[]): string {
  return list.map(([name, x, y, size]) => icon(`fluent-emoji:${name}`, { x, y, size })).join("");
}

/** The place alone, a little out of focus. */
export function place(name: PlaceName): string {
  const { wall, floor, horizon, far, near = [], lamp, extra }: Place = PLACES[name];
  const [w, f, l] = [uid("w"), uid("f"), uid("l")];
  const defs = `<defs>${linear(w, [
    [0, wall[0]],
    [1, wall[1]],
  ])}${linear(f, [
    [0, floor[0]],
    [1, floor[1]],
  ])}${radial(l, [
    [0, lamp ?? "#ffffff", 0.5],
    [1, lamp ?? "#ffffff", 0],
  ])}<filter id="far"><feGaussianBlur stdDeviation="5"/></filter><filter id="near"><feGaussianBlur stdDeviation="2.4"/></filter>${radial(
    "vignette",
    [
      [0.55, "#1a1020", 0],
      [1, "#1a1020", 0.5],
    ],
    'cx=".5" cy=".5" r=".78"',
  )}</defs>`;
  return svg(
    W,
    H,
    `${defs}<rect width="${W}" height="${horizon + 4}" fill="url(#${w})"/><g filter="url(#near)">${extra?.() ?? ""}</g><rect y="${horizon}" width="${W}" height="${H - horizon}" fill="url(#${f})"/><g filter="url(#far)" opacity=".9">${things(far)}</g><g filter="url(#near)">${things(near)}</g><ellipse cx="500" cy="200" rx="520" ry="360" fill="url(#${l})"/>${ellipse(500, H, 620, 90, 'fill="#1a1020" opacity=".18"')}<rect width="${W}" height="${H}" fill="url(#vignette)"/>`,
  );
}
