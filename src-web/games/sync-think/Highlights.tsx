import { Heart, Timer, Zap } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SyncHighlights } from "../../../src-rooms/games/sync-think/types.ts";
import { useTopic } from "../../room/index.ts";
import { usePeople } from "../../room/people.ts";
import styles from "../../game-kit/HighlightList.module.css";
import { closestDuo, quickest } from "./remembered.ts";

/** What this game will be remembered for: the duo of one mind, the quickest match, the nearest miss. */
export default function Highlights() {
  const { t } = useTranslation("sync-think");
  const personOf = usePeople();
  const end = useTopic("gameEnd");
  // SAFETY: a podium of this game carries this game's highlights.
  const highlights = end?.highlights as SyncHighlights | undefined;
  if (!highlights) return null;
  const duo = closestDuo(highlights.entries);
  const quick = quickest(highlights.entries);
  const [miss] = highlights.misses;
  if (!duo && !quick && !miss) return null;
  return (
    <ul className={styles["list"]} aria-label={t("highlights.title")}>
      {duo && (
        <li>
          <Heart aria-hidden="true" />
          {t("highlights.duo", {
            one: personOf(duo.ids[0]).name,
            other: personOf(duo.ids[1]).name,
            count: duo.count,
          })}
        </li>
      )}
      {quick && (
        <li>
          <Zap aria-hidden="true" />
          {t("highlights.quick", { word: quick.text, level: quick.level + 1 })}
        </li>
      )}
      {miss && (
        <li>
          <Timer aria-hidden="true" />
          {t("highlights.miss", { one: miss.texts[0], other: miss.texts[1] })}
        </li>
      )}
    </ul>
  );
}
