import { Trans } from "react-i18next";
import type { SharedWord } from "../../../src-rooms/games/sync-think/types.ts";
import { usePeople } from "../../room/people.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { useWordLang } from "./controller.ts";
import styles from "./NearMiss.module.css";

interface NearMissProps {
  readonly one: SharedWord;
  readonly other: SharedWord;
}

/** Nobody met: the two words that came closest, for comfort. */
export function NearMiss({ one, other }: NearMissProps) {
  const personOf = usePeople();
  const lang = useWordLang();
  if (one.text === undefined || other.text === undefined) return null;
  return (
    <p className={styles["miss"]}>
      <AvatarImage src={personOf(one.playerId).avatarSrc} size="2em" />
      <span>
        <Trans
          ns="sync-think"
          i18nKey="reveal.closest"
          values={{ one: one.text, other: other.text }}
          components={{ b: <b lang={lang} /> }}
        />
      </span>
      <AvatarImage src={personOf(other.playerId).avatarSrc} size="2em" />
    </p>
  );
}
