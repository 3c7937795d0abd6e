import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useCanvases, useShared } from "./controller.ts";
import { CanvasFrame } from "./CanvasFrame.tsx";
import { CanvasGrid } from "./CanvasGrid.tsx";
import styles from "./stage.module.css";

/**
 * Painting is over: everybody who guessed chooses the canvas that helped most. Nobody sees how many chose
 * which.
 */
export function CreditStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("canvas-clash");
  const shared = useShared();
  const canvases = useCanvases();
  const stage = useTopic("stage");
  if (!shared || !stage) return null;
  const chosen = playerIdsOf(stage.done).length;
  const total = chosen + playerIdsOf(stage.waitingFor).length;
  const share = total === 0 ? 0 : chosen / total;
  return (
    <div className={cx(styles["box"], styles[place])}>
      <StageTitle text={t("credit.title")} silent={place === "phone"} />
      <div className={cx(styles["plain"], styles["bare"])}>
        <CanvasGrid count={canvases.length} gap={place === "tv" ? 36 : 8} label={t("canvas.label")}>
          {canvases.map((canvas) => (
            <div key={canvas.id} role="listitem">
              <CanvasFrame canvas={canvas} />
            </div>
          ))}
        </CanvasGrid>
        <div className={styles["count"]}>
          <span className={styles["meter"]}>
            <i style={{ "--share": share } as CSSProperties} />
          </span>
          <span>{t("credit.count", { chosen, count: total })}</span>
        </div>
      </div>
    </div>
  );
}
