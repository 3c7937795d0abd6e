import { Bot, Play, Square } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./Overlay.module.css";
import { useSend } from "../../room/useSend.ts";
import { useIsHost, useTopic } from "../../room/index.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";

/** Covers the stage while the game is paused: says why, and what the host can do about it. */
export function PausedOverlay() {
  const { t } = useTranslation("room");
  const { send } = useSend();
  const isHost = useIsHost();
  const paused = useTopic("stage")?.paused;
  const gameId = useTopic("gameCreated")?.gameId;
  if (!paused) return null;
  return (
    <div className={styles["veil"]}>
      <section className={styles["card"]} aria-labelledby="paused-title">
        <AvatarImage src="onigiri.webp" size="max(96px, calc(var(--u) * 11))" />
        <h2 id="paused-title" className={styles["title"]}>
          {t(`paused.${paused}.title`)}
        </h2>
        <p>{t(`paused.${paused}.text`)}</p>
        {isHost && (
          <div className={styles["buttons"]}>
            {paused === "belowMinimum" ? (
              <Button
                icon={<Bot />}
                onClick={() => void send("requestAddAiPlayer", {})}
                lockMs={400}
              >
                {t("host.addRobot")}
              </Button>
            ) : (
              <Button
                icon={<Play />}
                onClick={() => void send("pause", { paused: false })}
                lockMs={400}
              >
                {t("host.resume")}
              </Button>
            )}
            <Button
              variant="quiet"
              icon={<Square />}
              onClick={() =>
                void send("requestEndGame", { ...(gameId !== undefined && { gameId }) })
              }
            >
              {t("host.endGame")}
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
