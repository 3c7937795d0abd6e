import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useSync, useSyncedBy } from "./controller.ts";
import styles from "./Ladder.module.css";

const FACES = 3;

/** The levels of the round as rungs with their points: the current one, and who got in sync at which. */
export function Ladder({ isOut = false }: { readonly isOut?: boolean }) {
  const { t } = useTranslation("sync-think");
  const { number } = useFormats();
  const sync = useSync();
  const syncedBy = useSyncedBy(isOut);
  if (!sync) return null;
  return (
    <ol
      className={styles["ladder"]}
      aria-label={t("ladder.label")}
      style={{ "--rungs": sync.bonuses.length } as CSSProperties}
    >
      {sync.bonuses.map((points, level) => {
        const people = syncedBy.get(level) ?? [];
        const isNow = level === sync.level;
        return (
          <li
            key={level}
            className={cx(
              styles["rung"],
              isNow && styles["now"],
              level < sync.level && styles["past"],
              people.length > 0 && styles["synced"],
            )}
            aria-current={isNow ? "step" : undefined}
          >
            <b className={styles["level"]}>{level + 1}</b>
            <span className={people.length > 0 ? "visually-hidden" : styles["points"]}>
              {number(points)}
            </span>
            {people.length > 0 && (
              <span className={styles["faces"]}>
                <span className="visually-hidden">
                  {t("ladder.synced", { count: people.length })}
                </span>
                {people.slice(0, FACES).map(({ id, avatarSrc }) => (
                  <AvatarImage key={id} src={avatarSrc} size="1.45em" />
                ))}
                {people.length > FACES && <i>+{people.length - FACES}</i>}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
