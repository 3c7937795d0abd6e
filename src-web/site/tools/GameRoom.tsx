import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { Choice } from "../../ui/controls/Choice.tsx";
import styles from "./playground.module.css";
import { recordingOf } from "./recordings.ts";
import { Screens } from "./Screens.tsx";

/** Every stage of one game, on a television and on the phones of three people. */
export function GameRoom({ gameType }: { readonly gameType: GameType }) {
  const { t } = useTranslation("tools");
  const { moments } = use(recordingOf(gameType));
  const [at, setAt] = useState(0);
  const moment = moments[at];
  if (!moment) return null;
  const seats = moment.topics.sessionPlayersUpdated ?? {};
  const viewers = Object.values(seats)
    .filter(({ sessionPlayerId }) => String(sessionPlayerId) in moment.hands)
    .map(({ sessionPlayerId, alias }) => ({ id: sessionPlayerId, name: alias }));
  return (
    <>
      <div className={styles["moments"]}>
        <Choice
          label={t("playground.stage")}
          options={moments.map((_, index) => index)}
          value={at}
          nameOf={(index) => {
            const { stage, when } = moments[index] ?? moment;
            return when === "begin" ? stage : `${stage} +`;
          }}
          onChoose={setAt}
        />
      </div>
      <Screens gameType={gameType} at={at} viewers={viewers} />
    </>
  );
}
