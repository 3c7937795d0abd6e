import type { SceneLook } from "../../../src-shared/catalog/hideScenes.ts";
import { picture } from "../../game-kit/gameParts.ts";

/** Address of a scene by its light. */
export function pictureOf({ scene, light }: SceneLook): string | undefined {
  return picture(`games/hide-and-peek/${scene}-${light}.webp`);
}

/** The same scene at night, as it is when the light goes out. */
export function nightOf({ scene }: SceneLook): SceneLook {
  return { scene, light: "night" };
}
