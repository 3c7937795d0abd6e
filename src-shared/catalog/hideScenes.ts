/** Size of the scenes in which HIDE_AND_PEEK is played (specification, section 9), px. */
export const SCENE = { width: 1920, height: 1080 } as const;

/** Where a lap of HIDE_AND_PEEK is played. */
export const SCENE_IDS = [
  "garden",
  "harbour",
  "attic",
  "market",
  "snow",
  "kitchen",
  "fair",
  "camp",
] as const;
export type SceneId = (typeof SCENE_IDS)[number];

/** By which light a scene is seen while everybody runs. In the dark it is always night. */
export const LIGHTS = ["day", "dusk", "night"] as const;
export type SceneLight = (typeof LIGHTS)[number];

/** A scene by its light. */
export interface SceneLook {
  readonly scene: SceneId;
  readonly light: SceneLight;
}

/** What everybody knows: the oldest scene, and what is shown where no lap is played. */
export const GARDEN: SceneLook = { scene: "garden", light: "day" };

/** Every scene by every light. */
export const LOOKS: readonly SceneLook[] = SCENE_IDS.flatMap((scene) =>
  LIGHTS.map((light) => ({ scene, light })),
);

/**
 * Hiding spots (specification, section 3). The names are the garden's; in every scene eight things bear
 * them, so that calls and moves are the same everywhere. What the things are is said by letter and text.
 */
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

type Frame = readonly [x: number, y: number, width: number, height: number];

/** Around every spot, in the order of their letters: four behind, four in front, none in the middle. */
const FRAMES: Readonly<Record<SceneId, readonly Frame[]>> = {
  garden: [
    [90, 200, 300, 290],
    [560, 140, 300, 290],
    [1060, 140, 300, 290],
    [1530, 200, 300, 290],
    [212, 610, 336, 320],
    [1372, 610, 336, 320],
    [695, 700, 180, 250],
    [1045, 700, 180, 250],
  ],
  harbour: [
    [110, 130, 210, 340],
    [500, 110, 280, 320],
    [1130, 170, 330, 270],
    [1550, 160, 310, 320],
    [100, 650, 290, 300],
    [540, 690, 210, 260],
    [1040, 700, 240, 250],
    [1440, 690, 370, 250],
  ],
  attic: [
    [90, 150, 290, 370],
    [500, 160, 210, 360],
    [1220, 170, 220, 350],
    [1550, 150, 290, 370],
    [110, 700, 330, 250],
    [540, 690, 250, 260],
    [1090, 700, 240, 250],
    [1440, 670, 370, 280],
  ],
  market: [
    [70, 180, 320, 320],
    [500, 150, 300, 300],
    [1120, 150, 300, 300],
    [1530, 180, 320, 320],
    [110, 690, 360, 260],
    [570, 700, 200, 250],
    [1110, 700, 200, 250],
    [1450, 660, 300, 290],
  ],
  snow: [
    [70, 190, 320, 310],
    [510, 130, 230, 330],
    [1130, 150, 310, 300],
    [1560, 110, 270, 380],
    [110, 690, 350, 250],
    [570, 670, 210, 280],
    [1060, 720, 280, 230],
    [1450, 680, 340, 270],
  ],
  kitchen: [
    [90, 120, 250, 400],
    [480, 220, 290, 300],
    [1150, 220, 300, 300],
    [1540, 130, 300, 390],
    [90, 690, 370, 260],
    [560, 710, 270, 240],
    [1090, 700, 210, 250],
    [1490, 700, 270, 250],
  ],
  fair: [
    [60, 140, 360, 360],
    [520, 150, 230, 310],
    [1160, 170, 250, 300],
    [1530, 130, 320, 370],
    [110, 640, 330, 310],
    [560, 700, 220, 250],
    [1090, 710, 230, 240],
    [1430, 700, 350, 250],
  ],
  camp: [
    [80, 210, 340, 280],
    [520, 100, 240, 370],
    [1120, 210, 300, 250],
    [1550, 120, 290, 380],
    [90, 720, 370, 220],
    [570, 690, 210, 260],
    [1060, 710, 280, 240],
    [1450, 690, 330, 260],
  ],
};

function framed(scene: SceneId): readonly Spot[] {
  return SPOT_NAMES.map((spotName, at) => {
    const [x = 0, y = 0, width = 0, height = 0] = FRAMES[scene][at] ?? [];
    return { spotName, letter: String.fromCodePoint(65 + at), x, y, width, height };
  });
}

const SPOTS = new Map(SCENE_IDS.map((scene) => [scene, framed(scene)]));

/** The eight spots of a scene, A first; the scene is drawn to their rectangles. */
export function spotsOf(scene: SceneId): readonly Spot[] {
  return SPOTS.get(scene) ?? [];
}
