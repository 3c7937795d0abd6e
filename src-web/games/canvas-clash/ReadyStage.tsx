import { useTranslation } from "react-i18next";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useCanvases, useShared } from "./controller.ts";
import { CanvasFrame } from "./CanvasFrame.tsx";
import { CanvasGrid } from "./CanvasGrid.tsx";
import styles from "./stage.module.css";
import { WordBar } from "./WordBar.tsx";

/** Empty canvases before the turn. Who paints is not shown. */
export function ReadyStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("canvas-clash");
  const shared = useShared();
  const canvases = useCanvases();
  if (!shared) return null;
  const { turn, turnCount, voided, language } = shared;
  return (
    <div className={cx(styles["box"], styles[place])}>
      <StageTitle text={t("ready.title", { count: canvases.length })} silent={place === "phone"} />
      <div className={styles["plain"]}>
        <div className={styles["bar"]}>
          <WordBar bar={undefined} language={language} />
        </div>
        <CanvasGrid count={canvases.length} gap={place === "tv" ? 30 : 8} label={t("canvas.label")}>
          {canvases.map((canvas) => (
            <div key={canvas.id} role="listitem">
              <CanvasFrame canvas={canvas} picture={<span className={styles["brush"]}>?</span>} />
            </div>
          ))}
        </CanvasGrid>
        <p className={styles["note"]}>
          {voided ? t("ready.voided") : t("ready.turn", { turn, count: turnCount })}
        </p>
      </div>
    </div>
  );
}
