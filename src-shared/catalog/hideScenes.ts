import { FRAMES, MOVED } from "./hideFrames.ts";

/** Size of the scenes in which HIDE_AND_PEEK is played (specification, section 9), px. */
export const SCENE = { width: 1920, height: 1080 } as const;

/** Scenes in which a lap of HIDE_AND_PEEK is played. */
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

/** Light in which a scene is seen while everybody runs. In the dark it is always night. */
export const LIGHTS = ["day", "dusk", "night"] as const;
export type SceneLight = (typeof LIGHTS)[number];

/**
 * Arrangements of the things in a scene: the second puts them in other places, before a mirrored background.
 */
export const ARRANGEMENTS = [1, 2] as const;
type Arrangement = (typeof ARRANGEMENTS)[number];

/** A scene with its light and arrangement. */
export interface SceneLook {
  readonly scene: SceneId;
  readonly light: SceneLight;
  /** Absent: the first arrangement, from the time when there was only one. */
  readonly arrangement?: Arrangement;
}

/** The oldest and best-known scene, which is also shown where no lap is played. */
export const GARDEN: SceneLook = { scene: "garden", light: "day" };

/** Every scene in every arrangement and every light. */
export const LOOKS: readonly SceneLook[] = SCENE_IDS.flatMap((scene) =>
  ARRANGEMENTS.flatMap((arrangement) => LIGHTS.map((light) => ({ scene, light, arrangement }))),
);

/** Returns the id under which a room remembers a look, and from which its picture is named. */
export function lookId({ scene, light, arrangement = 1 }: SceneLook): string {
  return arrangement === 1 ? `${scene}:${light}` : `${scene}:${light}:${arrangement}`;
}

/**
 * Hiding spots (specification, section 3). The names are those of the garden; every scene has eight things
 * with these names, so that calls and moves are the same everywhere. Screens name a thing by its letter and a
 * text.
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

/** A hiding spot, recognised by letter, place and name, never by colour alone. */
export interface Spot {
  readonly spotName: SpotName;
  readonly letter: string;
  /** Rectangle on the scene; px from its upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const letterAt = (at: number) => String.fromCodePoint(65 + at);

function framed(scene: SceneId): readonly Spot[] {
  const frames: readonly (readonly number[])[] = FRAMES[scene];
  return SPOT_NAMES.map((spotName, at) => {
    const [x = 0, y = 0, width = 0, height = 0] = frames[at] ?? [];
    return { spotName, letter: letterAt(at), x, y, width, height };
  });
}

function moved(scene: SceneId, first: readonly Spot[]): readonly Spot[] {
  const things: readonly (readonly [SpotName, number, number])[] = MOVED[scene];
  return things.flatMap(([name, x, foot], at) =>
    first
      .filter(({ spotName }) => spotName === name)
      .map((spot) => {
        const { width, height } = spot;
        return { ...spot, letter: letterAt(at), x: x - width / 2, y: foot - height };
      }),
  );
}

const SPOTS = new Map(
  SCENE_IDS.map((scene) => {
    const first = framed(scene);
    return [scene, { 1: first, 2: moved(scene, first) }] as const;
  }),
);

/** The scene and arrangement, which decide where its things are. */
export type ScenePlace = Pick<SceneLook, "scene" | "arrangement">;

/** Returns the eight spots of a scene, A first; the scene is drawn to fit their rectangles. */
export function spotsOf({ scene, arrangement = 1 }: ScenePlace): readonly Spot[] {
  return SPOTS.get(scene)?.[arrangement] ?? [];
}
