import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { picture } from "../../game-kit/gameParts.ts";
import styles from "./Watching.module.css";

interface WatchingProps {
  readonly title: string;
  readonly text: string;
}

/** Nothing to do right now but cheer: somebody who fights later, or only watches. */
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
