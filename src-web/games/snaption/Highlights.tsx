import { useTranslation } from "react-i18next";
import type { SnaptionHighlights } from "../../../src-rooms/games/snaption/types.ts";
import { useFormats } from "../../i18n/format.ts";
import { useTopic } from "../../room/index.ts";
import { usePeople } from "../../room/people.ts";
import { useGameLang } from "../../game-kit/useGameLang.ts";
import { byLaughs } from "./byLaughs.ts";
import styles from "./Highlights.module.css";
import { SnapPhoto } from "./SnapPhoto.tsx";

const SHOWN = 2;

/** What this game will be remembered for: the funniest captions. */
export default function Highlights() {
  const { t } = useTranslation("snaption");
  const { list } = useFormats();
  const personOf = usePeople();
  const lang = useGameLang();
  // SAFETY: a podium of this game carries this game's highlights.
  const found = useTopic("gameEnd")?.highlights as SnaptionHighlights | undefined;
  if (!found || found.snapped.length === 0) return null;
  return (
    <ul className={styles["list"]} aria-label={t("highlights.title")}>
      {found.snapped
        .toSorted(byLaughs)
        .slice(0, SHOWN)
        .map(({ id, source, text, authors }) => (
          <li key={id}>
            <span className={styles["photo"]}>
              <SnapPhoto source={source} />
            </span>
            <span>
              <b dir="auto" lang={lang}>
                {text}
              </b>
              <small>
                {t("highlights.by", { names: list(authors.map((one) => personOf(one).name)) })}
              </small>
            </span>
          </li>
        ))}
    </ul>
  );
}
