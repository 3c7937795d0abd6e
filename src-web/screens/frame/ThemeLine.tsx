import { Shapes } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import styles from "./ThemeLine.module.css";

/** The topic of the round, on every screen for as long as it applies: the name of a category pack. */
export function ThemeLine() {
  const { t } = useTranslation("room");
  const theme = useTopic("stage")?.theme;
  if (theme === undefined) return null;
  return (
    <p key={theme} className={styles["theme"]} dir="auto">
      <Shapes aria-hidden="true" />
      {t("round.theme", { theme })}
    </p>
  );
}
