import { Maximize, SlidersHorizontal } from "lucide-react";
import { useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ERASER } from "../../../src-shared/catalog/drawing.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { ColourPicker } from "./ColourPicker.tsx";
import styles from "./DrawingPad.module.css";
import { InkCanvas, type InkCanvasHandle } from "./InkCanvas.tsx";
import { KeyPen } from "./KeyPen.tsx";
import { StampLayer } from "./StampLayer.tsx";
import { FIRST_STAMP, StampTools, type StampSet } from "./StampTools.tsx";
import type { StrokeStore } from "../model/strokes.ts";
import { ToolButton, ToolRow } from "./ToolRow.tsx";
import { ToolSettings } from "./ToolSettings.tsx";
import { useTools } from "./useTools.ts";
import { useUndoKey } from "./useUndoKey.ts";

interface DrawingPadProps {
  /** The canvas to draw on. Another store is another canvas, with nothing half drawn. */
  readonly store: StrokeStore;
  readonly label: string;
  /** False: the canvas ignores all input. */
  readonly enabled: boolean;
  /** Lies over a corner of the paper, such as a letter or a badge. */
  readonly children?: ReactNode;
}

/**
 * A canvas with all drawing tools. Fills its box; the tools are below the canvas, or beside it when the box
 * is wide.
 */
export function DrawingPad({ store, label, enabled, children }: DrawingPadProps) {
  const { t } = useTranslation("drawing");
  const [tools, change] = useTools();
  const [stamps, setStamps] = useState(false);
  const [set, setStampSet] = useState<StampSet>(FIRST_STAMP);
  const [isZoomed, setZoomed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const canvas = useRef<InkCanvasHandle>(null);
  useUndoKey(store, enabled);
  const changeStamp = (part: Partial<StampSet>) => setStampSet((all) => ({ ...all, ...part }));
  const switchStamps = (on: boolean) => {
    canvas.current?.fit();
    setStamps(on);
    // Shapes have no eraser.
    if (on && tools.colour === ERASER) change({ colour: 0 });
  };
  return (
    <div className={styles["pad"]}>
      <div className={styles["body"]}>
        <div className={styles["canvas"]}>
          <div className={styles["paper"]}>
            <InkCanvas
              ref={canvas}
              store={store}
              tools={tools}
              label={label}
              enabled={enabled && !stamps}
              onZoom={setZoomed}
            />
            {!stamps && (
              <KeyPen
                store={store}
                tools={tools}
                enabled={enabled}
                onCome={() => canvas.current?.fit()}
              />
            )}
            {stamps && (
              <StampLayer
                store={store}
                tools={tools}
                set={set}
                onChange={changeStamp}
                enabled={enabled}
              />
            )}
            {isZoomed && (
              <span className={styles["fit"]}>
                <ToolButton
                  label={t("settings.fit")}
                  icon={<Maximize />}
                  onClick={() => canvas.current?.fit()}
                />
              </span>
            )}
            {children}
          </div>
        </div>
        <div className={cx(styles["tools"], stamps && styles["stamps"])}>
          <ToolRow
            store={store}
            tools={tools}
            onChange={change}
            enabled={enabled}
            stamps={stamps}
            onStamps={switchStamps}
          />
          {stamps && <StampTools set={set} onChange={changeStamp} />}
          <ColourPicker tools={tools} onChange={change} inksOnly={stamps}>
            <ToolButton
              label={t("settings.title")}
              icon={<SlidersHorizontal />}
              onClick={() => setOpen(true)}
            />
          </ColourPicker>
        </div>
      </div>
      <ToolSettings
        open={isOpen}
        onClose={() => setOpen(false)}
        tools={tools}
        onChange={change}
        canvas={stamps ? undefined : canvas}
      />
    </div>
  );
}
