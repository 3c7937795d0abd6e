import { Minus, PaintBucket, Plus, RotateCw } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { cx } from "../../ui/hooks/cx.ts";
import { STAMP_SIZES, STAMP_TURN, stampPath, STAMPS, type Stamp } from "./stamps.ts";
import styles from "./StampTools.module.css";
import { ToolButton } from "./ToolRow.tsx";

/** The settings of the next stamp. */
export interface StampSet {
  readonly stamp: Stamp;
  /** Index into `STAMP_SIZES`. */
  readonly size: number;
  readonly turn: number;
  readonly filled: boolean;
}

export const FIRST_STAMP: StampSet = { stamp: "circle", size: 2, turn: 0, filled: false };

interface StampToolsProps {
  readonly set: StampSet;
  readonly onChange: (change: Partial<StampSet>) => void;
}

/** Selects the shape, its size, its rotation and whether it is filled. */
export function StampTools({ set, onChange }: StampToolsProps) {
  const { t } = useTranslation("drawing");
  const group = useId();
  return (
    <div className={styles["stamps"]}>
      <div className={styles["shapes"]} role="radiogroup" aria-label={t("stamp.label")}>
        {STAMPS.map((stamp) => (
          <label key={stamp} className={styles["shape"]} title={t(`stamp.${stamp}`)}>
            <input
              type="radio"
              name={group}
              className="tile-input"
              aria-label={t(`stamp.${stamp}`)}
              checked={set.stamp === stamp}
              onChange={() => onChange({ stamp })}
            />
            <svg
              viewBox="-1.35 -1.35 2.7 2.7"
              aria-hidden="true"
              className={cx(set.filled && styles["filled"])}
              style={{ rotate: `${set.turn}deg` }}
            >
              <path d={stampPath(stamp)} />
            </svg>
          </label>
        ))}
      </div>
      <div className={styles["turns"]}>
        <ToolButton
          label={t("stamp.smaller")}
          icon={<Minus />}
          disabled={set.size === 0}
          onClick={() => onChange({ size: set.size - 1 })}
        />
        <ToolButton
          label={t("stamp.larger")}
          icon={<Plus />}
          disabled={set.size === STAMP_SIZES.length - 1}
          onClick={() => onChange({ size: set.size + 1 })}
        />
        <ToolButton
          label={t("stamp.turn")}
          icon={<RotateCw />}
          onClick={() => onChange({ turn: (set.turn + STAMP_TURN) % 360 })}
        />
        <ToolButton
          label={t("stamp.fill")}
          icon={<PaintBucket />}
          pressed={set.filled}
          onClick={() => onChange({ filled: !set.filled })}
        />
      </div>
    </div>
  );
}
