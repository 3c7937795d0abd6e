import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { useGameName } from "../../i18n/useGameName.ts";
import { GamePicker } from "../../screens/host/GamePicker.tsx";
import { useIsHost, useTopic } from "../../room/index.ts";
import { noteAsked, wasAsked } from "../../platform/discord/gameSelector.ts";
import styles from "./GameSelector.module.css";
import { Dialog } from "../../ui/controls/Dialog.tsx";

interface GameSelectorProps {
  /** The game that the launch asked for but this host may not open. */
  readonly refused: GameType | undefined;
}

/**
 * Asks the host once which game to play, since an activity starts without a game or was launched with one
 * that this host may not open.
 */
export function GameSelector({ refused }: GameSelectorProps) {
  const { t } = useTranslation(["room", "discord"]);
  const name = useGameName();
  const [wasShown, setShown] = useState(false);
  const isHost = useIsHost();
  const stage = useTopic("stage")?.name;
  const session = useTopic("gameSessionUpdated");
  const isWanted = !wasShown && isHost && stage === "LOBBY" && session?.gameType === undefined;
  const isOpen = isWanted && session !== undefined && (!!refused || !wasAsked(session.gameCode));
  const close = () => {
    if (session) noteAsked(session.gameCode);
    setShown(true);
  };
  return (
    <Dialog open={isOpen} title={t("host.chooseGame")} size="wide" onClose={close}>
      {refused && (
        <p className={styles["refused"]}>{t("discord:refused", { game: name(refused) })}</p>
      )}
      <GamePicker onChosen={close} />
    </Dialog>
  );
}
