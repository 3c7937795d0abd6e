import type { Stop } from "../lib/svg.ts";

/**
 * The light of a card: its sky from top to bottom, the tints over everything in it, and the colours of the
 * ground.
 */
export interface Palette {
  readonly sky: readonly Stop[];
  /** Laid over everything. */
  readonly tint: string;
  /** Darkens the edges of the card. */
  readonly edge: string;
  readonly cloud: string;
  readonly mist: string;
  /** Hills, far to near. */
  readonly hills: readonly [string, string, string];
  readonly water: readonly [string, string];
  readonly isNight: boolean;
}

/** The ten lights of the deck. */
export const PALETTES = {
  dusk: {
    sky: [
      [0, "#1d1650"],
      [0.3, "#5b3a9e"],
      [0.55, "#e0668c"],
      [0.75, "#ffb26b"],
      [1, "#ffe0a0"],
    ],
    tint: "#ff8f5a",
    edge: "#120a24",
    cloud: "#ffd2c8",
    mist: "#ffd9b0",
    hills: ["#c9607a", "#8c3d66", "#3c1a48"],
    water: ["#f7a98c", "#4d2a66"],
    isNight: true,
  },
  lagoon: {
    sky: [
      [0, "#07142f"],
      [0.45, "#123a6b"],
      [0.75, "#2c7a93"],
      [1, "#9fe0c8"],
    ],
    tint: "#4fd0ff",
    edge: "#04101f",
    cloud: "#cfe6ff",
    mist: "#bdf3ea",
    hills: ["#2c7a93", "#165a78", "#0a2c4c"],
    water: ["#8ff0e4", "#083056"],
    isNight: true,
  },
  apricot: {
    sky: [
      [0, "#fdf0d0"],
      [0.35, "#ffcf9e"],
      [0.65, "#f49a8c"],
      [1, "#7a4d8c"],
    ],
    tint: "#ffb347",
    edge: "#3a1440",
    cloud: "#fff3e6",
    mist: "#ffe6dc",
    hills: ["#e79a86", "#b3688a", "#5c3a70"],
    water: ["#ffd9b8", "#8a5a92"],
    isNight: false,
  },
  violet: {
    sky: [
      [0, "#12062e"],
      [0.4, "#3a1466"],
      [0.7, "#8a2c86"],
      [1, "#ef6a8f"],
    ],
    tint: "#c66bff",
    edge: "#0c0420",
    cloud: "#f0b8ff",
    mist: "#ffb3d9",
    hills: ["#7a2a86", "#4d1a66", "#200a3c"],
    water: ["#ff9ac0", "#31104f"],
    isNight: true,
  },
  meadow: {
    sky: [
      [0, "#7fc8f2"],
      [0.45, "#c3e9f4"],
      [0.75, "#fdf3cf"],
      [1, "#f3d98c"],
    ],
    tint: "#fff0a8",
    edge: "#274a2a",
    cloud: "#ffffff",
    mist: "#fffbe0",
    hills: ["#a9cf7c", "#6ba25a", "#2f6a45"],
    water: ["#bff0ee", "#3f93a8"],
    isNight: false,
  },
  ember: {
    sky: [
      [0, "#2a0d1c"],
      [0.35, "#6b1c2b"],
      [0.65, "#c9482c"],
      [0.85, "#f79245"],
      [1, "#ffd98a"],
    ],
    tint: "#ff7a3a",
    edge: "#1c0610",
    cloud: "#f5b08a",
    mist: "#ffc27a",
    hills: ["#a33a2c", "#6b2029", "#2c0c1c"],
    water: ["#ffb36b", "#5a1a2a"],
    isNight: true,
  },
  frost: {
    sky: [
      [0, "#243a63"],
      [0.4, "#5d83ad"],
      [0.75, "#b9d7e8"],
      [1, "#f4fbff"],
    ],
    tint: "#d8f0ff",
    edge: "#16233d",
    cloud: "#ffffff",
    mist: "#ffffff",
    hills: ["#a7c4dc", "#7d9fc0", "#46648f"],
    water: ["#e4f6ff", "#5a86ac"],
    isNight: false,
  },
  moss: {
    sky: [
      [0, "#0d1f1c"],
      [0.4, "#1f4a3a"],
      [0.75, "#5b8a52"],
      [1, "#d6dc8a"],
    ],
    tint: "#c8ff9a",
    edge: "#06140f",
    cloud: "#dbeec0",
    mist: "#d9f0b0",
    hills: ["#4d7d4c", "#2b5840", "#10301f"],
    water: ["#b8e3a0", "#174538"],
    isNight: true,
  },
  rose: {
    sky: [
      [0, "#ffd6e4"],
      [0.4, "#ffb3c7"],
      [0.7, "#d58bd0"],
      [1, "#7d6cc4"],
    ],
    tint: "#ff9ad0",
    edge: "#4a2468",
    cloud: "#fff0f6",
    mist: "#ffe4f2",
    hills: ["#c98fd6", "#9a6cc0", "#5a4596"],
    water: ["#ffd0e6", "#6c5ab8"],
    isNight: false,
  },
  ink: {
    sky: [
      [0, "#05060f"],
      [0.5, "#101a38"],
      [0.85, "#28366b"],
      [1, "#5a5fa0"],
    ],
    tint: "#8fa6ff",
    edge: "#020308",
    cloud: "#b9c4f0",
    mist: "#aab6f0",
    hills: ["#2c386c", "#1a2348", "#0b0f24"],
    water: ["#8c9ae0", "#0c1230"],
    isNight: true,
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
