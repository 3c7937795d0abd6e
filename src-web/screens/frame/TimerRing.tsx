import { Hourglass, Pause } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTimer, useTopic } from "../../room/index.ts";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./TimerRing.module.css";

const CALM_ABOVE = 10;

/** Stages of an evening that last until the host goes on, so there is no clock to show. */
const UNHURRIED: readonly string[] = ["STANDING", "EVENING_END"];

/** The time left: a ring and a number, calm until ten seconds are left. Always takes up the same space. */
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
      // StageVoice announces ten and five seconds; a timer that announces every second is noise.
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
