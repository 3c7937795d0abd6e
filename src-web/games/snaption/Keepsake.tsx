import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { KeepsakeProps } from "../../game-kit/gameParts.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import card from "../../game-kit/KeepsakeCard.module.css";
import styles from "./Keepsake.module.css";
import { SnapPhoto } from "./SnapPhoto.tsx";

interface CaptionBody {
  readonly text: string;
  readonly votes: number;
  readonly isUnanimous: boolean;
  /** One of the built-in photos; players' own photos were deleted with their room. */
  readonly photo?: string;
}

/** A caption under its photo, with its authors and votes. */
export default function Keepsake({ keepsake, people }: KeepsakeProps) {
  const { t } = useTranslation("snaption");
  // SAFETY: keepsakes of the kind `caption` are made by this game's rules.
  const { text, votes, isUnanimous, photo } = keepsake.body as CaptionBody;
  return (
    <article className={card["card"]} data-theme="SNAPTION">
      {photo !== undefined && <SnapPhoto source={{ kind: "pack", id: photo }} />}
      <p className={styles["text"]} dir="auto">
        {text}
      </p>
      <p className={styles["foot"]}>
        {keepsake.playerIds.map((id) => {
          const person = people[id];
          return (
            person && (
              <span key={id} style={{ "--seat": person.hexColor } as CSSProperties}>
                <AvatarImage src={person.avatarSrc} size="28px" />
                {displayName(person.alias)}
              </span>
            )
          );
        })}
        <i>{isUnanimous ? t("reveal.all") : t("show.votes", { count: votes })}</i>
      </p>
    </article>
  );
}
