import { useTranslation } from "react-i18next";
import {
  spotsOf,
  type SceneLook,
  type ScenePlace,
  type SpotName,
} from "../../../src-shared/catalog/hideScenes.ts";
import type { HidePrivate, HideShared } from "../../../src-rooms/games/hide-and-peek/types.ts";
import { gameViews } from "../../game-kit/gameViews.ts";

/** The game's shared view, which every screen receives, and the private view of this phone. */
export const { useShared: useHide, useHand: useHideHand } = gameViews<HideShared, HidePrivate>();

/** Returns a function that names a spot of a scene: 'B, blue house'. */
export function useSpotText(): (name: SpotName, place: ScenePlace) => string {
  const { t } = useTranslation("hide-and-peek");
  return (name, place) =>
    t("spot.label", { letter: letterOf(name, place), name: t(`spots.${place.scene}.${name}`) });
}

/** Returns a function that names a scene and its light: 'The harbour at dusk'. */
export function useLookText(): (look: SceneLook) => string {
  const { t } = useTranslation("hide-and-peek");
  return ({ scene, light }) =>
    t("look.label", { scene: t(`look.${scene}`), light: t(`look.${light}`) });
}

function letterOf(name: SpotName, place: ScenePlace): string {
  const found = spotsOf(place).find(({ spotName }) => spotName === name);
  if (!found) throw new Error(`unknown spot ${name}`);
  return found.letter;
}
