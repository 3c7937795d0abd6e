import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { usePeople } from "../../room/people.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { useShared } from "./controller.ts";
import styles from "./LastGuess.module.css";

/** The newest wrong guess, so that painters see what to make clearer. */
export function LastGuess() {
  const { t } = useTranslation("canvas-clash");
  const personOf = usePeople();
  const lang = useGameLang();
  const shared = useShared();
  const newest = Math.max(-1, ...Object.keys(shared?.feed ?? {}).map(Number));
  const line = shared?.feed[newest];
  const solved = Object.keys(shared?.solved ?? {}).length;
  if (!line && solved === 0) return <p className={styles["quiet"]}>{t("paint.quiet")}</p>;
  const person = line && personOf(line.playerId);
  return (
    <p className={styles["line"]} role="log" aria-label={t("feed.label")}>
      {line && person && (
        <span
          key={newest}
          className={styles["guess"]}
          style={{ "--seat": person.hexColor } as CSSProperties}
        >
          <AvatarImage src={person.avatarSrc} size="30px" />
          <span className="visually-hidden">{person.name}: </span>
          <span lang={lang}>{line.text}</span>
        </span>
      )}
      {solved > 0 && (
        <b key={solved} className={styles["solved"]}>
          {t("paint.solved", { count: solved })}
        </b>
      )}
    </p>
  );
}
