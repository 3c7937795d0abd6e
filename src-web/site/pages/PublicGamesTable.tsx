import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PublicGame } from "../../../src-shared/api/gameSession.ts";
import { instantOf } from "../../../src-shared/text/dates.ts";
import { gameEntry } from "../../games/registry.ts";
import { buttonClass } from "../../ui/controls/Button.tsx";
import styles from "./publicGames.module.css";

function Row({ game }: { readonly game: PublicGame }) {
  const { t } = useTranslation(["pages", "games", "common"]);
  const { gameType, gameCode, createdAt, playerCount } = game;
  const entry = gameType && gameEntry(gameType);
  const name = entry ? t(entry.nameKey) : t("publicGames.choosing");
  return (
    <tr className={styles["row"]} data-theme={gameType}>
      <td>
        <span className={styles["game"]}>
          {entry?.logo && <img src={entry.logo} alt="" />}
          {name}
        </span>
      </td>
      <td className={styles["when"]}>
        <time dateTime={createdAt}>{instantOf(createdAt)}</time>
      </td>
      <td className={styles["count"]}>
        <span className={styles["people"]}>
          <Users aria-hidden="true" size="1em" />
          {t("publicGames.players", { count: playerCount })}
        </span>
      </td>
      <td>
        <Link
          to="/join/$gameCode"
          params={{ gameCode }}
          className={buttonClass()}
          aria-label={t("publicGames.joinNamed", { game: name, gameCode })}
        >
          {t("common:button.join")}
        </Link>
      </td>
    </tr>
  );
}

/** Rooms open to everybody, newest first. */
export function PublicGamesTable({ games }: { readonly games: readonly PublicGame[] }) {
  const { t } = useTranslation("pages");
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">{t("publicGames.gameType")}</th>
          <th scope="col">{t("publicGames.createdAt")}</th>
          <th scope="col">{t("publicGames.playerCount")}</th>
          <th scope="col">{t("publicGames.action")}</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <Row key={game.gameCode} game={game} />
        ))}
      </tbody>
    </table>
  );
}
