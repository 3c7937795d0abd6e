import type { ReactNode } from "react";
import { CountUp } from "../ui/effects/CountUp.tsx";
import { cx } from "../ui/hooks/cx.ts";
import styles from "./PayTask.module.css";
import { ReactionButtons } from "./ReactionButtons.tsx";
import { StageTitle } from "./StageTitle.tsx";

interface PayTaskProps {
  readonly title: string;
  /** The stage stands above it on the same phone; otherwise `show` is drawn here. */
  readonly withStage: boolean;
  readonly show: ReactNode;
  /** For a show that must not be cut off at its sides. */
  readonly showClassName?: string | undefined;
  /** What the reveal brought this player, once it is out. */
  readonly pay: { readonly points: number; readonly text: string } | undefined;
  /** Ways to complain about what is shown: `ReportButton`s. */
  readonly children?: ReactNode;
}

/** A phone while something is revealed: the show, what it brought, complaints, reactions. */
export function PayTask({ title, withStage, show, showClassName, pay, children }: PayTaskProps) {
  return (
    <div className={cx(styles["task"], withStage && styles["below"])} data-brief="">
      <StageTitle text={title} />
      {!withStage && <div className={cx(styles["show"], showClassName)}>{show}</div>}
      <div className={styles["pay"]}>
        {pay && (
          <p className={cx(styles["slip"], pay.points === 0 && styles["nothing"])} role="status">
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
