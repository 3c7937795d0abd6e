import { useTranslation } from "react-i18next";
import type { HideHighlights } from "../../../src-rooms/games/hide-and-peek/types.ts";
import { useTopic } from "../../room/index.ts";
import { usePeople } from "../../room/people.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import styles from "../../game-kit/HighlightList.module.css";
import { bestOf } from "./awards.ts";

/** What this game will be remembered for: who found most, and who was hardest to find. */
export default function Highlights() {
  const { t } = useTranslation("hide-and-peek");
  const personOf = usePeople();
  const end = useTopic("gameEnd");
  // SAFETY: a podium of this game carries this game's highlights.
  const best = bestOf((end?.highlights as HideHighlights | undefined) ?? { hunts: [] });
  if (!best.finder && !best.hider) return null;
  return (
    <ul className={styles["list"]} aria-label={t("highlights.title")}>
      {(["finder", "hider"] as const).map((part) => {
        const { id, count } = best[part] ?? {};
        if (id === undefined || count === undefined) return null;
        const person = personOf(id);
        return (
          <li key={part}>
            <AvatarImage src={person.avatarSrc} size="2.2em" />
            {t(`highlights.${part}`, { name: person.name, count })}
          </li>
        );
      })}
    </ul>
  );
}
