import { useState } from "react";
import { hostPlays } from "../../../src-shared/catalog/hostTypes.ts";
import type { GameParts } from "../../game-kit/gameParts.ts";
import { SoloProvider } from "../../game-kit/solo.tsx";
import { useTopic } from "../../room/index.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { useKeyboardOpen } from "../../ui/hooks/useKeyboardOpen.ts";
import styles from "./GameOnPhone.module.css";

/** Without a television the stage is above the task; it collapses while the player types or paints. */
export function GameOnPhone({ parts }: { readonly parts: GameParts }) {
  const hostType = useTopic("gameSessionUpdated")?.hostType;
  const isTyping = useKeyboardOpen();
  const [isSolo, setSolo] = useState(false);
  const withStage = hostType !== undefined && hostPlays(hostType);
  const isSplit = withStage && !isTyping && !isSolo;
  return (
    <div className={cx(styles["game"], isSplit && styles["split"])} data-split={isSplit}>
      {isSplit && (
        <div className={styles["stage"]}>
          <parts.Stage place="phone" />
        </div>
      )}
      <div className={styles["task"]}>
        <SoloProvider value={setSolo}>
          <parts.Phone withStage={withStage} />
        </SoloProvider>
      </div>
    </div>
  );
}
