import { useTranslation } from "react-i18next";
import { SPOTS, type Spot, type SpotName } from "../../../src-shared/catalog/hideSpots.ts";
import type { HidePrivate, HideShared } from "../../../src-rooms/games/hide-and-peek/types.ts";
import { gameViews } from "../../game-kit/gameViews.ts";

/** What every screen knows of the game, and what this phone alone knows. */
export const { useShared: useHide, useHand: useHideHand } = gameViews<HideShared, HidePrivate>();

/** A spot in words: 'B, blue house, far left'. */
export function useSpotText(): (name: SpotName) => string {
  const { t } = useTranslation("hide-and-peek");
  return (name) => t("spot.label", { letter: spotOf(name).letter, name: t(`spot.${name}`) });
}

/** The spot with this name. */
function spotOf(name: SpotName): Spot {
  const found = SPOTS.find(({ spotName }) => spotName === name);
  if (!found) throw new Error(`no spot is called ${name}`);
  return found;
}
