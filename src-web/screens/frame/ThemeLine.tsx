import { Shapes } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import styles from "./ThemeLine.module.css";

/** What the round is about, on every screen as long as it is: the name of a category pack. */
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
