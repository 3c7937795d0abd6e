import { useTranslation } from "react-i18next";
import type { RpsHighlights } from "../../../src-rooms/games/rps-shoot/types.ts";
import { useTopic } from "../../room/index.ts";
import { usePeople } from "../../room/people.ts";
import { HandSticker } from "./HandSticker.tsx";
import styles from "../../game-kit/HighlightList.module.css";
import { favouriteHand, mostSweeps } from "./remembered.ts";

/** What this game will be remembered for: the room's favourite hand, and who swept most battles. */
export default function Highlights() {
  const { t } = useTranslation("rps-shoot");
  const personOf = usePeople();
  const end = useTopic("gameEnd");
  // SAFETY: a podium of this game carries this game's highlights.
  const results = (end?.highlights as RpsHighlights | undefined)?.results ?? [];
  const favourite = favouriteHand(results);
  const sweeper = mostSweeps(results);
  if (!favourite && !sweeper) return null;
  return (
    <ul className={styles["list"]} aria-label={t("highlights.title")}>
      {favourite && (
        <li>
          <span className={styles["picture"]}>
            <HandSticker hand={favourite.hand} from="up" />
          </span>
          {t(`highlights.${favourite.hand}`, { count: favourite.count })}
        </li>
      )}
      {sweeper && (
        <li>
          <span className={styles["picture"]}>
            <HandSticker hand="ROCK" from="up" />
          </span>
          {t("highlights.sweeps", { name: personOf(sweeper.id).name, count: sweeper.count })}
        </li>
      )}
    </ul>
  );
}
