import { useTranslation } from "react-i18next";
import type { AbHighlights } from "../../../src-rooms/games/ab-thinking/types.ts";
import { useTopic } from "../../room/index.ts";
import { usePeople } from "../../room/people.ts";
import { textLang, useGameLang } from "../../game-kit/useGameLang.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { CardPicture } from "./CardPicture.tsx";
import { finest, mindReader } from "./awards.ts";
import { sample } from "./samples.ts";
import styles from "./Highlights.module.css";

/** What this game will be remembered for: the clue that few understood, and who understood most. */
export default function Highlights() {
  const { t } = useTranslation("ab-thinking");
  const personOf = usePeople();
  const lang = useGameLang();
  const end = useTopic("gameEnd");
  // SAFETY: a podium of this game carries this game's highlights.
  const told = (end?.highlights as AbHighlights | undefined)?.told ?? [];
  const best = finest(told);
  const reader = mindReader(told);
  if (!best && !reader) return null;
  return (
    <ul className={styles["list"]} aria-label={t("highlights.title")}>
      {best && (
        <li>
          <span className={styles["card"]}>
            <CardPicture card={sample(best.cardId)} sizes="120px" />
          </span>
          <span>
            <q dir="auto" lang={textLang(best.clue.language, lang)}>
              {best.clue.text}
            </q>
            <small>
              {t("highlights.clue", {
                name: personOf(best.storyteller).name,
                count: best.finders.length,
              })}
            </small>
          </span>
        </li>
      )}
      {reader && (
        <li>
          <AvatarImage src={personOf(reader.id).avatarSrc} size="2.6em" />
          <span>
            {t("highlights.reader", { name: personOf(reader.id).name, count: reader.count })}
          </span>
        </li>
      )}
    </ul>
  );
}
