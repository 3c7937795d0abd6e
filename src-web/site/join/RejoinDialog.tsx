import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import styles from "./prompt.module.css";
import type { KeptSeat } from "./useRejoinOffer.ts";

interface RejoinDialogProps {
  readonly offer: KeptSeat;
  readonly onRejoin: (kept: KeptSeat) => void;
  readonly onClose: () => void;
}

/** Offers the seat this device had: the room, its game, one button. */
export default function RejoinDialog({ offer, onRejoin, onClose }: RejoinDialogProps) {
  const { t } = useTranslation(["join", "games"]);
  const { gameType } = offer.session;
  return (
    <Dialog open title={t("rejoin.heading")} onClose={onClose}>
      <div className={styles["prompt"]}>
        <AvatarImage src={offer.seat.avatarSrc} size="120px" />
        <p>{t("rejoin.text", { name: displayName(offer.seat.alias) })}</p>
        <p className={styles["room"]}>{offer.seat.gameCode}</p>
        {gameType && <p className={styles["game"]}>{t(`games:${gameType}.name`)}</p>}
        <Button size="big" wide onClick={() => onRejoin(offer)}>
          {t("rejoin.button")}
        </Button>
      </div>
    </Dialog>
  );
}
