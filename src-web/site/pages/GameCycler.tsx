import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useListedGames } from "../../games/useOfferedGames.ts";
import { IconButton } from "../../ui/controls/IconButton.tsx";
import { GameCard } from "./GameCard.tsx";
import styles from "./GameCycler.module.css";

/** Carousel of the playable games, one at a time. */
export function GameCycler() {
  const { t } = useTranslation(["site", "games"]);
  const [at, setAt] = useState(0);
  const games = useListedGames();
  const count = games.length;
  const game = games[at % count];
  if (!game) return null;
  const step = (by: number) => setAt((now) => (now + by + count) % count);
  return (
    <section className={styles["cycler"]} aria-label={t("cycler.heading")}>
      <h2 className={styles["heading"]}>{t("cycler.heading")}</h2>
      <div className={styles["frame"]} key={game.gameType}>
        <GameCard game={game} />
      </div>
      <p className={styles["text"]}>{t(game.descriptionKey)}</p>
      {count > 1 && (
        <div className={styles["arrows"]}>
          <IconButton
            label={t("cycler.previous")}
            icon={<ChevronLeft />}
            lockMs={0}
            onClick={() => step(-1)}
          />
          <IconButton
            label={t("cycler.next")}
            icon={<ChevronRight />}
            lockMs={0}
            onClick={() => step(1)}
          />
        </div>
      )}
    </section>
  );
}
