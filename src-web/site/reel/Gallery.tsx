import { Trash2 } from "lucide-react";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Reel, ReelGame, ReelItem } from "../../../src-shared/api/reel.ts";
import { gameParts } from "../../games/parts.ts";
import { gameEntry } from "../../games/registry.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { peopleOf } from "./people.ts";
import styles from "./reel.module.css";
import { ReelPodium } from "./ReelPodium.tsx";

interface GalleryProps {
  readonly reel: Reel;
  readonly onRemove: (game: ReelGame, item: ReelItem) => void;
}

/** Everything of the night on one page to scroll. Users can remove what they made themselves. */
export function Gallery({ reel, onRemove }: GalleryProps) {
  const { t } = useTranslation("reel");
  const { evening } = reel;
  return (
    <div className={styles["gallery"]}>
      {evening && evening.standing.length > 0 && (
        <section className={styles["chapter"]} aria-labelledby="champion">
          <h2 id="champion">{t("champion")}</h2>
          <ReelPodium lines={evening.standing} />
        </section>
      )}
      {reel.games.map((game, at) => (
        <Chapter key={game.gameId} game={game} number={at + 1} onRemove={onRemove} />
      ))}
    </div>
  );
}

interface ChapterProps extends Pick<GalleryProps, "onRemove"> {
  readonly game: ReelGame;
  readonly number: number;
}

function Chapter({ game, number, onRemove }: ChapterProps) {
  const { t } = useTranslation("reel");
  const name = useGameName();
  const parts = gameParts(game.gameType);
  const { logo } = gameEntry(game.gameType);
  const people = peopleOf(game);
  const heading = `reel-game-${number}`;
  return (
    <section className={styles["chapter"]} data-theme={game.gameType} aria-labelledby={heading}>
      <p>{t("game", { number })}</p>
      <h2 id={heading}>
        {logo ? <img src={logo} alt={name(game.gameType)} /> : name(game.gameType)}
      </h2>
      <ReelPodium lines={game.podium.map((one) => ({ ...one, points: one.score }))} />
      {parts?.Keepsake && game.keepsakes.length > 0 && (
        <ul className={styles["pinboard"]}>
          {game.keepsakes.map((item) => (
            <li key={item.id}>
              <Suspense fallback={<Spinner />}>
                {parts.Keepsake && <parts.Keepsake keepsake={item} people={people} />}
              </Suspense>
              {item.isYours && (
                <Button
                  variant="quiet"
                  icon={<Trash2 />}
                  lockMs={300}
                  onClick={() => onRemove(game, item)}
                >
                  {t("remove")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
