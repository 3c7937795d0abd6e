import { cx } from "../ui/hooks/cx.ts";
import { picture } from "./gameParts.ts";
import { ReactionButtons } from "./ReactionButtons.tsx";
import { StageTitle } from "./StageTitle.tsx";
import styles from "./Watching.module.css";

interface WatchingProps {
  readonly title: string;
  readonly text: string;
  /** Larger words, for a stage that lasts only a moment. */
  readonly large?: boolean;
}

/** Nothing to do right now but cheer: somebody who came late, or only watches. */
export function Watching({ title, text, large = false }: WatchingProps) {
  return (
    <div className={cx(styles["watching"], large && styles["large"])}>
      <StageTitle text={title} />
      <div className={styles["middle"]}>
        <img src={picture("scenes/crowd.webp")} alt="" />
        <p>{text}</p>
      </div>
      <ReactionButtons />
    </div>
  );
}
