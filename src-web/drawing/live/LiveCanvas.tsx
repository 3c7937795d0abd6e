import { useEffect, useRef } from "react";
import { useDisplay } from "../../ui/hooks/useDisplay.ts";
import styles from "./LiveCanvas.module.css";
import { LiveInk } from "./LiveInk.ts";
import type { LiveCanvasInk } from "./LiveSheets.ts";
import { useInkText } from "./useInkText.ts";

interface LiveCanvasProps {
  readonly board: LiveCanvasInk;
  readonly label: string;
}

/** Another player's canvas while they paint. Fills its box, which is square. */
export function LiveCanvas({ board, label }: LiveCanvasProps) {
  const { safeColours } = useDisplay();
  const ink = useInkText(board);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const live = new LiveInk(canvas.current, board, safeColours);
    return () => live.destroy();
  }, [board, safeColours]);
  return (
    <canvas ref={canvas} className={styles["live"]} role="img" aria-label={`${label}: ${ink}`} />
  );
}
