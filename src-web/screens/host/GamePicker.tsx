import { useTranslation } from "react-i18next";
import { GAME_FACTS } from "../../../src-shared/catalog/gameTypes.ts";
import { useOfferedGames } from "../../games/useOfferedGames.ts";
import { useTopic } from "../../room/index.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import styles from "./GamePicker.module.css";
import { useSend } from "../../room/useSend.ts";

/** A list to choose the next game from. */
export function GamePicker({ onChosen }: { readonly onChosen: () => void }) {
  const { t } = useTranslation("room");
  const name = useGameName();
  const { send } = useSend();
  const games = useOfferedGames();
  const chosen = useTopic("gameSessionUpdated")?.gameType;
  return (
    <div className={styles["games"]}>
      {games.map(({ gameType, logo }) => {
        const { min, max } = GAME_FACTS[gameType].seats;
        return (
          <button
            key={gameType}
            type="button"
            className={styles["game"]}
            data-theme={gameType}
            aria-pressed={gameType === chosen}
            onClick={() => {
              void send("requestNewGameType", { gameType });
              onChosen();
            }}
          >
            {logo && <img src={logo} alt="" />}
            <span>{name(gameType)}</span>
            <small>{t("host.players", { min, max })}</small>
          </button>
        );
      })}
    </div>
  );
}
