import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { PlayableGame } from "../../games/registry.ts";
import { GameArt } from "../pages/GameCard.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./LoginCodePage.module.css";

interface GameChoiceProps {
  readonly games: readonly PlayableGame[];
  readonly value: GameType | undefined;
  readonly onChange: (gameType: GameType) => void;
}

/** Picker for a game: small stickers, two in a row on a phone. */
export function GameChoice({ games, value, onChange }: GameChoiceProps) {
  const { t } = useTranslation("tv");
  const name = useId();
  return (
    <fieldset className={styles["games"]}>
      <legend className="visually-hidden">{t("pair.choose")}</legend>
      {games.map((game) => (
        <label
          key={game.gameType}
          className={cx(styles["game"], game.gameType === value && styles["picked"])}
          data-theme={game.gameType}
        >
          <input
            type="radio"
            name={name}
            className={cx("tile-input", styles["radio"])}
            checked={game.gameType === value}
            onChange={() => onChange(game.gameType)}
          />
          <GameArt game={game} />
        </label>
      ))}
    </fieldset>
  );
}
