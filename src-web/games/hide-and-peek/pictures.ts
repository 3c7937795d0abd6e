import { lookId, type SceneLook } from "../../../src-shared/catalog/hideScenes.ts";

// Listed here and not in `gameParts.ts`, so that their addresses load with this game only, not with every
// room.
const pictures = import.meta.glob<string>("../../assets/games/hide-and-peek/scenes/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Returns the address of a scene's picture in its light. */
export function pictureOf(look: SceneLook): string | undefined {
  const file = lookId(look).replaceAll(":", "-");
  return pictures[`../../assets/games/hide-and-peek/scenes/${file}.webp`];
}

/** Returns the same scene at night, for when the light is off. */
export function nightOf(look: SceneLook): SceneLook {
  return { ...look, light: "night" };
}
