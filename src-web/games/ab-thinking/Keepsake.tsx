import { Megaphone } from "lucide-react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { CardId } from "../../../src-rooms/games/ab-thinking/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import type { KeepsakeProps } from "../../game-kit/gameParts.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { CardPicture } from "./CardPicture.tsx";
import styles from "./Keepsake.module.css";
import { sample } from "./samples.ts";

interface ClueBody {
  readonly cardId: CardId;
  readonly storyteller: PlayerId;
  readonly finders: readonly PlayerId[];
  readonly clue?: string;
}

/** A card, its clue, and who understood it. */
export default function Keepsake({ keepsake, people }: KeepsakeProps) {
  const { t } = useTranslation("ab-thinking");
  // SAFETY: keepsakes of the kind `clue` are made by this game's rules.
  const { cardId, storyteller, finders, clue } = keepsake.body as ClueBody;
  const teller = people[storyteller];
  const found = finders.flatMap((id) => {
    const person = people[id];
    return person ? [{ id, ...person }] : [];
  });
  return (
    <article
      className={styles["keepsake"]}
      data-theme="AB_THINKING"
      style={{ "--seat": teller?.hexColor ?? "var(--cream)" } as CSSProperties}
    >
      <span className={styles["card"]}>
        <CardPicture card={sample(cardId)} sizes="160px" />
      </span>
      <div className={styles["words"]}>
        <p className={styles["clue"]}>
          {clue === undefined ? (
            <span>
              <Megaphone aria-hidden="true" /> {t("keepsake.spoken")}
            </span>
          ) : (
            <q dir="auto">{clue}</q>
          )}
        </p>
        <p className={styles["person"]}>
          {teller && <AvatarImage src={teller.avatarSrc} size="32px" />}
          {t("keepsake.by", { name: displayName(teller?.alias ?? "?") })}
        </p>
        <p className={styles["person"]}>
          {found.map(({ id, avatarSrc }) => (
            <AvatarImage key={id} src={avatarSrc} size="28px" />
          ))}
          {t("keepsake.found", { count: found.length })}
        </p>
      </div>
    </article>
  );
}
