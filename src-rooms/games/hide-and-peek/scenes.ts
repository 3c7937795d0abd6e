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
 * Scenes of a game's laps in their order: each scene once, those that nobody here has seen first. Each comes
 * in the arrangement that was seen longest ago, in a light that is new to everybody as long as there is one
 * (HP13).
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

/** The scene of this lap; before the first lap, the first scene. */
export function lookOf({ looks, lap }: Pick<HideState, "looks" | "lap">): SceneLook {
  return looks[(Math.max(1, lap) - 1) % Math.max(1, looks.length)] ?? GARDEN;
}

/** Ids of the scenes this game has shown, in order. */
export function shownLooks({ looks, lap }: HideState): string[] {
  return Array.from({ length: lap }, (_, at) => lookId(lookOf({ looks, lap: at + 1 })));
}
