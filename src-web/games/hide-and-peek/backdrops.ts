import type { HideShared } from "../../../src-rooms/games/hide-and-peek/types.ts";
import type { SceneLook } from "../../../src-shared/catalog/hideScenes.ts";
import { picture, type Backdrop } from "../../game-kit/gameParts.ts";
import { SHADES } from "./shades.ts";

/** The look that is shown before the first lap has one, as in the tutorial. */
export const SHOWN_LOOK: SceneLook = { scene: "harbour", light: "day" };

/** Stages in which the light is off. */
const IN_THE_DARK: readonly (string | undefined)[] = ["DARK", "GUESS"];

/**
 * Returns this lap's scene out of focus, with its shade, in its light, or at night while the light is off.
 */
export function backdropOf(stageName?: string, view?: unknown): Backdrop {
  // SAFETY: a stage of this game has this game's shared view.
  const { scene, light } = (view as HideShared | undefined)?.look ?? SHOWN_LOOK;
  const seenBy = IN_THE_DARK.includes(stageName) ? "night" : light;
  const address = picture(`games/hide-and-peek/backdrops/${scene}-${seenBy}.webp`);
  return { wide: address, tall: address, shade: SHADES[scene][seenBy] };
}
