import { Users } from "lucide-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { gameLength } from "../host/gameLength.ts";
import { useTopic } from "../../room/index.ts";
import { useCrowd } from "../../room/people.ts";
import { gameEntry } from "../../games/registry.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import { LastWinners } from "./LastWinners.tsx";
import styles from "./GameCard.module.css";
import { Extra } from "../../game-kit/Extra.tsx";

const EveningStrip = lazy(() => import("../evening/EveningStrip.tsx"));

/** The game to be played and what it still needs, with the games of the evening or the last winners below. */
export function GameCard() {
  const { t } = useTranslation("room");
  const session = useTopic("gameSessionUpdated");
  const settings = useTopic("gameSettingsUpdated");
  const hasEvening = useTopic("evening") !== undefined;
  const { players, audience } = useCrowd();
  const name = useGameName();
  const gameType = session?.gameType;
  const logo = gameType && gameEntry(gameType).logo;
  const length = gameLength(gameType);
  const missing = (session?.minPlayers ?? 0) - players.length;
  return (
    <section
      className={styles["card"]}
      data-theme={gameType}
      aria-label={gameType ? name(gameType) : t("lobby.noGame")}
    >
      <div className={styles["logo"]}>
        {logo ? <img src={logo} alt="" /> : <b>{gameType ? name(gameType) : t("lobby.noGame")}</b>}
      </div>
      <div className={styles["facts"]}>
        <p className={styles["count"]}>
          <Users aria-hidden="true" />
          <span className="tabular">
            {t("lobby.seats", { count: players.length, max: session?.maxPlayers ?? 0 })}
          </span>
        </p>
        <p className={styles["need"]} role="status">
          {missing > 0 ? t("lobby.waitingMore", { count: missing }) : t("lobby.enough")}
        </p>
        {settings && (
          <p className={styles["small"]}>
            {length === "race" && t("lobby.race", { count: settings.maxScore })}
            {length === "turns" && t("lobby.turns", { count: settings.numberOfTurns })}
            {length === "rounds" && t("lobby.rounds", { count: settings.numberOfRounds })}
          </p>
        )}
        {audience.length > 0 && (
          <p className={styles["small"]}>{t("lobby.audience", { count: audience.length })}</p>
        )}
      </div>
      <div className={styles["foot"]}>
        {hasEvening ? (
          <Extra>
            <EveningStrip />
          </Extra>
        ) : (
          <LastWinners />
        )}
      </div>
    </section>
  );
}
