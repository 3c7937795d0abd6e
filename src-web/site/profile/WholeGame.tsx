import { useQuery } from "@tanstack/react-query";
import { Bot } from "lucide-react";
import { useTranslation } from "react-i18next";
import { fetchGame } from "../../client/api/profile.ts";
import type { GamePlayer, WholeGame as Game } from "../../../src-shared/api/profile.ts";
import { displayName } from "../../../src-shared/text/displayName.ts";
import { useFormats } from "../../i18n/format.ts";
import { gameEntry } from "../../games/registry.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { dayOf } from "../../../src-shared/text/dates.ts";
import { Keepsakes } from "./Keepsakes.tsx";
import { QueryView } from "../../client/query/QueryView.tsx";
import gameStyles from "./playedGames.module.css";
import styles from "./profile.module.css";

interface WholeGameProps {
  readonly userId: string;
  readonly gameId: string;
}

/** One played game: its ranking and its keepsakes. */
export function WholeGame({ userId, gameId }: WholeGameProps) {
  const { t } = useTranslation("profile");
  const query = useQuery({
    queryKey: ["game", userId, gameId],
    queryFn: () => fetchGame(userId, gameId),
  });
  return (
    <>
      <BackLink userId={userId} to="games">
        {t("game.back")}
      </BackLink>
      <QueryView query={query}>{(game) => <Played userId={userId} game={game} />}</QueryView>
    </>
  );
}

function Played({ userId, game }: { readonly userId: string; readonly game: Game }) {
  const { t } = useTranslation("profile");
  const name = useGameName();
  const { gameType, createdAt, rounds, players } = game;
  const logo = gameEntry(gameType).logo;
  return (
    <article className={gameStyles["whole"]} data-theme={gameType}>
      <header className={gameStyles["poster"]}>
        <h2 className={styles["heading"]}>
          {logo ? (
            <img className={gameStyles["logo"]} src={logo} alt={name(gameType)} />
          ) : (
            name(gameType)
          )}
        </h2>
        <p>
          {dayOf(createdAt)} · {t("game.rounds", { count: rounds })} ·{" "}
          {t("games.players", { count: game.playerCount })}
        </p>
      </header>
      <ol className={gameStyles["podium"]}>
        {players.map((player) => (
          <Seat key={player.playerId} player={player} />
        ))}
      </ol>
      <Keepsakes userId={userId} game={game} />
    </article>
  );
}

function Seat({ player }: { readonly player: GamePlayer }) {
  const { t } = useTranslation("profile");
  const { number } = useFormats();
  const { rank, alias, avatarSrc, robot, score, isYou } = player;
  return (
    <li className={cx(gameStyles["seat"], isYou && gameStyles["you"])}>
      <span className={cx(gameStyles["rank"], rank === 1 && gameStyles["first"])}>
        <span className="visually-hidden">{t("games.rank", { rank })}</span>
        <span aria-hidden="true">{rank}</span>
      </span>
      <AvatarImage src={avatarSrc} size="56px" />
      <span className={gameStyles["alias"]}>
        {displayName(alias)}
        {robot && <Bot aria-label={t("game.robot")} />}
        {isYou && <em>{t("game.you")}</em>}
      </span>
      <span className={cx(gameStyles["score"], "tabular")}>
        {t("games.points", { points: number(score) })}
      </span>
    </li>
  );
}
