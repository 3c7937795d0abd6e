import { useTranslation } from "react-i18next";
import type { HideHighlights } from "../../../src-rooms/games/hide-and-peek/types.ts";
import type { PlayerId } from "../../../src-shared/protocol/ids.ts";
import { useTopic } from "../../room/index.ts";
import { usePeople } from "../../room/people.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import styles from "../../game-kit/HighlightList.module.css";

function most(counts: ReadonlyMap<PlayerId, number>) {
  const [best] = [...counts].sort(([, one], [, other]) => other - one);
  return best && best[1] > 0 ? { id: best[0], count: best[1] } : undefined;
}

/** What this game will be remembered for: the best nose and the hardest to find. */
export default function Highlights() {
  const { t } = useTranslation("hide-and-peek");
  const personOf = usePeople();
  const end = useTopic("gameEnd");
  // SAFETY: a podium of this game carries this game's highlights.
  const hunts = (end?.highlights as HideHighlights | undefined)?.hunts ?? [];
  const finds = new Map<PlayerId, number>();
  const fools = new Map<PlayerId, number>();
  for (const { hider, finders, fooled } of hunts) {
    for (const id of finders) finds.set(id, (finds.get(id) ?? 0) + 1);
    fools.set(hider, (fools.get(hider) ?? 0) + fooled.length);
  }
  const lines = [
    { best: most(finds), key: "highlights.finder" as const },
    { best: most(fools), key: "highlights.hider" as const },
  ];
  return (
    <ul className={styles["list"]} aria-label={t("highlights.title")}>
      {lines.map(({ best, key }) => {
        const person = best && personOf(best.id);
        return (
          person && (
            <li key={key}>
              <AvatarImage src={person.avatarSrc} size="2.2em" />
              {t(key, { name: person.name, count: best.count })}
            </li>
          )
        );
      })}
    </ul>
  );
}
