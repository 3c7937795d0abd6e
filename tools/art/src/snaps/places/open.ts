/** Places outdoors. */
import { band, dots, type Place } from "./kit.ts";

export const OPEN = {
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
} as const satisfies Record<string, Place>;
