import { useTranslation } from "react-i18next";
import { useIsHost, useMyId, useTimer, useTopic } from "../../room/index.ts";
import { gameEntry } from "../../games/registry.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useGameName } from "../../i18n/useGameName.ts";
import styles from "./evening.module.css";
import { NextGame } from "./NextGame.tsx";
import { StandingTable } from "./StandingTable.tsx";
import { useLengthText } from "./useLengthText.ts";

/** The stage between two games of an evening: the standing, and which game comes next. */
export default function StandingStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation(["evening", "room"]);
  const name = useGameName();
  const lengthText = useLengthText();
  const myId = useMyId();
  const isHost = useIsHost();
  const { seconds } = useTimer();
  const evening = useTopic("evening");
  const next = evening?.next[0];
  if (!evening || !next) return null;
  const logo = gameEntry(next.gameType).logo;
  const isTv = place === "tv";
  const isCounting = seconds !== undefined && evening.handsFree;
  return (
    <div className={isTv ? styles["standingTv"] : styles["standingPhone"]}>
      <StageTitle text={t("standing")} />
      <div className={styles["scroll"]}>
        {evening.standing.length > 0 ? (
          <StandingTable standing={evening.standing} me={myId} withGains />
        ) : (
          <p className={styles["note"]}>{t("noPoints")}</p>
        )}
      </div>
      <section className={styles["next"]} data-theme={next.gameType}>
        <h2>{t("next", { game: name(next.gameType) })}</h2>
        {logo && <img src={logo} alt="" />}
        <p>{lengthText(next)}</p>
        {isCounting && <p className={styles["soon"]}>{t("soon")}</p>}
      </section>
      {isHost ? (
        <NextGame phone={!isTv} />
      ) : (
        !isTv && !isCounting && <p className={styles["note"]}>{t("room:end.waitHost")}</p>
      )}
    </div>
  );
}
