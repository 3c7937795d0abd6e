import { useTranslation } from "react-i18next";
import { SPOTS, type Spot, type SpotName } from "../../../src-shared/catalog/hideSpots.ts";
import type { HidePrivate, HideShared } from "../../../src-rooms/games/hide-and-peek/types.ts";
import { useTopic } from "../../room/index.ts";

/** What every screen knows of the game; undefined outside its stages. */
export function useHide(): HideShared | undefined {
  // SAFETY: this game's stages carry this game's shared view.
  return useTopic("stage")?.view as HideShared | undefined;
}

/** What this phone alone knows. */
export function useHideHand(): HidePrivate | undefined {
  // SAFETY: while this game runs, hands are made by its private view.
  return useTopic("hand") as HidePrivate | undefined;
}

/** A spot in words: 'B, blue house, far left'. */
export function useSpotText(): (name: SpotName) => string {
  const { t } = useTranslation("hide-and-peek");
  return (name) => t("spot.label", { letter: spotOf(name).letter, name: t(`spot.${name}`) });
}

/** The spot with this name. */
export function spotOf(name: SpotName): Spot {
  const found = SPOTS.find(({ spotName }) => spotName === name);
  if (!found) throw new Error(`no spot is called ${name}`);
  return found;
}
