import { getRouteApi, Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight, Smartphone, Users } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { GAME_FACTS, gamePath, gameTypeOfPath } from "../../../src-shared/catalog/gameTypes.ts";
import type { PlayableGame } from "../../games/registry.ts";
import { useListedGames } from "../../games/useOfferedGames.ts";
import { CreateGameDialog } from "../../site/create/CreateGameDialog.tsx";
import { GameArt, GameCard } from "../../site/pages/GameCard.tsx";
import { GameRules } from "../../games/GameRules.tsx";
import { gameParts } from "../../games/parts.ts";
import { track } from "../../client/telemetry/analytics.ts";
import { Button, buttonClass } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { useAwake } from "../../ui/hooks/useAwake.ts";
import { useTitle } from "../../ui/page/useTitle.ts";
import styles from "./gameOverview.module.css";

const route = getRouteApi("/site/games/$gameTypeStr");

/** One game: what it is, an example round, and a way to open a room for it. */
export default function GameOverviewScreen() {
  const { t } = useTranslation("site");
  const gameType = gameTypeOfPath(route.useParams().gameTypeStr);
  const games = useListedGames();
  const at = games.findIndex((one) => one.gameType === gameType);
  const game = games[at];
  if (!game) {
    return (
      <div className={styles["unknown"]}>
        <h1 className={styles["heading"]}>{t("overview.unknown")}</h1>
        {games.map((one) => (
          <GameCard key={one.gameType} game={one} />
        ))}
      </div>
    );
  }
  return <Overview key={game.gameType} game={game} at={at} games={games} />;
}

interface OverviewProps {
  readonly game: PlayableGame;
  readonly at: number;
  readonly games: readonly PlayableGame[];
}

function Overview({ game, at, games }: OverviewProps) {
  const { t } = useTranslation(["site", "games", "common"]);
  useTitle(t(game.nameKey));
  const isAwake = useAwake();
  const [isCreating, setCreating] = useState(false);
  const [isTutorial, setTutorial] = useState(false);
  const { seats, hostTypes } = GAME_FACTS[game.gameType];
  const parts = gameParts(game.gameType);
  const count = games.length;
  const neighbour = (by: number) => games[(at + by + count) % count] ?? game;
  const openTutorial = () => {
    setTutorial(true);
    track("tutorial_opened", { gameType: game.gameType });
  };
  const arrow = (by: 1 | -1) => (
    <Link
      to="/games/$gameTypeStr"
      params={{ gameTypeStr: gamePath(neighbour(by).gameType) }}
      className={styles["arrow"]}
      aria-label={`${t(by < 0 ? "cycler.previous" : "cycler.next")}: ${t(neighbour(by).nameKey)}`}
    >
      {by < 0 ? <ChevronLeft aria-hidden="true" /> : <ChevronRight aria-hidden="true" />}
    </Link>
  );

  return (
    <article className={styles["page"]} data-theme={game.gameType}>
      <div className={styles["poster"]}>
        <GameArt game={game} />
      </div>
      <div className={styles["facts"]}>
        <h1 className={styles["heading"]}>{t(game.nameKey)}</h1>
        <p className={styles["text"]}>{t(game.descriptionKey)}</p>
        <ul className={styles["tags"]}>
          <li>
            <Users aria-hidden="true" />
            {t("games.players", seats)}
          </li>
          {hostTypes.includes("HOST_AND_PLAY") && (
            <li>
              <Smartphone aria-hidden="true" />
              {t("overview.phoneOnly")}
            </li>
          )}
        </ul>
        <div className={styles["actions"]}>
          <Button size="big" onClick={() => setCreating(true)}>
            {t("overview.play")}
          </Button>
          <Button variant="quiet" onClick={openTutorial}>
            {t("overview.tutorial")}
          </Button>
          <Link
            to="/games/$gameTypeStr/tutorial"
            params={{ gameTypeStr: gamePath(game.gameType) }}
            className={buttonClass({ variant: "quiet" })}
          >
            {t("overview.tryIt")}
          </Link>
        </div>
      </div>
      <section className={styles["example"]} aria-label={t("overview.example")}>
        <h2 className={styles["subheading"]}>{t("overview.example")}</h2>
        <div className={styles["screen"]}>
          <Suspense fallback={<Spinner />}>{isAwake && parts && <parts.Example />}</Suspense>
        </div>
      </section>
      <nav className={styles["around"]} aria-label={t("games.heading")}>
        {count > 1 && arrow(-1)}
        <Link
          to="/games"
          className={buttonClass({ variant: "quiet" })}
          activeOptions={{ exact: true }}
        >
          {t("overview.all")}
        </Link>
        {count > 1 && arrow(1)}
      </nav>
      <CreateGameDialog
        open={isCreating}
        gameType={game.gameType}
        onClose={() => setCreating(false)}
      />
      <Dialog
        open={isTutorial}
        title={t("overview.tutorial")}
        size="wide"
        onClose={() => setTutorial(false)}
      >
        <GameRules gameType={game.gameType} />
      </Dialog>
    </article>
  );
}
