import { lazy, useEffect, type CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useCheers } from "../../audio/cue.ts";
import { texts } from "../../i18n/instance.ts";
import { EndControls } from "../host/EndControls.tsx";
import { useIsHost, useMyId, useTopic } from "../../room/index.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { Confetti } from "../../ui/effects/Confetti.tsx";
import { CountUp } from "../../ui/effects/CountUp.tsx";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import styles from "./PhonePodium.module.css";
import { Extra } from "../../game-kit/Extra.tsx";
import { loadedOnce } from "../../game-kit/gameParts.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { useElapsedMarks } from "../../room/useElapsed.ts";
import { useWinnerText, WINNER_SHOWN_MS, winnersOf } from "../../game-kit/winners.ts";

const souvenirs = loadedOnce(() => import("./Souvenirs.tsx"));
const Souvenirs = lazy(souvenirs);
/** The texts of the things to take home. */
const SOUVENIR_TEXTS = ["reel", "circles"] as const;

const MARKS = [WINNER_SHOWN_MS] as const;

/** Size of the player's character: as large as the texts and buttons allow. */
const FIGURE = "min(48vw, 26vh, 100cqh - var(--words))";

/** The end of a game on a phone: the player's own rank and points, and the winner. */
export function PhonePodium() {
  const { t } = useTranslation("room");
  const winnerText = useWinnerText();
  const myId = useMyId();
  const isHost = useIsHost();
  const end = useTopic("gameEnd");
  const isOut = useElapsedMarks(MARKS) > 0;
  const winners = winnersOf(end?.podium ?? []);
  const isWon = winners.length > 0;
  useCheers(isWon && isOut);
  const mine = end?.podium.find((entry) => entry.playerId === myId);
  const isWinner = isWon && mine?.rank === 1;
  useEffect(() => {
    // While the drum rolls: if the things to take home came after the winner, they would push everybody up.
    for (const part of [souvenirs(), texts.loadNamespaces(SOUVENIR_TEXTS)]) {
      void part.catch(() => undefined);
    }
  }, []);
  useEffect(() => {
    if (isOut) haptic(...(isWinner ? RHYTHM.win : RHYTHM.done));
  }, [isOut, isWinner]);
  if (!end) return null;
  if (!isOut) {
    return (
      <div className={styles["podium"]}>
        <StageTitle text={t("end.drumroll")} />
        {mine && (
          <div className={styles["me"]}>
            <span className={cx(styles["figure"], styles["nervous"])}>
              <AvatarImage src={mine.avatarSrc} size={FIGURE} />
            </span>
            <p className={styles["rank"]} aria-hidden="true">
              ?
            </p>
          </div>
        )}
        <div className={styles["foot"]}>
          <ReactionButtons />
        </div>
      </div>
    );
  }
  const rank = mine?.rank ?? 0;
  return (
    <div className={styles["podium"]}>
      <StageTitle text={winnerText(end.podium)} />
      {isWinner && <Confetti />}
      {mine && (
        <div className={styles["me"]} style={{ "--seat": mine.hexColor } as CSSProperties}>
          <span className={cx(styles["figure"], isWinner && styles["winner"])}>
            <AvatarImage src={mine.avatarSrc} size={FIGURE} />
          </span>
          {isWon && (
            <p className={styles["rank"]}>{t("end.yourRank", { count: rank, ordinal: true })}</p>
          )}
          <p className={styles["points"]}>
            <CountUp value={mine.score} from={0} /> {t("end.pointsWord", { count: mine.score })}
          </p>
          <p className={styles["cheer"]}>{isWinner ? t("end.cheerWinner") : t("end.cheer")}</p>
        </div>
      )}
      {!mine && (
        <div className={cx(styles["me"], styles["winners"])}>
          {winners.slice(0, 3).map((entry) => (
            <AvatarImage
              key={entry.playerId}
              src={entry.avatarSrc}
              size="min(28vw, 24vh, 100cqh)"
            />
          ))}
        </div>
      )}
      <div className={styles["links"]}>
        <Extra>
          <Souvenirs />
        </Extra>
      </div>
      <div className={styles["foot"]}>
        <ReactionButtons />
        {isHost ? <EndControls phone /> : <p className={styles["note"]}>{t("end.waitHost")}</p>}
      </div>
    </div>
  );
}
