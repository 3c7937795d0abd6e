import { useTranslation } from "react-i18next";
import { useListedGames } from "../../games/useOfferedGames.ts";
import { GameCard } from "../../site/pages/GameCard.tsx";
import { PageHead } from "../../site/pages/PageHead.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";
import styles from "./games.module.css";

/** All playable games, as a page of stickers. */
export default function GamesScreen() {
  const { t } = useTranslation(["site", "games"]);
  const games = useListedGames();
  useTitle(t("games.heading"));
  return (
    <div className={styles["page"]}>
      <PageHead
        heading={t("games.heading")}
        text={games.length > 0 ? t("games.intro") : t("games.empty")}
      />
      <ul className={styles["grid"]}>
        {games.map((game) => (
          <li key={game.gameType} className={styles["item"]}>
            <GameCard game={game} />
            <h2 className={styles["name"]}>{t(game.nameKey)}</h2>
            <p className={styles["text"]}>{t(game.descriptionKey)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
