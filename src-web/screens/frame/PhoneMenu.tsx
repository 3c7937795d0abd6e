import { DoorOpen, Settings2, Smartphone } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import { HostDrawer } from "../host/HostDrawer.tsx";
import styles from "../../ui/controls/panel.module.css";
import { useIsHost, useMyId, useTopic } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { useLeaveRoom } from "./roomExit.tsx";

const DisplayButton = lazy(() => import("../../ui/display/DisplayButton.tsx"));
const LinkDialog = lazy(() => import("../devices/LinkDialog.tsx"));
const ScreenLanguage = lazy(() => import("../devices/ScreenLanguage.tsx"));
const LeaveMeOut = lazy(() =>
  import("../reel/ReelSwitch.tsx").then((parts) => ({ default: parts.LeaveMeOut })),
);

interface PhoneMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Behind the phone's menu button: the room's code, leaving, and the host's controls for who has them. */
export function PhoneMenu({ open, onClose }: PhoneMenuProps) {
  const { t } = useTranslation("room");
  const isHost = useIsHost();
  const code = useTopic("gameSessionUpdated")?.gameCode ?? "";
  const leave = useLeaveRoom();
  const myId = useMyId();
  // The crowd's seat is nobody's to carry away.
  const canMove = useTopic("crowd") === undefined && myId !== undefined;
  const [next, setNext] = useState<"host" | "move" | "leave">();
  const go = (to: "host" | "move" | "leave") => {
    onClose();
    setNext(to);
  };
  return (
    <>
      <Dialog open={open} title={t("phone.menu")} onClose={onClose}>
        <div className={styles["panel"]}>
          <p>{t("phone.room", { code })}</p>
          <Suspense fallback={null}>
            <LeaveMeOut />
          </Suspense>
          {isHost && (
            <Button icon={<Settings2 />} wide onClick={() => go("host")} lockMs={300}>
              {t("host.title")}
            </Button>
          )}
          {canMove && (
            <Button
              variant="quiet"
              icon={<Smartphone />}
              wide
              onClick={() => go("move")}
              lockMs={300}
            >
              {t("phone.move")}
            </Button>
          )}
          <Suspense fallback={null}>
            <ScreenLanguage look="wide" />
            <DisplayButton look="wide" />
          </Suspense>
          <Button variant="quiet" icon={<DoorOpen />} wide onClick={() => go("leave")} lockMs={300}>
            {t("leave.do")}
          </Button>
        </div>
      </Dialog>
      {isHost && <HostDrawer open={next === "host"} onClose={() => setNext(undefined)} />}
      <Suspense fallback={null}>
        {next === "move" && myId !== undefined && (
          <LinkDialog kind="seat" playerId={myId} onClose={() => setNext(undefined)} />
        )}
      </Suspense>
      <ConfirmDialog
        open={next === "leave"}
        title={t("leave.title")}
        text={t("leave.text")}
        action={t("leave.do")}
        onClose={() => setNext(undefined)}
        onConfirm={leave}
      />
    </>
  );
}
