import { Dices } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import type { PlayableGame } from "../../games/registry.ts";
import { keep, kept } from "../../client/storage/device.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./create.module.css";

const ANY = "any";

interface QuickPlayDialogProps {
  /** The games that can be played on this screen. */
  readonly games: readonly PlayableGame[];
  readonly onOpen: (gameType: GameType) => void;
  readonly onClose: () => void;
}

function anyOf(games: readonly PlayableGame[]): PlayableGame | undefined {
  return games[Math.floor(Math.random() * games.length)];
}

/** Asks which game quick play opens. The last choice is preselected; a random game is one of the options. */
export default function QuickPlayDialog({ games, onOpen, onClose }: QuickPlayDialogProps) {
  const { t } = useTranslation(["site", "games"]);
  const name = useId();
  const [picked, setPicked] = useState<GameType | typeof ANY>(() => {
    const last = kept("hubbub.quickPlay");
    return games.find(({ gameType }) => gameType === last)?.gameType ?? ANY;
  });
  const game = games.find(({ gameType }) => gameType === picked);
  const open = () => {
    keep("hubbub.quickPlay", picked);
    const chosen = game ?? anyOf(games);
    if (chosen) onOpen(chosen.gameType);
  };
  const option = (value: GameType | typeof ANY, label: string, logo: string | undefined) => (
    <label key={value} className={cx(styles["quickGame"], value === picked && styles["picked"])}>
      <input
        type="radio"
        name={name}
        className="tile-input"
        aria-label={label}
        checked={value === picked}
        onChange={() => setPicked(value)}
      />
      {logo ? <img src={logo} alt="" /> : <Dices aria-hidden="true" />}
      {!logo && <span>{label}</span>}
    </label>
  );
  return (
    <Dialog open title={t("hero.quickPlay")} onClose={onClose}>
      <div className={styles["step"]}>
        <p className={styles["question"]}>{t("quick.text")}</p>
        <fieldset className={styles["quickGames"]}>
          <legend className="visually-hidden">{t("create.stepGame")}</legend>
          {option(ANY, t("quick.any"), undefined)}
          {games.map(({ gameType, nameKey, logo }) => option(gameType, t(nameKey), logo))}
        </fieldset>
        <Button size="big" wide onClick={open}>
          {game ? t("quick.open", { game: t(game.nameKey) }) : t("quick.openAny")}
        </Button>
      </div>
    </Dialog>
  );
}
