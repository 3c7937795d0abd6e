import type { ReactNode } from "react";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import { cx } from "../ui/hooks/cx.ts";
import styles from "./ExampleFrame.module.css";

interface ExampleFrameProps {
  readonly gameType: GameType;
  /** Address of the backdrop. */
  readonly scene: string | undefined;
  /** Describes the example to screen readers. */
  readonly label: string;
  /** What stands below the stage: a button, or a sentence about what it shows. */
  readonly foot: ReactNode;
  readonly className?: string | undefined;
  /** A stage of the game. */
  readonly children: ReactNode;
}

/** A small television that plays a round in miniature. */
export function ExampleFrame(props: ExampleFrameProps) {
  const { gameType, scene, label, foot, className, children } = props;
  return (
    <figure className={cx(styles["example"], className)} data-theme={gameType} aria-label={label}>
      {scene && <img className={styles["scene"]} src={scene} alt="" />}
      <div className={styles["stage"]}>{children}</div>
      <figcaption className={styles["foot"]}>{foot}</figcaption>
    </figure>
  );
}
