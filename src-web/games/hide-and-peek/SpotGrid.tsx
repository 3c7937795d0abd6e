import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import {
  SCENE,
  spotsOf,
  type SceneLook,
  type SpotName,
} from "../../../src-shared/catalog/hideScenes.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { nightOf, pictureOf } from "./pictures.ts";
import styles from "./SpotGrid.module.css";

interface SpotGridProps {
  readonly look: SceneLook;
  readonly label: string;
  readonly chosen: SpotName | undefined;
  readonly onChoose: (spot: SpotName) => void;
  readonly isDark?: boolean;
  readonly withStage: boolean;
}

/** The eight spots of the scene as buttons a thumb can hit, each with its letter, its name and a look at it. */
export function SpotGrid(props: SpotGridProps) {
  const { look, label, chosen, onChoose, isDark = false, withStage } = props;
  const { t } = useTranslation("hide-and-peek");
  const image = pictureOf(isDark ? nightOf(look) : look);
  return (
    <div
      className={cx(styles["grid"], withStage && styles["tight"], isDark && styles["dark"])}
      role="radiogroup"
      aria-label={label}
    >
      {spotsOf(look.scene).map(({ spotName, letter, x, y, width, height }) => (
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
          <span className={styles["name"]}>{t(`spots.${look.scene}.${spotName}`)}</span>
          {chosen === spotName && <Check className={styles["check"]} aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}
