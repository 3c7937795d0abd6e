import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useCanvases, useShared } from "./controller.ts";
import { CanvasFrame } from "./CanvasFrame.tsx";
import { CanvasGrid } from "./CanvasGrid.tsx";
import { Feed } from "./Feed.tsx";
import { Heat } from "./Heat.tsx";
import { Solvers } from "./Solvers.tsx";
import styles from "./stage.module.css";
import { WordBar } from "./WordBar.tsx";

/** With more canvases than this, guesses are below them instead of beside them. */
const FEW = 2;

function isNobody(players: Readonly<Record<number, true>> | undefined): boolean {
  return Object.keys(players ?? {}).length === 0;
}

/** All canvases while they are painted, what is known of the word, and the wrong guesses. */
export function DrawStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("canvas-clash");
  const shared = useShared();
  const canvases = useCanvases();
  const stage = useTopic("stage");
  if (!shared) return null;
  const isTv = place === "tv";
  const isAll = Object.keys(stage?.done ?? {}).length > 0 && isNobody(stage?.waitingFor);
  const hasSides = isTv && canvases.length <= FEW;
  return (
    <div className={cx(styles["box"], styles[place])}>
      <StageTitle text={t("draw.title", { count: canvases.length })} silent={!isTv} />
      <div className={cx(styles["draw"], hasSides && styles["sided"])}>
        <div className={styles["bar"]}>
          <WordBar bar={shared.bar} language={shared.language} />
        </div>
        {hasSides && (
          <div className={styles["side"]}>
            <Solvers />
            <Heat most={5} />
          </div>
        )}
        <CanvasGrid count={canvases.length} gap={isTv ? 30 : 6} label={t("canvas.label")}>
          {canvases.map((canvas) => (
            <div key={canvas.id} role="listitem">
              <CanvasFrame canvas={canvas} />
            </div>
          ))}
        </CanvasGrid>
        {isAll && <p className={styles["all"]}>{t("draw.all")}</p>}
        {isTv && (
          <div className={styles["feed"]}>
            {!hasSides && <Heat most={4} row />}
            <Feed most={hasSides ? 7 : 4} row={!hasSides} spoken />
          </div>
        )}
      </div>
    </div>
  );
}
