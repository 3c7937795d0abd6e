import { Gamepad2, LogOut, RotateCcw } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useIsHost, useIsRemote, useTopic } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { useAskToClose, useOpenGames } from "./GameDialogs.tsx";
import styles from "../../ui/controls/panel.module.css";
import { useSend } from "../../room/useSend.ts";

const NextGame = lazy(() => import("../evening/NextGame.tsx"));

/** The host's buttons after a game: play it again, choose another one, or close the room. */
export function EndControls({ phone = false }: { readonly phone?: boolean }) {
  const { t } = useTranslation("room");
  const { send } = useSend();
  const isHost = useIsHost();
  const isRemote = useIsRemote();
  const openGames = useOpenGames();
  const askToClose = useAskToClose();
  const evening = useTopic("evening");
  const gameId = useTopic("gameCreated")?.gameId;
  if (!isHost) return null;
  if (evening && !evening.isOver) {
    return (
      <Suspense fallback={null}>
        <NextGame phone={phone} />
      </Suspense>
    );
  }
  return (
    <div className={phone ? styles["phoneControls"] : styles["controls"]}>
      <div className={phone ? styles["pair"] : styles["tray"]}>
        {!isRemote && (
          <Button variant="quiet" icon={<LogOut />} onClick={askToClose} lockMs={300}>
            {t("host.closeRoom")}
          </Button>
        )}
        <Button variant="quiet" icon={<Gamepad2 />} onClick={openGames} lockMs={300}>
          {t("host.anotherGame")}
        </Button>
      </div>
      <Button
        size="big"
        wide={phone}
        icon={<RotateCcw />}
        onClick={() => void send("newGameSamePlayers", { gameId })}
      >
        {phone ? t("host.again") : t("host.againSame")}
      </Button>
    </div>
  );
}
