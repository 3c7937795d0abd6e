import { lookId, type SceneLook } from "../../../src-shared/catalog/hideScenes.ts";

// They come with the game: their addresses would weigh on every room.
const pictures = import.meta.glob<string>("../../assets/games/hide-and-peek/scenes/*.webp", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Address of a scene by its light. */
export function pictureOf(look: SceneLook): string | undefined {
  const file = lookId(look).replaceAll(":", "-");
  return pictures[`../../assets/games/hide-and-peek/scenes/${file}.webp`];
}

/** The same scene at night, as it is when the light goes out. */
export function nightOf(look: SceneLook): SceneLook {
  return { ...look, light: "night" };
}
