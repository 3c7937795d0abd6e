import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import type { GameType } from "../../src-shared/catalog/gameTypes.ts";
import { Button } from "../ui/controls/Button.tsx";
import styles from "./ExampleFrame.module.css";

interface ExampleFrameProps {
  readonly gameType: GameType;
  /** Address of the backdrop. */
  readonly scene: string | undefined;
  /** Describes the example to screen readers. */
  readonly label: string;
  readonly againText: string;
  readonly onAgain: () => void;
  /** A stage of the game. */
  readonly children: ReactNode;
}

/** A small television that plays a round in miniature, with a button to see it again. */
export function ExampleFrame(props: ExampleFrameProps) {
  const { gameType, scene, label, againText, onAgain, children } = props;
  return (
    <figure className={styles["example"]} data-theme={gameType} aria-label={label}>
      {scene && <img className={styles["scene"]} src={scene} alt="" />}
      <div className={styles["stage"]}>{children}</div>
      <figcaption className={styles["foot"]}>
        <Button variant="quiet" icon={<RotateCcw />} onClick={onAgain} lockMs={300}>
          {againText}
        </Button>
      </figcaption>
    </figure>
  );
}
