import { useTranslation } from "react-i18next";
import { gameLength } from "../../../src-shared/catalog/gameLengths.ts";
import type { PlaylistEntry } from "../../../src-shared/catalog/playlist.ts";

/** Returns a function that puts the length of a game of an evening into words: '3 rounds'. */
export function useLengthText(): (entry: PlaylistEntry) => string {
  const { t } = useTranslation("room");
  return ({ gameType, length }) => {
    switch (gameLength(gameType)) {
      case "rounds":
        return t("lobby.rounds", { count: length });
      case "turns":
        return t("lobby.turns", { count: length });
      case "race":
        return t("lobby.race", { count: length });
    }
  };
}
