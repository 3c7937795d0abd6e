import { EyeOff, Hand } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./CaptionCard.module.css";

/** A person, as far as a card shows them. */
interface CardPerson {
  readonly id: number;
  readonly name: string;
  readonly avatarSrc: string;
  readonly hexColor: string;
}

interface CaptionCardProps {
  readonly letter: string;
  readonly text: string;
  /** Language tag of the text; absent: that of the screen. */
  readonly lang?: string | undefined;
  /** The voters, whose heads land on the card. */
  readonly voters?: readonly CardPerson[];
  readonly authors?: readonly CardPerson[];
  readonly points?: number | undefined;
  readonly look?: "plain" | "top" | "rest";
  readonly stamp?: string | undefined;
}

const PAINTS = ["a", "b", "c", "d"] as const;

/** Returns the colour of a card; adjacent cards differ. */
export function paintOf(letter: string): string {
  const at = (letter.codePointAt(0) ?? 65) - 65;
  return `var(--card-${PAINTS[at % PAINTS.length] ?? "a"})`;
}

/** A caption on its strip, with everything that is added to it in a reveal. */
export function CaptionCard(props: CaptionCardProps) {
  const {
    letter,
    text,
    lang,
    voters = [],
    authors = [],
    points = 0,
    look = "plain",
    stamp,
  } = props;
  const { t } = useTranslation("snaption");
  const { list, number } = useFormats();
  return (
    <div
      className={cx(styles["card"], styles[look])}
      style={{ "--paint": paintOf(letter) } as CSSProperties}
    >
      <b className={styles["letter"]}>{letter}</b>
      <div className={styles["middle"]}>
        <p
          className={cx(styles["text"], text.length > 44 && styles["long"])}
          dir="auto"
          lang={text === "" ? undefined : lang}
        >
          {text === "" ? (
            <span className={styles["hidden"]}>
              <EyeOff aria-hidden="true" />
              {t("show.hidden")}
            </span>
          ) : (
            text
          )}
        </p>
        {authors.length > 0 && (
          <span className={styles["authors"]}>
            {authors.map(({ id, name, avatarSrc, hexColor }) => (
              <span key={id} style={{ "--seat": hexColor } as CSSProperties}>
                <AvatarImage src={avatarSrc} size="1.9em" />
                <b>{name}</b>
              </span>
            ))}
          </span>
        )}
      </div>
      {(voters.length > 0 || points > 0) && (
        <span className={styles["side"]}>
          {voters.length > 0 && (
            <span className={styles["voters"]}>
              <span className="visually-hidden">
                {t("show.votes", { count: voters.length })}: {list(voters.map(({ name }) => name))}
              </span>
              {voters.map(({ id, avatarSrc }, at) => (
                <i key={id} aria-hidden="true" style={{ "--at": at } as CSSProperties}>
                  <AvatarImage src={avatarSrc} size="100%" />
                </i>
              ))}
            </span>
          )}
          {points > 0 && (
            <b className={styles["points"]}>{t("reveal.points", { points: number(points) })}</b>
          )}
        </span>
      )}
      {stamp !== undefined && <b className={styles["stamp"]}>{stamp}</b>}
    </div>
  );
}

/** The applause for the photo so far. */
export function Claps({ count }: { readonly count: number }) {
  const { t } = useTranslation("snaption");
  if (count === 0) return null;
  return (
    <span key={count} className={styles["claps"]}>
      <Hand aria-hidden="true" />
      {t("show.claps", { count })}
    </span>
  );
}
