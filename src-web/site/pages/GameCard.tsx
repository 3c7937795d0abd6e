import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { GAME_FACTS, gamePath } from "../../../src-shared/catalog/gameTypes.ts";
import type { PlayableGame } from "../../games/registry.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import styles from "./GameCard.module.css";

interface GameCardProps {
  readonly game: PlayableGame;
  /** Picks the game instead of linking to its page. */
  readonly onPick?: () => void;
}

/** A game as a big sticker: its logo on its colours, with things from the game around it. */
export function GameCard({ game, onPick }: GameCardProps) {
  const { t } = useTranslation("site");
  const { seats } = GAME_FACTS[game.gameType];
  const inside = (
    <>
      <GameArt game={game} />
      <span className={styles["players"]}>{t("games.players", seats)}</span>
    </>
  );
  const look = { className: styles["card"], "data-theme": game.gameType };
  if (onPick) {
    return (
      <button type="button" {...look} onClick={onPick}>
        {inside}
      </button>
    );
  }
  return (
    <Link {...look} to="/games/$gameTypeStr" params={{ gameTypeStr: gamePath(game.gameType) }}>
      {inside}
    </Link>
  );
}

/** The picture of a game, its logo overlapping the edge. */
export function GameArt({ game }: { readonly game: PlayableGame }) {
  const name = useGameName()(game.gameType);
  return (
    <span className={styles["art"]} data-theme={game.gameType}>
      <span className={styles["picture"]}>
        {game.card ? (
          <img src={game.card} alt="" width={640} height={400} />
        ) : (
          <span className={styles["rays"]} />
        )}
      </span>
      {game.logo ? (
        <img className={styles["logo"]} src={game.logo} alt={name} />
      ) : (
        <span className={styles["name"]}>{name}</span>
      )}
    </span>
  );
}
