import { Hourglass, Pause } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTimer, useTopic } from "../../room/index.ts";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./TimerRing.module.css";

const CALM_ABOVE = 10;

/** Stages of an evening that stand until the host goes on: no clock to look at. */
const UNHURRIED: readonly string[] = ["STANDING", "EVENING_END"];

/** How much time is left: a ring and a number, calm until ten seconds. Always takes the same place. */
export function TimerRing() {
  const { t } = useTranslation("room");
  const timer = useTopic("timer");
  const { seconds, left, paused } = useTimer();
  const stage = useTopic("stage")?.name;
  const isRushed = !paused && seconds !== undefined && seconds <= CALM_ABOVE;
  const isUnhurried = timer?.endsAt === undefined && UNHURRIED.includes(stage ?? "");
  if (!timer || isUnhurried) return <span className={styles["ring"]} aria-hidden="true" />;
  const label = seconds === undefined ? t("timer.off") : t("timer.left", { count: seconds });
  return (
    <span
      className={cx(styles["ring"], isRushed && styles["rushed"])}
      role="timer"
      // Spoken at ten and five seconds by StageVoice; a timer that speaks each second is noise.
      aria-live="off"
      aria-label={paused ? t("timer.paused") : label}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle className={styles["track"]} cx="24" cy="24" r="19" />
        <circle
          className={styles["rest"]}
          cx="24"
          cy="24"
          r="19"
          pathLength="100"
          strokeDasharray={`${Math.max(0, left * 100)} 100`}
        />
      </svg>
      <b key={isRushed ? seconds : "calm"} className={styles["number"]} aria-hidden="true">
        {paused && <Pause />}
        {!paused && (seconds ?? <Hourglass />)}
      </b>
    </span>
  );
}
