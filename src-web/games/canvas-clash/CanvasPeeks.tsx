import { useTranslation } from "react-i18next";
import { canvasName } from "./canvases.ts";
import styles from "./CanvasPeeks.module.css";
import { CanvasTag } from "./CanvasTag.tsx";
import { useCanvases } from "./controller.ts";
import { CanvasFrame } from "./CanvasFrame.tsx";
import { CanvasGrid } from "./CanvasGrid.tsx";

interface CanvasPeeksProps {
  /** Called to enlarge the canvas with this index in a `CanvasDialog`. */
  readonly onOpen: (index: number) => void;
}

/** All canvases on a phone; a tap enlarges one. */
export function CanvasPeeks({ onOpen }: CanvasPeeksProps) {
  const { t } = useTranslation("canvas-clash");
  const canvases = useCanvases();
  return (
    <CanvasGrid count={canvases.length} gap={6} label={t("canvas.label")}>
      {canvases.map((canvas) => (
        <div key={canvas.id} role="listitem" className={styles["cell"]}>
          <CanvasFrame canvas={canvas} />
          <button
            type="button"
            className={styles["peek"]}
            aria-label={t("canvas.open", { letter: canvasName(canvas.index).letter })}
            onClick={() => onOpen(canvas.index)}
          />
        </div>
      ))}
    </CanvasGrid>
  );
}

/** Only the letters of the canvases, for when the stage above shows the pictures; a tap enlarges one. */
export function CanvasButtons({ onOpen }: CanvasPeeksProps) {
  const { t } = useTranslation("canvas-clash");
  const canvases = useCanvases();
  return (
    <div className={styles["letters"]} role="group" aria-label={t("canvas.label")}>
      {canvases.map(({ id, index }) => (
        <button
          key={id}
          type="button"
          className={styles["letter"]}
          aria-label={t("canvas.open", { letter: canvasName(index).letter })}
          onClick={() => onOpen(index)}
        >
          <CanvasTag index={index} />
        </button>
      ))}
    </div>
  );
}
