import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { SCENE, SPOTS, type SpotName } from "../../../src-shared/catalog/hideSpots.ts";
import { picture } from "../../game-kit/gameParts.ts";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./SpotGrid.module.css";

interface SpotGridProps {
  readonly label: string;
  readonly chosen: SpotName | undefined;
  readonly onChoose: (spot: SpotName) => void;
  readonly isDark?: boolean;
  readonly withStage: boolean;
}

/** The eight spots as buttons a thumb can hit, each with its letter, its name and a look at it. */
export function SpotGrid({ label, chosen, onChoose, isDark = false, withStage }: SpotGridProps) {
  const { t } = useTranslation("hide-and-peek");
  const image = picture(`games/hide-and-peek/${isDark ? "dark" : "day"}.webp`);
  return (
    <div
      className={cx(styles["grid"], withStage && styles["tight"])}
      role="radiogroup"
      aria-label={label}
    >
      {SPOTS.map(({ spotName, letter, x, y, width, height }) => (
        <button
          key={spotName}
          type="button"
          role="radio"
          aria-checked={chosen === spotName}
          className={styles["spot"]}
          onClick={() => onChoose(spotName)}
        >
          <span
            className={styles["look"]}
            style={
              {
                backgroundImage: `url(${image})`,
                "--zoom": SCENE.width / (width * 1.25),
                "--px": (x - width * 0.125) / (SCENE.width - width * 1.25),
                "--py": (y - height * 0.1) / (SCENE.height - height * 1.25),
              } as CSSProperties
            }
            aria-hidden="true"
          />
          <b className={styles["letter"]}>{letter}</b>
          <span className={styles["name"]}>{t(`spot.${spotName}`)}</span>
          {chosen === spotName && <Check className={styles["check"]} aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}
