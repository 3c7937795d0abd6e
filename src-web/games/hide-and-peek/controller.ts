import { useTranslation } from "react-i18next";
import {
  spotsOf,
  type SceneLook,
  type ScenePlace,
  type SpotName,
} from "../../../src-shared/catalog/hideScenes.ts";
import type { HidePrivate, HideShared } from "../../../src-rooms/games/hide-and-peek/types.ts";
import { gameViews } from "../../game-kit/gameViews.ts";

/** What every screen knows of the game, and what this phone alone knows. */
export const { useShared: useHide, useHand: useHideHand } = gameViews<HideShared, HidePrivate>();

/** A spot of a scene in words: 'B, blue house'. */
export function useSpotText(): (name: SpotName, place: ScenePlace) => string {
  const { t } = useTranslation("hide-and-peek");
  return (name, place) =>
    t("spot.label", { letter: letterOf(name, place), name: t(`spots.${place.scene}.${name}`) });
}

/** A scene by its light in words: 'The harbour at dusk'. */
export function useLookText(): (look: SceneLook) => string {
  const { t } = useTranslation("hide-and-peek");
  return ({ scene, light }) =>
    t("look.label", { scene: t(`look.${scene}`), light: t(`look.${light}`) });
}

function letterOf(name: SpotName, place: ScenePlace): string {
  const found = spotsOf(place).find(({ spotName }) => spotName === name);
  if (!found) throw new Error(`no spot is called ${name}`);
  return found.letter;
}
