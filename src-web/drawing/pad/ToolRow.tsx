import { Brush, Shapes, Trash2, Undo2 } from "lucide-react";
import { useId, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import { BRUSH_RADII, colourOf, ERASER } from "../../../src-shared/catalog/drawing.ts";
import type { StrokeStore } from "../model/strokes.ts";
import styles from "./ToolRow.module.css";
import type { Tools } from "./useTools.ts";

interface ToolButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly onClick: () => void;
}

/** A tool that acts immediately and may be clicked in quick succession. */
export function ToolButton({ label, icon, disabled = false, pressed, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles["tool"]}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </button>
  );
}

/** Whether there is anything on the canvas; updates when that changes. */
function useHasInk(store: StrokeStore): boolean {
  return useSyncExternalStore(store.onChange, () => !store.isEmpty);
}

interface ToolRowProps {
  readonly store: StrokeStore;
  readonly tools: Tools;
  readonly onChange: (change: Partial<Tools>) => void;
  readonly enabled: boolean;
  readonly stamps: boolean;
  readonly onStamps: (stamps: boolean) => void;
}

/** Undo, clear, the width of the brush, and stamps instead of a brush. */
export function ToolRow({ store, tools, onChange, enabled, stamps, onStamps }: ToolRowProps) {
  const { t } = useTranslation("drawing");
  const [isClearing, setClearing] = useState(false);
  const hasInk = useHasInk(store);
  return (
    <div className={styles["row"]} role="group" aria-label={t("tools.label")}>
      <ToolButton
        label={t("tools.undo")}
        icon={<Undo2 />}
        disabled={!enabled || !hasInk}
        onClick={() => store.undo()}
      />
      <ToolButton
        label={t("tools.clear")}
        icon={<Trash2 />}
        disabled={!enabled || !hasInk}
        onClick={() => setClearing(true)}
      />
      <BrushSizes tools={tools} onChange={onChange} />
      <ToolButton
        label={stamps ? t("tools.brush") : t("tools.stamps")}
        icon={stamps ? <Brush /> : <Shapes />}
        disabled={!enabled}
        onClick={() => onStamps(!stamps)}
      />
      <ConfirmDialog
        open={isClearing}
        title={t("clear.title")}
        text={t("clear.text")}
        action={t("clear.do")}
        onClose={() => setClearing(false)}
        onConfirm={() => store.clear()}
      />
    </div>
  );
}

function BrushSizes({ tools, onChange }: Pick<ToolRowProps, "tools" | "onChange">) {
  const { t } = useTranslation("drawing");
  const group = useId();
  const ink = tools.colour === ERASER ? "var(--cream)" : colourOf(tools.colour, tools.safeColours);
  return (
    <div
      className={styles["sizes"]}
      role="radiogroup"
      aria-label={t("size.label")}
      style={{ "--ink-colour": ink } as CSSProperties}
    >
      {BRUSH_RADII.map((radius, at) => (
        <label key={radius} className={styles["size"]} title={t("size.of", { size: at + 1 })}>
          <input
            type="radio"
            name={group}
            className="tile-input"
            aria-label={t("size.of", { size: at + 1 })}
            checked={tools.radius === radius}
            onChange={() => onChange({ radius })}
          />
          <i style={{ "--dot": `${6 + at * 6}px` } as CSSProperties} />
        </label>
      ))}
    </div>
  );
}
