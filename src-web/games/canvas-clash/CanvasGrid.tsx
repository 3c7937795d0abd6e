import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { fitSquares, type Squares } from "../../drawing/model/squares.ts";
import styles from "./CanvasGrid.module.css";

interface CanvasGridProps {
  readonly count: number;
  /** Space between two canvases, px. */
  readonly gap: number;
  readonly label: string;
  readonly role?: "list" | "radiogroup";
  readonly children: ReactNode;
}

/** The canvases of a turn, as large as the box allows. */
export function CanvasGrid({ count, gap, label, role = "list", children }: CanvasGridProps) {
  const box = useRef<HTMLDivElement>(null);
  const [{ columns, side }, setSquares] = useState<Squares>({ columns: 2, side: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSquares(fitSquares(count, { width, height }, gap));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [count, gap]);
  const style = { "--columns": columns, "--side": `${side}px`, "--gap": `${gap}px` };
  return (
    <div ref={box} className={styles["box"]}>
      <div className={styles["grid"]} style={style as CSSProperties} role={role} aria-label={label}>
        {children}
      </div>
    </div>
  );
}
