import { picture } from "../../game-kit/gameParts.ts";
import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import styles from "./WriteTask.module.css";

interface WatchingProps {
  readonly title: string;
  readonly text: string;
}

/** Nothing to write: somebody who came late, or only watches. */
export function Watching({ title, text }: WatchingProps) {
  return (
    <div className={styles["watching"]}>
      <StageTitle text={title} />
      <div className={styles["middle"]}>
        <img src={picture("scenes/crowd.webp")} alt="" />
        <p>{text}</p>
      </div>
      <ReactionButtons />
    </div>
  );
}
