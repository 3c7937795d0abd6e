import { Bot, EyeOff, Zap } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { GroupOutcome } from "../../../src-rooms/games/sync-think/types.ts";
import type { Person } from "../../room/people.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./GroupCard.module.css";
import { fitted } from "./words.ts";

/** A person on a card. */
export interface CardPerson extends Pick<Person, "name" | "avatarSrc" | "hexColor"> {
  readonly id: number;
}

interface GroupCardProps {
  /** Undefined if it may not be shown. */
  readonly text: string | undefined;
  /** Language tag of the words. */
  readonly lang: string | undefined;
  readonly people: readonly CardPerson[];
  /** Undefined until the verdict. */
  readonly outcome: GroupOutcome | undefined;
  /** Whether the card is open. */
  readonly isOpen: boolean;
  /** Whether it is one of many cards, which show no names. */
  readonly isSmall?: boolean;
  /** Index in the row, which delays its animation. */
  readonly at: number;
}

const NAMED = 2;
const FACES = 6;

/** One word and the players who wrote it: closed, open, glowing or struck through. */
export function GroupCard({
  text,
  lang,
  people,
  outcome,
  isOpen,
  isSmall = false,
  at,
}: GroupCardProps) {
  const { t } = useTranslation("sync-think");
  const names = people.slice(0, NAMED).map(({ name }) => name);
  if (people.length > NAMED) names.push(`+${people.length - NAMED}`);
  const word = text ?? t("reveal.hidden");
  return (
    <li
      className={cx(
        styles["card"],
        outcome && styles[outcome],
        isOpen ? styles["open"] : styles["closed"],
        isSmall && styles["small"],
      )}
      // All closed cards are alike: a question mark of another size would give away the word's length.
      style={
        {
          ...fitted(isOpen ? word : ""),
          "--at": at,
          "--seat": people[0]?.hexColor,
        } as CSSProperties
      }
    >
      <span className={styles["faces"]}>
        {people.slice(0, FACES).map(({ id, avatarSrc }) => (
          <AvatarImage key={id} src={avatarSrc} size="var(--face)" />
        ))}
      </span>
      {isOpen ? (
        <span className={styles["word"]} lang={text === undefined ? undefined : lang}>
          {text === undefined && <EyeOff aria-hidden="true" />}
          {outcome === "struck" ? <s>{word}</s> : word}
        </span>
      ) : (
        <span className={styles["word"]}>
          <span aria-hidden="true">?</span>
          <span className="visually-hidden">{t("reveal.closed")}</span>
        </span>
      )}
      <span className={styles["names"]}>
        {outcome === "sync" && <Zap aria-label={t("reveal.sync")} role="img" />}
        {outcome === "robots" && <Bot aria-hidden="true" />}
        {outcome === "robots" ? t("reveal.robots") : names.join(" · ")}
      </span>
    </li>
  );
}
