import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { useId, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { LAZY_RADIUS, LAZY_RADIUS_CALM } from "../../../src-shared/catalog/drawing.ts";
import { Switch } from "../../ui/controls/Choice.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { LAZY_RADIUS_MAX } from "../input/stabiliser.ts";
import { ToolButton } from "./ToolRow.tsx";
import styles from "./ToolSettings.module.css";
import type { InkCanvasHandle } from "./InkCanvas.tsx";
import type { Tools } from "./useTools.ts";

const ZOOM_STEP = 1.5;

interface ToolSettingsProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly tools: Tools;
  readonly onChange: (change: Partial<Tools>) => void;
  /** The canvas to zoom; undefined while stamps are placed, whose layer always covers the whole paper. */
  readonly canvas: RefObject<InkCanvasHandle | null> | undefined;
}

/** The user's drawing preferences, stored in this browser. */
export function ToolSettings({ open, onClose, tools, onChange, canvas }: ToolSettingsProps) {
  const { t } = useTranslation("drawing");
  const steadyId = useId();
  return (
    <Dialog open={open} title={t("settings.title")} onClose={onClose}>
      <div className={styles["panel"]}>
        <div className={styles["steady"]}>
          <label htmlFor={steadyId}>{t("settings.steady")}</label>
          <input
            id={steadyId}
            type="range"
            min={0}
            max={LAZY_RADIUS_MAX}
            step={1}
            list={`${steadyId}-marks`}
            value={tools.lazyRadius}
            onChange={(event) => onChange({ lazyRadius: Number(event.target.value) })}
          />
          <datalist id={`${steadyId}-marks`}>
            <option value={LAZY_RADIUS}>{LAZY_RADIUS}</option>
            <option value={LAZY_RADIUS_CALM}>{LAZY_RADIUS_CALM}</option>
          </datalist>
        </div>
        <Switch
          label={t("settings.pressure")}
          on={tools.usesPressure}
          onChange={(usesPressure) => onChange({ usesPressure })}
        />
        <Switch
          label={t("settings.safeColours")}
          on={tools.safeColours}
          onChange={(safeColours) => onChange({ safeColours })}
        />
        <Switch
          label={t("settings.grid")}
          on={tools.grid}
          onChange={(grid) => onChange({ grid })}
        />
        {canvas && (
          <div className={styles["zoom"]} role="group" aria-label={t("settings.zoom")}>
            <span aria-hidden="true">{t("settings.zoom")}</span>
            <ToolButton
              label={t("settings.zoomOut")}
              icon={<ZoomOut />}
              onClick={() => canvas.current?.zoom(1 / ZOOM_STEP)}
            />
            <ToolButton
              label={t("settings.zoomIn")}
              icon={<ZoomIn />}
              onClick={() => canvas.current?.zoom(ZOOM_STEP)}
            />
            <ToolButton
              label={t("settings.fit")}
              icon={<Maximize />}
              onClick={() => canvas.current?.fit()}
            />
          </div>
        )}
      </div>
    </Dialog>
  );
}
