import { useTranslation } from "react-i18next";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";

/** Returns a game's name in the language on screen. */
export function useGameName(): (gameType: GameType) => string {
  const { t } = useTranslation("games");
  return (gameType) => t(`${gameType}.name`);
}
