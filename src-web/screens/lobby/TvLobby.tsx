import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import { LobbyControls } from "../host/LobbyControls.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { GameCard } from "./GameCard.tsx";
import { JoinCard } from "./JoinCard.tsx";
import { LobbySeats } from "./LobbySeats.tsx";
import styles from "./TvLobby.module.css";

/** The television before a game: how to join, who is here, and what is next. */
export function TvLobby() {
  const { t } = useTranslation("room");
  const hasPlayed = useTopic("gameEnd") !== undefined;
  return (
    <div className={styles["lobby"]}>
      <StageTitle text={hasPlayed ? t("lobby.titleAgain") : t("lobby.title")} />
      <div className={styles["cards"]}>
        <JoinCard />
        <GameCard />
      </div>
      <LobbySeats />
      <div className={styles["bottom"]}>
        <LobbyControls />
      </div>
    </div>
  );
}
