import { useTranslation } from "react-i18next";
import { useShared } from "./controller.ts";
import { Feed } from "./Feed.tsx";
import styles from "./PainterStage.module.css";

/** Above a painter's canvas on the same phone: what the others think it is. */
export function PainterStage() {
  const { t } = useTranslation("canvas");
  const isQuiet = Object.keys(useShared()?.feed ?? {}).length === 0;
  return (
    <div className={styles["guesses"]}>
      {isQuiet && <p>{t("paint.quiet")}</p>}
      <Feed most={3} spoken />
    </div>
  );
}
