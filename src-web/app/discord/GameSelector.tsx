import { useState } from "react";
import { useTranslation } from "react-i18next";
import { GamePicker } from "../../screens/host/GamePicker.tsx";
import { useIsHost, useTopic } from "../../room/index.ts";
import { store, stored } from "../../client/storage/storage.ts";
import { Dialog } from "../../ui/controls/Dialog.tsx";

/** Asks the host once what to play: nobody chose a game on the way into an activity. */
export function GameSelector() {
  const { t } = useTranslation("room");
  const [wasShown, setShown] = useState(() => stored("gameSelectorShown") === true);
  const isHost = useIsHost();
  const stage = useTopic("stage")?.name;
  const session = useTopic("gameSessionUpdated");
  const isOpen =
    !wasShown && isHost && stage === "LOBBY" && session !== undefined && !session.gameType;
  const close = () => {
    store("gameSelectorShown", true);
    setShown(true);
  };
  return (
    <Dialog open={isOpen} title={t("host.chooseGame")} size="wide" onClose={close}>
      <GamePicker onChosen={close} />
    </Dialog>
  );
}
