import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import type { SessionPlayer } from "../../../src-shared/protocol/entities.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import styles from "../../ui/controls/panel.module.css";
import { useTopic } from "../../room/index.ts";
import { useSend } from "../../room/useSend.ts";

interface KickDialogProps {
  /** The seat to be removed; the dialog is closed while it is undefined. */
  readonly seat: SessionPlayer | undefined;
  readonly onClose: () => void;
}

/**
 * Asks for confirmation before somebody is removed from the room, so that an accidental tap costs nobody
 * their seat.
 */
export function KickDialog({ seat, onClose }: KickDialogProps) {
  const { t } = useTranslation("room");
  const { send } = useSend();
  const seats = useTopic("sessionPlayersUpdated");
  const isGone = seat !== undefined && seats?.[seat.sessionPlayerId] === undefined;
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);
  const name = displayName(seat?.alias ?? "");
  return (
    <Dialog
      open={seat !== undefined && !isGone}
      title={t("kick.title", { name })}
      onClose={onClose}
    >
      {seat && (
        <div className={styles["confirm"]}>
          <AvatarImage src={seat.avatarSrc} size="110px" />
          <p>{seat.robot ? t("kick.robotText") : t("kick.text", { name })}</p>
          <Button
            variant="danger"
            wide
            onClick={() => {
              void send("requestPlayerKick", { playerId: seat.sessionPlayerId });
              onClose();
            }}
          >
            {t("kick.do")}
          </Button>
          <Button variant="quiet" wide onClick={onClose}>
            {t("kick.keep")}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
