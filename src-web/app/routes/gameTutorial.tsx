import { getRouteApi, Link } from "@tanstack/react-router";
import { ChevronLeft, Hand } from "lucide-react";
import { useTranslation } from "react-i18next";
import { gamePath, gameTypeOfPath } from "../../../src-shared/catalog/gameTypes.ts";
import { GameRules } from "../../games/GameRules.tsx";
import type { PlayableGame } from "../../games/registry.ts";
import { useListedGames, useOfferedGames } from "../../games/useOfferedGames.ts";
import { GameCard } from "../../site/pages/GameCard.tsx";
import { PageHead } from "../../site/pages/PageHead.tsx";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";
import styles from "./gameTutorial.module.css";

const route = getRouteApi("/site/games/$gameTypeStr/tutorial");

/** How a game is played: to read in ten seconds, or to try out in a minute. */
export default function GameTutorialScreen() {
  const { t } = useTranslation("site");
  const gameType = gameTypeOfPath(route.useParams().gameTypeStr);
  const games = useListedGames();
  const game = useOfferedGames().find((one) => one.gameType === gameType);
  const isListed = games.some((one) => one.gameType === gameType);
  if (game) return <Tutorial game={game} isListed={isListed} />;
  return (
    <div className={styles["page"]}>
      <PageHead heading={t("overview.unknown")} />
      {games.map((one) => (
        <GameCard key={one.gameType} game={one} />
      ))}
    </div>
  );
}

interface TutorialProps {
  readonly game: PlayableGame;
  /** Whether the game has a page of its own; one that is still being tried out has none. */
  readonly isListed: boolean;
}

function Tutorial({ game, isListed }: TutorialProps) {
  const { t } = useTranslation(["lesson", "games"]);
  const { gameType, nameKey } = game;
  const name = t(nameKey);
  const title = t("title", { game: name });
  useTitle(title);
  const params = { gameTypeStr: gamePath(gameType) };
  return (
    <article className={styles["page"]} data-theme={gameType}>
      <PageHead heading={title} text={t("lead")} />
      <GameRules gameType={gameType} />
      <div className={styles["actions"]}>
        <Link
          to="/games/$gameTypeStr/tutorial/play"
          params={params}
          className={buttonClass({ size: "big" })}
        >
          <Hand aria-hidden="true" />
          {t("start")}
        </Link>
        {isListed && (
          <Link
            to="/games/$gameTypeStr"
            params={params}
            className={buttonClass({ variant: "quiet" })}
            activeOptions={{ exact: true }}
          >
            <ChevronLeft aria-hidden="true" />
            {t("back", { game: name })}
          </Link>
        )}
      </div>
      <p className={styles["aside"]}>{t("alone")}</p>
    </article>
  );
}
