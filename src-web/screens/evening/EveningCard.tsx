import { CalendarHeart } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./planner.module.css";

/** In place of one game: plan them all. */
export default function EveningCard({ onPick }: { readonly onPick: () => void }) {
  const { t } = useTranslation("evening");
  return (
    <button type="button" className={styles["door"]} onClick={onPick}>
      <CalendarHeart aria-hidden="true" />
      <span>
        <b>{t("open")}</b>
        <small>{t("openText")}</small>
      </span>
    </button>
  );
}
