import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  SCENE,
  spotsOf,
  type SceneLook,
  type Spot,
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

type Place = Omit<Spot, "spotName" | "letter">;

/** Height of a button as a share of its width. */
const BUTTON = 0.7;

/** Returns the part of the scene that shows a spot: its full width, with its top above the words. */
function cut({ x, y, width, height }: Place) {
  const shown = Math.max(width * 1.25, height * 1.1);
  const within = (share: number) => Math.min(1, Math.max(0, share));
  return {
    "--zoom": SCENE.width / shown,
    "--px": within((x + width / 2 - shown / 2) / (SCENE.width - shown)),
    "--py": within((y - height * 0.08) / (SCENE.height - shown * BUTTON)),
  };
}

/** The eight spots of the scene as large buttons with letter, name and their part of the picture. */
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
      {spotsOf(look).map(({ spotName, letter, ...place }) => (
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
            style={{ backgroundImage: `url(${image})`, ...cut(place) }}
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
