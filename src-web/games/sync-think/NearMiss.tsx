import { useTranslation } from "react-i18next";
import type { SharedWord } from "../../../src-rooms/games/sync-think/types.ts";
import { usePeople } from "../../room/people.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { rich, type Parts } from "../../ui/page/rich.tsx";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import styles from "./NearMiss.module.css";

interface NearMissProps {
  readonly one: SharedWord;
  readonly other: SharedWord;
}

/** Renders words in bold, in the room's language, which may differ from the page's. */
function boldIn(lang: string | undefined): Parts {
  return {
    b: (word) => (
      <b key={word} lang={lang}>
        {word}
      </b>
    ),
  };
}

/** Shown when nobody matched: the two words that came closest, as a consolation. */
export function NearMiss({ one, other }: NearMissProps) {
  const personOf = usePeople();
  const { t } = useTranslation("sync-think");
  const lang = useGameLang();
  if (one.text === undefined || other.text === undefined) return null;
  return (
    <p className={styles["miss"]}>
      <AvatarImage src={personOf(one.playerId).avatarSrc} size="2em" />
      <span>{rich(t("reveal.closest", { one: one.text, other: other.text }), boldIn(lang))}</span>
      <AvatarImage src={personOf(other.playerId).avatarSrc} size="2em" />
    </p>
  );
}
