import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import { usePeople } from "../../room/people.ts";
import { playerIdsOf } from "../../../src-shared/protocol/ids.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./WhoIsIn.module.css";

/** Everybody who plays, and who has locked a word: the television's rail, on a phone. */
export function WhoIsIn() {
  const { t } = useTranslation("sync-think");
  const stage = useTopic("stage");
  const personOf = usePeople();
  const done = playerIdsOf(stage?.done);
  const all = [...done, ...playerIdsOf(stage?.waitingFor)].sort((a, b) => a - b).map(personOf);
  return (
    <ul
      className={styles["row"]}
      aria-label={t("think.locked", { locked: done.length, count: all.length })}
      style={{ "--count": all.length } as CSSProperties}
    >
      {all.map(({ id, name, avatarSrc }) => (
        <li key={id} className={cx(styles["mind"], done.includes(id) && styles["done"])}>
          <AvatarImage src={avatarSrc} size="var(--face)" />
          <span className="visually-hidden">{name}</span>
          {done.includes(id) && (
            <span className={styles["tick"]}>
              <Check aria-label={t("think.isLocked")} role="img" />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
