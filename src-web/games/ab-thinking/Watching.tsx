import { ReactionButtons } from "../../game-kit/ReactionButtons.tsx";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { picture } from "../../game-kit/gameParts.ts";
import { ClueBubble } from "./ClueBubble.tsx";
import styles from "./tasks.module.css";

interface WatchingProps {
  readonly title: string;
  readonly text: string;
}

/** For those without cards, because they only watch or came in mid-turn. */
export function Watching({ title, text }: WatchingProps) {
  return (
    <div className={styles["task"]}>
      <StageTitle text={title} />
      <div className={cx(styles["rest"], styles["watching"])}>
        <ClueBubble />
        <img src={picture("scenes/crowd.webp")} alt="" width={1600} height={520} />
        <p>{text}</p>
      </div>
      <ReactionButtons />
    </div>
  );
}
