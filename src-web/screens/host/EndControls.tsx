import { Gamepad2, LogOut, RotateCcw } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsHost, useIsRemote, useTopic } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import { GamePicker } from "./GamePicker.tsx";
import styles from "../../ui/controls/panel.module.css";
import { useSend } from "../../room/useSend.ts";

const NextGame = lazy(() => import("../evening/NextGame.tsx"));

/** After a game: again, another one, or good night. */
export function EndControls({ phone = false }: { readonly phone?: boolean }) {
  const { t } = useTranslation("room");
  const { send } = useSend();
  const isHost = useIsHost();
  const isRemote = useIsRemote();
  const [open, setOpen] = useState<"games" | "close">();
  const close = () => setOpen(undefined);
  const evening = useTopic("evening");
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
          <Button variant="quiet" icon={<LogOut />} onClick={() => setOpen("close")} lockMs={300}>
            {t("host.closeRoom")}
          </Button>
        )}
        <Button variant="quiet" icon={<Gamepad2 />} onClick={() => setOpen("games")} lockMs={300}>
          {t("host.anotherGame")}
        </Button>
      </div>
      <Button
        size="big"
        wide={phone}
        icon={<RotateCcw />}
        onClick={() => void send("newGameSamePlayers", {})}
      >
        {phone ? t("host.again") : t("host.againSame")}
      </Button>
      <Dialog open={open === "games"} title={t("host.chooseGame")} size="wide" onClose={close}>
        <GamePicker onChosen={close} />
      </Dialog>
      <ConfirmDialog
        open={open === "close"}
        title={t("host.closeRoomTitle")}
        text={t("host.closeRoomText")}
        action={t("host.closeRoom")}
        onClose={close}
        onConfirm={() => void send("exitGame", {})}
      />
    </div>
  );
}
