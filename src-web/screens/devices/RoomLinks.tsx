import { Eye, MonitorUp, Popcorn, RadioTower, RefreshCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useJoinAddress } from "../../client/joinUrl.ts";
import type { InvitationKind } from "../../../src-shared/protocol/invitation.ts";
import hosting from "../../ui/controls/panel.module.css";
import { useSend } from "../../room/useSend.ts";
import { useIsRemote, usePurpose, useSeats, useTopic } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { CopyLink } from "./CopyLink.tsx";
import LinkDialog from "./LinkDialog.tsx";
import { RemoteList } from "./RemoteList.tsx";
import { SoundBoard } from "./SoundBoard.tsx";
import { StreamPanel } from "./StreamPanel.tsx";
import { useRoomChange } from "./useRoomChange.ts";

/** The host's controls for further screens, a remote and the crowd, and for what all screens show. */
export default function RoomLinks({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("links");
  const { send } = useSend();
  const change = useRoomChange();
  const address = useJoinAddress();
  const isRemote = useIsRemote();
  const isScreen = usePurpose() === "host";
  const [open, setOpen] = useState<Exclude<InvitationKind, "overlay">>();
  const session = useTopic("gameSessionUpdated");
  const hasCrowd = useSeats().some((seat) => seat.crowd);
  if (!session) return null;
  const openCrowd = async () => hasCrowd || send("openCrowd", { alias: t("crowd.name") });
  const inviteCrowd = async () => {
    if (await openCrowd()) setOpen("crowd");
  };
  const watch = () => {
    // Otherwise the drawer would be open when this screen becomes the host's again.
    onClose();
    change({ hostSpectate: true });
  };
  return (
    <>
      <SoundBoard />
      <div className={hosting["group"]}>
        <h3>{t("title")}</h3>
        <div className={hosting["buttons"]}>
          <Button
            variant="quiet"
            icon={<MonitorUp />}
            onClick={() => setOpen("screen")}
            lockMs={300}
          >
            {t("screen.do")}
          </Button>
          {!isRemote && (
            <Button
              variant="quiet"
              icon={<RadioTower />}
              onClick={() => setOpen("remote")}
              lockMs={300}
            >
              {t("remote.do")}
            </Button>
          )}
          <Button variant="quiet" icon={<Popcorn />} onClick={() => void inviteCrowd()}>
            {hasCrowd ? t("crowd.do") : t("crowd.open")}
          </Button>
          <CopyLink url={address.url(session.gameCode)} label={t("join")} />
        </div>
        {!isRemote && <RemoteList />}
        {isScreen && (
          <Button variant="quiet" icon={<Eye />} onClick={watch}>
            {t("watch.do")}
          </Button>
        )}
        <Button variant="quiet" icon={<RefreshCcw />} onClick={() => void send("reloadPage", {})}>
          {t("reload.do")}
        </Button>
        {open && <LinkDialog kind={open} onClose={() => setOpen(undefined)} />}
      </div>
      <StreamPanel openCrowd={openCrowd} />
    </>
  );
}
