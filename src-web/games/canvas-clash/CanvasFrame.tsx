import { EyeOff } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LiveCanvas } from "../../drawing/live/LiveCanvas.tsx";
import { useTopic } from "../../room/index.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { canvasName, type IndexedCanvas } from "./canvases.ts";
import { CanvasTag } from "./CanvasTag.tsx";
import { useBoard, useHand, useElsewhere } from "./controller.ts";
import styles from "./CanvasFrame.module.css";

interface EaselProps {
  readonly canvas: IndexedCanvas;
  /** Shown instead of the live canvas. */
  readonly picture?: ReactNode;
  /** Whether this canvas is the chosen one. */
  readonly chosen?: boolean;
  readonly dimmed?: boolean;
  /** Overlay on the picture. */
  readonly children?: ReactNode;
}

/** A canvas: letter and shape in the corner, live ink, and a cover if nobody should see it. */
export function CanvasFrame({
  canvas,
  picture,
  chosen = false,
  dimmed = false,
  children,
}: EaselProps) {
  const { t } = useTranslation("canvas-clash");
  const isOver = useIsOver();
  const { letter, colour } = canvasName(canvas.index);
  const hand = useHand();
  // On this phone only, if its player reported the canvas.
  const isReported = hand?.role === "guesser" && hand.reported[canvas.index] === true;
  const isOwn = hand?.role === "painter" && hand.canvas === canvas.index;
  const isCovered = (canvas.hidden === true && !isOwn) || isReported;
  const style = { "--at": canvas.index, "--canvas": colour } as CSSProperties;
  return (
    <div
      className={cx(styles["frame"], chosen && styles["chosen"], dimmed && styles["dimmed"])}
      style={style}
    >
      <div className={styles["paper"]}>
        {isCovered ? <Cover letter={letter} /> : (picture ?? <Live canvas={canvas} />)}
        {!isCovered && !canvas.inked && !picture && (
          <span className={styles["blank"]} aria-hidden="true">
            {t(isOver ? "canvas.empty" : "canvas.blank")}
          </span>
        )}
        {children}
      </div>
      <span className={styles["tag"]}>
        <CanvasTag index={canvas.index} />
      </span>
    </div>
  );
}

/** Whether painting is over, so that the canvases are final. */
function useIsOver(): boolean {
  return useTopic("stage")?.name === "CREDIT";
}

function Live({ canvas }: { readonly canvas: IndexedCanvas }) {
  const { t } = useTranslation(["canvas-clash", "room"]);
  const board = useBoard(canvas.index);
  const elsewhere = useElsewhere(canvas);
  const isOver = useIsOver();
  const { letter } = canvasName(canvas.index);
  if (!board) return elsewhere && <span className={styles["blank"]}>{t(elsewhere)}</span>;
  return <LiveCanvas board={board} label={t(isOver ? "canvas.name" : "canvas.live", { letter })} />;
}

function Cover({ letter }: { readonly letter: string }) {
  const { t } = useTranslation("canvas-clash");
  return (
    <span className={styles["cover"]} role="img" aria-label={t("canvas.covered", { letter })}>
      <EyeOff aria-hidden="true" />
    </span>
  );
}
