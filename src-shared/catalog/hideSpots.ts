/** Size of the scene in which HIDE_AND_PEEK is played (specification, section 9), px. */
export const SCENE = { width: 1920, height: 1080 } as const;

/** Hiding spots (specification, section 3). */
export const SPOT_NAMES = [
  "house1",
  "house2",
  "house3",
  "house4",
  "house5",
  "house6",
  "blue_bucket",
  "red_bucket",
] as const;
export type SpotName = (typeof SPOT_NAMES)[number];

/** A hiding spot: told apart by letter, place and name, never by colour alone. */
export interface Spot {
  readonly spotName: SpotName;
  readonly letter: string;
  /** Rectangle on the scene, px from its upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const HOUSE = { width: 300, height: 290 } as const;
const NEAR_HOUSE = { width: 336, height: 320 } as const;
const BUCKET = { width: 180, height: 250 } as const;

/** Every spot, in reading order; the scene is drawn to these rectangles. */
export const SPOTS: readonly Spot[] = [
  { spotName: "house1", letter: "A", x: 90, y: 200, ...HOUSE },
  { spotName: "house2", letter: "B", x: 560, y: 140, ...HOUSE },
  { spotName: "house3", letter: "C", x: 1060, y: 140, ...HOUSE },
  { spotName: "house4", letter: "D", x: 1530, y: 200, ...HOUSE },
  { spotName: "house5", letter: "E", x: 212, y: 610, ...NEAR_HOUSE },
  { spotName: "house6", letter: "F", x: 1372, y: 610, ...NEAR_HOUSE },
  { spotName: "blue_bucket", letter: "G", x: 695, y: 700, ...BUCKET },
  { spotName: "red_bucket", letter: "H", x: 1045, y: 700, ...BUCKET },
];
