import type { ReactNode } from "react";
import { CountUp } from "../ui/effects/CountUp.tsx";
import { cx } from "../ui/hooks/cx.ts";
import styles from "./PayTask.module.css";
import { ReactionButtons } from "./ReactionButtons.tsx";
import { StageTitle } from "./StageTitle.tsx";
import { useResultAnnouncement } from "./useResultAnnouncement.ts";

interface PayTaskProps {
  readonly title: string;
  /** Whether the stage is rendered above it on the same phone; otherwise `show` is rendered here. */
  readonly withStage: boolean;
  readonly show: ReactNode;
  /** For a show whose sides must not be cut off. */
  readonly showClassName?: string | undefined;
  /** What this player earned, once the reveal has shown it. */
  readonly pay: { readonly points: number; readonly text: string } | undefined;
  /** `ReportButton`s for what is shown. */
  readonly children?: ReactNode;
}

/** The phone's screen during a reveal: the show, the points it paid, report buttons, reactions. */
export function PayTask({ title, withStage, show, showClassName, pay, children }: PayTaskProps) {
  useResultAnnouncement(pay !== undefined, pay?.points ?? 0, pay?.text ?? "");
  return (
    <div className={cx(styles["task"], withStage && styles["below"])} data-brief="">
      <StageTitle text={title} />
      {!withStage && <div className={cx(styles["show"], showClassName)}>{show}</div>}
      <div className={styles["pay"]}>
        {pay && (
          <p className={cx(styles["slip"], pay.points === 0 && styles["nothing"])}>
            <b className={styles["total"]}>
              <CountUp value={pay.points} from={0} signed />
            </b>
            <span>{pay.text}</span>
          </p>
        )}
      </div>
      <div className={styles["reports"]}>{children}</div>
      <ReactionButtons />
    </div>
  );
}
