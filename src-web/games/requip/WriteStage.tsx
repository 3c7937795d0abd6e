import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { StagePlace } from "../../game-kit/gameParts.ts";
import { usePeople } from "../../room/people.ts";
import { StageTitle } from "../../game-kit/StageTitle.tsx";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { useWriters } from "./controller.ts";
import styles from "./WriteStage.module.css";

/** Everybody writes: each has one bubble per prompt, which is filled when the answer is in. */
export function WriteStage({ place }: { readonly place: StagePlace }) {
  const { t } = useTranslation("requip");
  const personOf = usePeople();
  const writers = useWriters();
  const answers = writers.reduce((sum, { done }) => sum + done, 0);
  const prompts = writers.reduce((sum, { of }) => sum + of, 0);
  return (
    <div className={styles["box"]}>
      <StageTitle text={t("write.title")} silent={place === "phone"} />
      <div
        className={cx(
          styles["write"],
          writers.length > 6 && styles["several"],
          writers.length > 8 && styles["many"],
        )}
        style={{ "--columns": Math.ceil(writers.length / 2) } as CSSProperties}
      >
        <ul className={styles["writers"]}>
          {writers.map(({ id, done, of }) => {
            const person = personOf(id);
            return (
              <li
                key={id}
                className={cx(styles["writer"], done === of && styles["ready"])}
                style={
                  { "--seat": person.hexColor, "--letters": person.name.length } as CSSProperties
                }
              >
                <span className={styles["bubbles"]} aria-hidden="true">
                  {Array.from({ length: of }, (_, at) => (
                    <i key={`${at}-${at < done}`} className={cx(at < done && styles["full"])}>
                      {at < done ? <Check /> : <b />}
                    </i>
                  ))}
                </span>
                <AvatarImage src={person.avatarSrc} size="var(--figure)" />
                <span className={styles["name"]}>{person.name}</span>
                <span className="visually-hidden">{t("write.progress", { done, count: of })}</span>
              </li>
            );
          })}
        </ul>
        <p className={styles["count"]}>{t("write.progress", { done: answers, count: prompts })}</p>
      </div>
    </div>
  );
}
