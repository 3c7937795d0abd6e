import { Target } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { STAKES } from "./controller.ts";
import styles from "./Stakes.module.css";

/** What there is to win with this question. */
export function Stakes({ multiplier }: { readonly multiplier: number }) {
  const { t } = useTranslation("nearest");
  const { number } = useFormats();
  const worth = (points: number) => number(points * multiplier);
  const places = [STAKES.first, STAKES.second, STAKES.third];
  return (
    <ul className={styles["stakes"]} aria-label={t("stakes.label")}>
      {places.map((points, at) => (
        <li key={points}>
          <b aria-hidden="true">{at + 1}</b>
          <span className="visually-hidden">{t("stakes.place", { place: at + 1 })} </span>
          {worth(points)}
        </li>
      ))}
      <li className={styles["exact"]}>
        <Target aria-hidden="true" />
        {t("stakes.exact", { points: worth(STAKES.exact) })}
      </li>
    </ul>
  );
}
