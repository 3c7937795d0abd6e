import { BookOpen, DoorOpen, Flag, Settings2, Smartphone, UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import { HostDrawer } from "../host/HostDrawer.tsx";
import styles from "../../ui/controls/panel.module.css";
import { useIsHost, useMyId, useSeats, useTopic } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { isWholeCode } from "../../ui/forms/roomCode.ts";
import { useLeaveRoom } from "./roomExit.tsx";

const DisplayButton = lazy(() => import("../../ui/display/DisplayButton.tsx"));
const BringIn = lazy(() => import("../devices/BringIn.tsx"));
const LinkDialog = lazy(() => import("../devices/LinkDialog.tsx"));
const RulesSheet = lazy(() => import("../host/RulesSheet.tsx"));
const ReportDialog = lazy(() => import("./ReportDialog.tsx"));
const ScreenLanguage = lazy(() => import("../devices/ScreenLanguage.tsx"));
const LeaveMeOut = lazy(() =>
  import("../reel/ReelSwitch.tsx").then((parts) => ({ default: parts.LeaveMeOut })),
);

type Door = "host" | "bring" | "move" | "report" | "rules" | "leave";

interface PhoneMenuProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The phone's menu: the room's code, the rules, leaving, reporting, and the host's controls for players who
 * have them.
 */
export function PhoneMenu({ open, onClose }: PhoneMenuProps) {
  const { t } = useTranslation("room");
  const isHost = useIsHost();
  const session = useTopic("gameSessionUpdated");
  const code = session?.gameCode ?? "";
  // Players who came from a stream's chat do not know the code.
  const isCode = isWholeCode(code);
  const leave = useLeaveRoom();
  const myId = useMyId();
  // The crowd's seat belongs to no single person, so it cannot be moved.
  const canMove = useTopic("crowd") === undefined && myId !== undefined;
  const hasOthers = useSeats().some((seat) => !seat.robot && seat.sessionPlayerId !== myId);
  const [next, setNext] = useState<Door>();
  // Otherwise the host's controls would open by themselves when the player gets the rights back.
  if (next === "host" && !isHost) setNext(undefined);
  const go = (to: Door) => {
    onClose();
    setNext(to);
  };
  return (
    <>
      <Dialog open={open} title={t("phone.menu")} onClose={onClose}>
        <div className={styles["panel"]}>
          {isCode && <p>{t("phone.room", { code })}</p>}
          <Suspense fallback={null}>
            <LeaveMeOut />
          </Suspense>
          {isHost && (
            <Button icon={<Settings2 />} wide onClick={() => go("host")} lockMs={300}>
              {t("host.title")}
            </Button>
          )}
          {session?.gameType && (
            <Button
              variant="quiet"
              icon={<BookOpen />}
              wide
              onClick={() => go("rules")}
              lockMs={300}
            >
              {t("phone.rules")}
            </Button>
          )}
          {/* In Discord people are invited with Discord's own invitations. */}
          {session?.hostType !== "DISCORD" && isCode && (
            <Button
              variant="quiet"
              icon={<UserPlus />}
              wide
              onClick={() => go("bring")}
              lockMs={300}
            >
              {t("phone.bring")}
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
          {hasOthers && (
            <Button variant="quiet" icon={<Flag />} wide onClick={() => go("report")} lockMs={300}>
              {t("phone.report")}
            </Button>
          )}
          <Button
            variant="quiet"
            icon={<DoorOpen />}
            wide
            // Leaving a room of strangers takes one tap and no confirmation; the player can take the seat
            // again.
            onClick={() => (session?.isPublic && !isHost ? leave() : go("leave"))}
            lockMs={300}
          >
            {t("leave.do")}
          </Button>
        </div>
      </Dialog>
      {isHost && <HostDrawer open={next === "host"} onClose={() => setNext(undefined)} />}
      <Suspense fallback={null}>
        {next === "bring" && <BringIn onClose={() => setNext(undefined)} />}
        {next === "rules" && <RulesSheet onClose={() => setNext(undefined)} />}
        {next === "report" && <ReportDialog onClose={() => setNext(undefined)} />}
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
