import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSend } from "../../room/useSend.ts";
import { useIsHost, useMyId, useTopic } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { gameParts } from "../../games/parts.ts";
import { StillThinking } from "../../game-kit/StillThinking.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import styles from "./TutorialStage.module.css";
import { useGameName } from "../../i18n/useGameName.ts";

/** How the game works, before the first round, on the television. */
export function TvTutorial() {
  const { t } = useTranslation("room");
  const { send } = useSend();
  const name = useGameName();
  const isHost = useIsHost();
  const stage = useTopic("stage");
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  const parts = gameParts(gameType);
  if (!stage || !gameType) return null;
  return (
    <div className={styles["tv"]}>
      <StageTitle text={t("tutorial.title", { game: name(gameType) })} />
      <div className={styles["panels"]}>{parts && <parts.Tutorial />}</div>
      <p className={styles["hint"]}>
        {t("tutorial.hint")}
        {isHost && (
          <Button
            variant="quiet"
            onClick={() => void send("requestNextStage", { stageId: stage.stageId })}
          >
            {t("tutorial.skip")}
          </Button>
        )}
      </p>
    </div>
  );
}

/** The same on a phone, with the button that says 'got it'. */
export function PhoneTutorial() {
  const { t } = useTranslation("room");
  const name = useGameName();
  const myId = useMyId();
  const stage = useTopic("stage");
  const gameType = useTopic("gameSessionUpdated")?.gameType;
  const { send, busy } = useSend("inline");
  /** The stage in which the room took this phone's OK. A seat of many is done only once half of them are. */
  const [taken, setTaken] = useState<number>();
  const parts = gameParts(gameType);
  if (!stage || !gameType) return null;
  const { stageId } = stage;
  const isMine = myId !== undefined && (stage.waitingFor[myId] || stage.done[myId]);
  const isReady = busy || taken === stageId || (myId !== undefined && stage.done[myId] === true);
  return (
    <div className={styles["phone"]}>
      <StageTitle text={t("tutorial.title", { game: name(gameType) })} />
      <div className={styles["panels"]}>{parts && <parts.Tutorial />}</div>
      <div className={styles["foot"]}>
        {!isMine && <p className={styles["note"]}>{t("tutorial.watch")}</p>}
        {isMine && !isReady && (
          <Button
            size="big"
            wide
            icon={<Check />}
            onClick={() => {
              haptic(...RHYTHM.done);
              void send("ready", { stageId }).then((isTaken) => isTaken && setTaken(stageId));
            }}
          >
            {t("tutorial.ok")}
          </Button>
        )}
        {isMine && isReady && <StillThinking title={t("tutorial.ready")} />}
      </div>
    </div>
  );
}
