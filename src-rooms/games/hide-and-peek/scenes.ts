import {
  ARRANGEMENTS,
  GARDEN,
  LIGHTS,
  LOOKS,
  SCENE_IDS,
  lookId,
  type SceneLight,
  type SceneLook,
} from "../../../src-shared/catalog/hideScenes.ts";
import { freshFirst, type Random } from "../random.ts";
import type { HideState } from "./types.ts";

/**
 * Where the laps of a game are played, in their order: each scene once, first those that nobody here has
 * seen, in the arrangement that was seen the longest ago, by a light in which nobody has seen it as long as
 * there is one (HP13).
 */
export function tour(used: readonly string[], random: Random): SceneLook[] {
  const looks = used.flatMap((id) => LOOKS.filter((look) => lookId(look) === id));
  const seen = looks.map(({ scene }) => scene);
  return freshFirst(SCENE_IDS, (scene) => scene, seen, random).map((scene) => {
    const before = looks.filter((look) => look.scene === scene);
    const arranged = before.map(({ arrangement }) => String(arrangement));
    const [arrangement = 1] = freshFirst(ARRANGEMENTS, String, arranged, random);
    const lit = (light: SceneLight): SceneLook => ({ scene, light, arrangement });
    const [light = GARDEN.light] = freshFirst(LIGHTS, (one) => lookId(lit(one)), used, random);
    return lit(light);
  });
}

/** Where this lap is played; before the first one, where that will be. */
export function lookOf({ looks, lap }: Pick<HideState, "looks" | "lap">): SceneLook {
  return looks[(Math.max(1, lap) - 1) % Math.max(1, looks.length)] ?? GARDEN;
}

/** Ids of what this game has shown, in its order. */
export function shownLooks({ looks, lap }: HideState): string[] {
  return Array.from({ length: lap }, (_, at) => lookId(lookOf({ looks, lap: at + 1 })));
}
