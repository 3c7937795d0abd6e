import { cx } from "../ui/hooks/cx.ts";
import { picture } from "./gameParts.ts";
import { ReactionButtons } from "./ReactionButtons.tsx";
import { StageTitle } from "./StageTitle.tsx";
import styles from "./Watching.module.css";

interface WatchingProps {
  readonly title: string;
  readonly text: string;
  /** Larger text, for a stage that lasts only a moment. */
  readonly large?: boolean;
}

/** For those with nothing to do but cheer, because they came late or only watch. */
export function Watching({ title, text, large = false }: WatchingProps) {
  return (
    <div className={cx(styles["watching"], large && styles["large"])}>
      <StageTitle text={title} />
      <div className={styles["middle"]}>
        <img src={picture("scenes/crowd.webp")} alt="" width={1600} height={520} />
        <p>{text}</p>
      </div>
      <ReactionButtons />
    </div>
  );
}
