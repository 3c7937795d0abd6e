import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchGames } from "../../client/api/profile.ts";
import type { PlayedGamesPage } from "../../../src-shared/api/profile.ts";
import { useFormats } from "../../i18n/format.ts";
import "../../games/themes.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import { EmptyPicture } from "../../ui/feedback/EmptyPicture.tsx";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { Pager } from "../../ui/controls/Pager.tsx";
import { dayOf } from "../../../src-shared/text/dates.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import gameStyles from "./playedGames.module.css";
import styles from "./profile.module.css";

/** Games the user played to the end, newest first, one page at a time. */
export function PlayedGames({ userId }: { readonly userId: string }) {
  const { t } = useTranslation("profile");
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: ["games", userId, page],
    queryFn: () => fetchGames(userId, page),
    placeholderData: keepPreviousData,
  });
  return (
    <section className={styles["card"]} aria-labelledby="played">
      <h2 id="played" className={styles["heading"]}>
        {t("games.heading")}
      </h2>
      <QueryView query={query}>
        {(answer) =>
          answer.total === 0 ? (
            <NoGames />
          ) : (
            <GameList
              userId={userId}
              games={answer}
              isStale={query.isPlaceholderData}
              onPage={setPage}
            />
          )
        }
      </QueryView>
    </section>
  );
}

function NoGames() {
  const { t } = useTranslation("profile");
  return (
    <div className={styles["empty"]}>
      <EmptyPicture of="games" />
      <p>{t("games.none")}</p>
      <Link to="/" className={buttonClass()}>
        {t("games.play")}
      </Link>
    </div>
  );
}

interface GameListProps {
  readonly userId: string;
  readonly games: PlayedGamesPage;
  /** Whether another page is being loaded. */
  readonly isStale: boolean;
  readonly onPage: (page: number) => void;
}

function GameList({ userId, games, isStale, onPage }: GameListProps) {
  const { t } = useTranslation("profile");
  const { number } = useFormats();
  const name = useGameName();
  const { items, page, pageCount, total } = games;
  return (
    <>
      <ul className={cx(gameStyles["games"], isStale && gameStyles["stale"])} aria-busy={isStale}>
        {items.map(({ gameId, gameType, createdAt, playerCount, rank, score }) => (
          <li key={gameId}>
            <Link
              to="/user/$userId/$"
              params={{ userId, _splat: `games/${gameId}` }}
              className={gameStyles["game"]}
              data-theme={gameType}
            >
              <span className={cx(gameStyles["rank"], rank === 1 && gameStyles["first"])}>
                <span className="visually-hidden">{t("games.rank", { rank })}</span>
                <span aria-hidden="true">{rank}</span>
              </span>
              <span className={gameStyles["gameName"]}>{name(gameType)}</span>
              <span className={gameStyles["gameFacts"]}>
                <span>{dayOf(createdAt)} ·</span>{" "}
                <span>{t("games.players", { count: playerCount })}</span>
              </span>
              <span className={cx(gameStyles["score"], "tabular")}>
                {t("games.points", { points: number(score) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <Pager
          page={page}
          pageCount={pageCount}
          onPage={onPage}
          label={t("games.pages")}
          newer={t("games.newer")}
          older={t("games.older")}
        >
          {t("games.page", { page: number(page), of: number(pageCount), total: number(total) })}
        </Pager>
      )}
    </>
  );
}
