import { useEffect, useRef } from "react";
import styles from "./LiveCanvas.module.css";
import { LiveInk } from "./LiveInk.ts";
import type { LiveBoard } from "./LiveSheets.ts";

interface LiveCanvasProps {
  readonly board: LiveBoard;
  readonly label: string;
  readonly safeColours?: boolean;
}

/** Somebody else's canvas while they paint. Fills its box, which is square. */
export function LiveCanvas({ board, label, safeColours = false }: LiveCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return undefined;
    const ink = new LiveInk(canvas.current, board, safeColours);
    return () => ink.destroy();
  }, [board, safeColours]);
  return <canvas ref={canvas} className={styles["live"]} role="img" aria-label={label} />;
}
