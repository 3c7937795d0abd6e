import { Bot, EyeOff } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { useFormats } from "../../i18n/format.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./AnswerCard.module.css";
import type { Letter } from "./controller.ts";
import { voteDelay } from "./timeline.ts";

/** A person, as far as a card shows them. */
interface CardPerson {
  readonly id: PlayerId;
  readonly name: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
}

interface AnswerCardProps {
  readonly letter: Letter;
  readonly text: string;
  /** Language tag of the text; absent: that of the screen. */
  readonly lang?: string | undefined;
  readonly hidden?: boolean;
  /** Who voted for it: their heads fly onto the card. */
  readonly votes?: readonly CardPerson[];
  /** Who wrote it: a person, or undefined for the game's hidden robot. Absent: not revealed yet. */
  readonly author?: { readonly person: CardPerson | undefined };
  readonly points?: number;
  readonly look?: "plain" | "winner" | "loser";
  /** A stamp, for an answer of a machine or one from an earlier game. */
  readonly stamp?: string | undefined;
  readonly children?: ReactNode;
}

/** An answer on a big card, with everything that is added to it in a reveal. */
export function AnswerCard(props: AnswerCardProps) {
  const { letter, text, lang, hidden, votes = [], author, points, look = "plain", stamp } = props;
  const { t } = useTranslation("requip");
  const { list, number } = useFormats();
  return (
    <div className={cx(styles["card"], styles[letter], styles[look])}>
      <b className={styles["letter"]}>{letter}</b>
      <p
        className={cx(styles["text"], lengthClass(text))}
        dir="auto"
        lang={hidden || text === "" ? undefined : lang}
      >
        {hidden && (
          <span className={styles["hidden"]}>
            <EyeOff aria-hidden="true" />
            {t("reveal.hidden")}
          </span>
        )}
        {!hidden && (text === "" ? <i>{t("reveal.blank")}</i> : text)}
      </p>
      {votes.length > 0 && (
        <span className="visually-hidden">
          {t("reveal.votedBy", { names: list(votes.map(({ name }) => name)) })}
        </span>
      )}
      <span className={styles["votes"]} aria-hidden="true">
        {votes.map(({ id, avatarSrc }, at) => (
          <i key={id} style={{ "--wait": `${voteDelay(at, votes.length)}ms` } as CSSProperties}>
            <AvatarImage src={avatarSrc} size="calc(var(--q) * 5.4)" />
          </i>
        ))}
      </span>
      {author && (
        <span
          className={styles["author"]}
          style={{ "--seat": author.person?.hexColor ?? "var(--cream)" } as CSSProperties}
        >
          {author.person ? <AvatarImage src={author.person.avatarSrc} size="2.2em" /> : <Bot />}
          <b>{author.person?.name ?? t("reveal.house")}</b>
        </span>
      )}
      {points !== undefined && points > 0 && (
        <b className={styles["points"]}>{t("reveal.points", { points: number(points) })}</b>
      )}
      {stamp !== undefined && <b className={styles["stamp"]}>{stamp}</b>}
      {props.children}
    </div>
  );
}

/** Returns the class that sets long answers smaller, so that all fit the same card. */
function lengthClass(text: string): string | undefined {
  if (text.length > 42) return styles["long"];
  return text.length > 24 ? styles["middle"] : undefined;
}
