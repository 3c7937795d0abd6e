import type { HideShared } from "../../../src-rooms/games/hide-and-peek/types.ts";
import type { SceneLook } from "../../../src-shared/catalog/hideScenes.ts";
import { picture, type Backdrop } from "../../game-kit/gameParts.ts";
import { SHADES } from "./shades.ts";

/** What the tutorial shows, before anybody knows where the first lap is played. */
export const SHOWN_LOOK: SceneLook = { scene: "harbour", light: "day" };

/** Stages in which the light is out. */
const IN_THE_DARK: readonly (string | undefined)[] = ["DARK", "GUESS"];

/** The scene of this lap out of focus and its shade, by its light, and at night while the light is out. */
export function backdropOf(stageName?: string, view?: unknown): Backdrop {
  // SAFETY: what a stage of this game shows is this game's view.
  const { scene, light } = (view as HideShared | undefined)?.look ?? SHOWN_LOOK;
  const seenBy = IN_THE_DARK.includes(stageName) ? "night" : light;
  const address = picture(`games/hide-and-peek/backdrops/${scene}-${seenBy}.webp`);
  return { wide: address, tall: address, shade: SHADES[scene][seenBy] };
}
