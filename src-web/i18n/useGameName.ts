import { useTranslation } from "react-i18next";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";

/** What a game is called in the language on screen. */
export function useGameName(): (gameType: GameType) => string {
  const { t } = useTranslation("games");
  return (gameType) => t(`${gameType}.name`);
}
