import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSend } from "../../room/useSend.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { useTopic } from "../../room/index.ts";
import { haptic, RHYTHM } from "../../ui/effects/haptics.ts";
import { picture } from "../../game-kit/gameParts.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { useSolo } from "../../game-kit/solo.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { canvasName } from "./canvases.ts";
import { CanvasTag } from "./CanvasTag.tsx";
import { useHand, useShared } from "./controller.ts";
import { ownWord, type PainterHand } from "./ownWord.ts";
import styles from "./ReadyTask.module.css";

/** For a painter: the word, and a button to get a different one for all painters. */
export function PainterReady({ hand }: { readonly hand: PainterHand }) {
  const { t } = useTranslation("canvas-clash");
  useSolo();
  // Refused only if another painter taps at the same moment, or just too late; the screen shows both.
  const { send } = useSend("inline");
  const stageId = useTopic("stage")?.stageId;
  const { text, lang } = ownWord(hand, currentLanguage());
  const swap = () => {
    if (stageId === undefined) return;
    haptic(...RHYTHM.tap);
    void send("move", { stageId, move: { type: "swap" } });
  };
  return (
    <div className={styles["task"]}>
      <StageTitle text={t("ready.youPaint")} />
      <div className={styles["middle"]}>
        <p className={styles["card"]}>
          <span className={styles["tag"]}>
            <CanvasTag index={hand.canvas} />
          </span>
          <b key={text} lang={lang}>
            {text}
          </b>
        </p>
        <p className={styles["hint"]}>
          {t("ready.secret", { letter: canvasName(hand.canvas).letter })}
        </p>
      </div>
      <div className={styles["foot"]}>
        {hand.maySwap ? (
          <>
            <Button variant="quiet" icon={<RefreshCw />} wide onClick={swap}>
              {t("ready.swap")}
            </Button>
            <p className={styles["note"]}>{t("ready.swapNote")}</p>
          </>
        ) : (
          <p className={styles["note"]}>{t("ready.swapped")}</p>
        )}
      </div>
    </div>
  );
}

/** For guessers and the audience: a short pause before the turn begins. */
export function GetReady() {
  const { t } = useTranslation("canvas-clash");
  const isPlaying = useHand() !== undefined;
  const voided = useShared()?.voided === true;
  return (
    <div className={styles["task"]}>
      <StageTitle text={t(isPlaying ? "ready.youGuess" : "watch.title")} />
      <div className={styles["middle"]}>
        <img
          src={picture("games/canvas-clash/card.webp")}
          alt=""
          className={styles["picture"]}
          width={640}
          height={400}
        />
        <p className={styles["hint"]}>{voided ? t("ready.voided") : t("ready.guessHint")}</p>
      </div>
      <ReactionButtons />
    </div>
  );
}
