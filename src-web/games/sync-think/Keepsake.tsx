import { useTranslation } from "react-i18next";
import { intlTag } from "../../../src-shared/catalog/languages.ts";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { LadderKeepsake, SharedGroup } from "../../../src-rooms/games/sync-think/types.ts";
import type { KeepsakeProps } from "../../game-kit/gameParts.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { CueWords } from "./CueWords.tsx";
import styles from "./Keepsake.module.css";

/** A round, level by level, from its first two words on. */
export default function Keepsake({ keepsake, people }: KeepsakeProps) {
  const { t } = useTranslation("sync-think");
  // SAFETY: keepsakes of kind `ladder` are made by this game's rules.
  const { rungs, roundCount, language } = keepsake.body as LadderKeepsake;
  const lang = intlTag(language);
  const [first] = rungs;
  if (!first) return null;
  return (
    <figure className={styles["ladder"]} data-theme="SYNC_THINK">
      <figcaption>{t("keepsake.title", { round: roundCount })}</figcaption>
      <div className={styles["cue"]}>
        <CueWords cue={first.cue} lang={lang} languages={first.cueLanguages} size="small" />
      </div>
      <ol>
        {rungs.map(({ level, groups }) => (
          <li key={level} className={styles["rung"]}>
            <b className={styles["level"]}>
              <span className="visually-hidden">{t("keepsake.level", { level: level + 1 })}</span>
              <span aria-hidden="true">{level + 1}</span>
            </b>
            <ul>
              {groups.map((group) => (
                <li
                  key={group.words.map(({ playerId }) => playerId).join()}
                  className={cx(styles["word"], group.outcome === "sync" && styles["sync"])}
                  title={namesOf(group)}
                >
                  {group.outcome === "sync" &&
                    group.words.map(({ playerId }) => (
                      <AvatarImage
                        key={playerId}
                        src={people[playerId]?.avatarSrc ?? "unknown.webp"}
                        size="1.6em"
                      />
                    ))}
                  <span className="visually-hidden">{namesOf(group)}:</span>
                  <span lang={lang}>{group.text ?? "•••"}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </figure>
  );

  function namesOf({ words }: SharedGroup): string {
    return words.map(({ playerId }) => displayName(people[playerId]?.alias ?? "?")).join(", ");
  }
}
