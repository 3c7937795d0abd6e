import { Bot } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { KeepsakeProps } from "../../game-kit/gameParts.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import card from "../../game-kit/KeepsakeCard.module.css";
import styles from "./Keepsake.module.css";

interface DuelBody {
  readonly prompt: string;
  readonly answers: readonly {
    readonly text: string;
    readonly alias: string;
    readonly playerId?: PlayerId;
    readonly machine: boolean;
    readonly votes: number;
  }[];
}

/** A duel: the prompt, both answers, their authors and their votes. */
export default function Keepsake({ keepsake, people }: KeepsakeProps) {
  const { t } = useTranslation("requip");
  // SAFETY: keepsakes of the kind `duel` are made by this game's rules.
  const { prompt, answers } = keepsake.body as DuelBody;
  const most = Math.max(...answers.map(({ votes }) => votes));
  return (
    <article className={card["card"]} data-theme="REQUIP">
      <p className={styles["prompt"]} dir="auto">
        {prompt}
      </p>
      <ul className={styles["answers"]}>
        {answers.map(({ text, alias, playerId, machine, votes }, at) => {
          const person = playerId === undefined ? undefined : people[playerId];
          return (
            <li
              key={`${at}${text}`}
              className={cx(
                styles["answer"],
                at === 1 && styles["second"],
                votes === most && styles["best"],
              )}
              style={{ "--seat": person?.hexColor ?? "var(--cream)" } as CSSProperties}
            >
              <b dir="auto">{text}</b>
              <span>
                {person && !machine ? (
                  <AvatarImage src={person.avatarSrc} size="28px" />
                ) : (
                  <Bot aria-hidden="true" />
                )}
                {machine && playerId === undefined
                  ? t("reveal.house")
                  : displayName(person?.alias ?? alias)}
                <i>{t("duel.votes", { count: votes })}</i>
              </span>
            </li>
          );
        })}
      </ul>
    </article>
  );
}
