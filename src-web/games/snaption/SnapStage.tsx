import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../room/index.ts";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { usePeople } from "../../room/people.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { idsIn } from "./controller.ts";
import styles from "./WaitStage.module.css";

/** Everybody brings a photo: an empty print for each player, with a tick once their photo is in. */
export function SnapStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("snaption");
  const stage = useTopic("stage");
  const personOf = usePeople();
  const done = idsIn(stage?.done);
  const all = [...done, ...idsIn(stage?.waitingFor)].toSorted((a, b) => a - b);
  return (
    <div className={styles["box"]}>
      <StageTitle text={t("snap.title")} silent={place === "phone"} />
      <div
        className={cx(
          styles["wall"],
          styles["people"],
          all.length <= 5 && styles["few"],
          all.length > 8 && styles["rows"],
        )}
        style={{ "--columns": Math.ceil(all.length / 2) } as CSSProperties}
      >
        <ul className={styles["prints"]}>
          {all.map((id, at) => {
            const { name, avatarSrc } = personOf(id);
            const isIn = done.includes(id);
            return (
              <li
                key={id}
                className={cx(styles["print"], isIn && styles["in"])}
                style={{ "--at": at, "--letters": name.length } as CSSProperties}
              >
                <span className={styles["face"]}>
                  <AvatarImage src={avatarSrc} size="62%" />
                  {isIn && (
                    <b className={styles["tick"]}>
                      <Check aria-label={t("snap.in")} />
                    </b>
                  )}
                </span>
                <span className={styles["name"]}>{name}</span>
              </li>
            );
          })}
        </ul>
        <p className={styles["count"]}>
          {t("snap.progress", { done: done.length, count: all.length })}
        </p>
      </div>
    </div>
  );
}
