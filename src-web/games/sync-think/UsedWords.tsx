import { useTranslation } from "react-i18next";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { useSync } from "./controller.ts";
import styles from "./UsedWords.module.css";

/** The words of the round that are no longer allowed, newest first; rows that do not fit are hidden. */
export function UsedWords() {
  const { t } = useTranslation("sync-think");
  const sync = useSync();
  const lang = useGameLang();
  const cue = new Set<string>(sync?.cue);
  const used = (sync?.forbidden ?? []).filter((word) => !cue.has(word)).reverse();
  if (used.length === 0) return null;
  return (
    <section className={styles["used"]} aria-label={t("used.label")}>
      <h2>{t("used.title")}</h2>
      <ul lang={lang}>
        {used.map((word) => (
          <li key={word}>
            <s>{word}</s>
          </li>
        ))}
      </ul>
    </section>
  );
}
