import { picture } from "../../stage/gameParts.ts";
import { ReactionButtons } from "../../stage/ReactionButtons.tsx";
import { StageTitle } from "../../stage/StageTitle.tsx";
import styles from "./WriteTask.module.css";

interface WatchingProps {
  readonly title: string;
  readonly text: string;
}

/** Nothing to do: somebody who came late, or only watches. */
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
