import { CalendarHeart } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./planner.module.css";

/** The card that offers to plan a whole evening instead of one game. */
export default function EveningCard({ onPick }: { readonly onPick: () => void }) {
  const { t } = useTranslation("evening");
  return (
    <button type="button" className={styles["card"]} onClick={onPick}>
      <CalendarHeart aria-hidden="true" />
      <span>
        <b>{t("open")}</b>
        <small>{t("openText")}</small>
      </span>
    </button>
  );
}
