import { useState } from "react";
import { useTranslation } from "react-i18next";
import { canvasName } from "./canvases.ts";
import { CanvasDialog } from "./CanvasDialog.tsx";
import styles from "./CanvasPeeks.module.css";
import { CanvasTag } from "./CanvasTag.tsx";
import { useCanvases } from "./controller.ts";
import { CanvasFrame } from "./CanvasFrame.tsx";
import { CanvasGrid } from "./CanvasGrid.tsx";
import type { GuesserHand } from "./ownWord.ts";

interface CanvasPeeksProps {
  readonly hand: GuesserHand | undefined;
}

/** All canvases on a phone; each opens for a closer look. */
export function CanvasPeeks({ hand }: CanvasPeeksProps) {
  const { t } = useTranslation("canvas-clash");
  const canvases = useCanvases();
  const [open, setOpen] = useState<number>();
  return (
    <>
      <CanvasGrid count={canvases.length} gap={6} label={t("canvas.label")}>
        {canvases.map((canvas) => (
          <div key={canvas.id} role="listitem" className={styles["cell"]}>
            <CanvasFrame canvas={canvas} reported={hand?.reported[canvas.index] === true} />
            <button
              type="button"
              className={styles["peek"]}
              aria-label={t("canvas.open", { letter: canvasName(canvas.index).letter })}
              onClick={() => setOpen(canvas.index)}
            />
          </div>
        ))}
      </CanvasGrid>
      <CanvasDialog index={open} hand={hand} onClose={() => setOpen(undefined)} />
    </>
  );
}

/** Where the canvases stand on the stage above: only their letters, for the same closer look. */
export function CanvasButtons({ hand }: CanvasPeeksProps) {
  const { t } = useTranslation("canvas-clash");
  const canvases = useCanvases();
  const [open, setOpen] = useState<number>();
  return (
    <>
      <div className={styles["letters"]} role="group" aria-label={t("canvas.label")}>
        {canvases.map(({ id, index }) => (
          <button
            key={id}
            type="button"
            className={styles["letter"]}
            aria-label={t("canvas.open", { letter: canvasName(index).letter })}
            onClick={() => setOpen(index)}
          >
            <CanvasTag index={index} />
          </button>
        ))}
      </div>
      <CanvasDialog index={open} hand={hand} onClose={() => setOpen(undefined)} />
    </>
  );
}
