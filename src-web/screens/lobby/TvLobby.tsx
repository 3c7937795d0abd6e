import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import { LobbyControls } from "../host/LobbyControls.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { GameCard } from "./GameCard.tsx";
import { JoinCard } from "./JoinCard.tsx";
import { LastWinners } from "./LastWinners.tsx";
import { LobbySeats } from "./LobbySeats.tsx";
import styles from "./TvLobby.module.css";

const EveningStrip = lazy(() => import("../evening/EveningStrip.tsx"));

/** The television before a game: how to get in, who is in, what is next. */
export function TvLobby() {
  const { t } = useTranslation("room");
  const hasEvening = useTopic("evening") !== undefined;
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
        {hasEvening ? (
          <Suspense fallback={null}>
            <EveningStrip />
          </Suspense>
        ) : (
          <LastWinners />
        )}
        <LobbyControls />
      </div>
    </div>
  );
}
