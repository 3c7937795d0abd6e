import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type CSSProperties,
  type Ref,
} from "react";
import { GRID } from "../../../src-shared/catalog/drawing.ts";
import { FITTED, type View } from "../model/geometry.ts";
import styles from "./InkCanvas.module.css";
import { InkSurface } from "../input/InkSurface.ts";
import type { StrokeStore } from "../model/strokes.ts";
import type { Tools } from "./useTools.ts";

/** What the buttons beside a canvas can do with it. */
export interface InkCanvasHandle {
  readonly fit: () => void;
  readonly zoom: (factor: number) => void;
}

interface InkCanvasProps {
  readonly store: StrokeStore;
  readonly tools: Tools;
  readonly label: string;
  readonly enabled: boolean;
  readonly onZoom?: ((isZoomed: boolean) => void) | undefined;
  readonly ref?: Ref<InkCanvasHandle>;
}

/** Colour around the paper when it is zoomed out. */
const DESK = "#15101f";

/** A sheet of paper to draw on. Square, as large as its container allows. */
export function InkCanvas({ store, tools, label, enabled, onZoom, ref }: InkCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const surface = useRef<InkSurface>(undefined);
  const latest = useRef({ tools, onZoom, enabled });
  const [view, setView] = useState<View>(FITTED);
  useEffect(() => {
    latest.current = { tools, onZoom, enabled };
  });

  useEffect(() => {
    if (!frame.current || !canvas.current) return undefined;
    const made = new InkSurface({
      frame: frame.current,
      canvas: canvas.current,
      store,
      brushwork: () => latest.current.tools,
      safeColours: latest.current.tools.safeColours,
      desk: DESK,
      onView: (next) => {
        setView(next);
        latest.current.onZoom?.(next.scale !== 1 || next.x !== 0 || next.y !== 0);
      },
    });
    made.enabled = latest.current.enabled;
    surface.current = made;
    return () => made.destroy();
  }, [store]);

  useEffect(() => {
    if (surface.current) surface.current.enabled = enabled;
  }, [enabled]);

  useEffect(() => {
    if (surface.current) surface.current.safeColours = tools.safeColours;
  }, [tools.safeColours]);

  useImperativeHandle(ref, () => ({
    fit: () => surface.current?.fit(),
    zoom: (factor) => surface.current?.zoom(factor),
  }));

  const grid = {
    "--cells": store.size.width / GRID,
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
  } as CSSProperties;
  return (
    <div ref={frame} className={styles["frame"]} role="img" aria-label={label}>
      <canvas ref={canvas} className={styles["canvas"]} />
      {tools.grid && <span className={styles["grid"]} style={grid} />}
    </div>
  );
}
