import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { useTopic } from "../../room/index.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import styles from "./planner.module.css";

/** In the lobby: the games that the evening still holds. */
export default function EveningStrip() {
  const { t } = useTranslation("evening");
  const name = useGameName();
  const { list } = useFormats();
  const evening = useTopic("evening");
  if (!evening || evening.isOver || evening.next.length === 0) return null;
  const games = list(evening.next.map(({ gameType }) => name(gameType)));
  return (
    <p className={styles["strip"]}>
      {evening.played.length > 0 ? t("left", { games }) : t("strip", { games })}
    </p>
  );
}
