import { useTranslation } from "react-i18next";
import { GAME_FACTS, GAME_TYPES } from "../../../src-shared/catalog/gameTypes.ts";
import { useIsOffered } from "../../games/useOfferedGames.ts";
import { useTopic } from "../../room/index.ts";
import { gameParts } from "../../games/parts.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import styles from "./GamePicker.module.css";
import { useAsk } from "../../room/useSend.ts";

/** Choose what to play next, among the games that have screens. */
export function GamePicker({ onChosen }: { readonly onChosen: () => void }) {
  const { t } = useTranslation("room");
  const name = useGameName();
  const ask = useAsk();
  const isOffered = useIsOffered();
  const chosen = useTopic("gameSessionUpdated")?.gameType;
  return (
    <div className={styles["games"]}>
      {GAME_TYPES.map((gameType) => {
        const parts = gameParts(gameType);
        if (!parts || !isOffered(gameType)) return null;
        const { min, max } = GAME_FACTS[gameType].seats;
        return (
          <button
            key={gameType}
            type="button"
            className={styles["game"]}
            data-theme={gameType}
            aria-pressed={gameType === chosen}
            onClick={() => {
              void ask("requestNewGameType", { gameType });
              onChosen();
            }}
          >
            {parts.logo && <img src={parts.logo} alt="" />}
            <span>{name(gameType)}</span>
            <small>{t("host.players", { min, max })}</small>
          </button>
        );
      })}
    </div>
  );
}
