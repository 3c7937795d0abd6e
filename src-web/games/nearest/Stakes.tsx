import { Target } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { EXACT_BONUS, PLACES } from "../../../src-shared/catalog/games/nearest.ts";
import styles from "./Stakes.module.css";

/** The points this question pays. */
export function Stakes({ multiplier }: { readonly multiplier: number }) {
  const { t } = useTranslation("nearest");
  const { number } = useFormats();
  const worth = (points: number) => number(points * multiplier);
  return (
    <ul className={styles["stakes"]} aria-label={t("stakes.label")}>
      {PLACES.map((points, at) => (
        <li key={points}>
          <b aria-hidden="true">{at + 1}</b>
          <span className="visually-hidden">{t("stakes.place", { place: at + 1 })} </span>
          {worth(points)}
        </li>
      ))}
      <li className={styles["exact"]}>
        <Target aria-hidden="true" />
        {t("stakes.exact", { points: worth(EXACT_BONUS) })}
      </li>
    </ul>
  );
}
