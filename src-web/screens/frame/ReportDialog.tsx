import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { displayName } from "../../../src-shared/text/displayName.ts";
import { REPORT_REASONS, type ReportReason } from "../../../src-shared/catalog/reports.ts";
import type { SessionPlayer } from "../../../src-shared/protocol/entities.ts";
import { reportContent } from "../../client/api/site.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { useMyId, useSeats, useTopic } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import styles from "../../ui/controls/panel.module.css";
import { toast } from "../../ui/feedback/announcer.ts";
import { SelectField } from "../../ui/forms/SelectField.tsx";

/** Reports somebody in this room to the operators of the service: who it is, and what is wrong. */
export default function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(["report", "admin"]);
  const errorText = useErrorText();
  const myId = useMyId();
  const gameCode = useTopic("gameSessionUpdated")?.gameCode;
  const others = useSeats().filter((seat) => !seat.robot && seat.sessionPlayerId !== myId);
  const [who, setWho] = useState(others[0]?.sessionPlayerId);
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  const [isBusy, setBusy] = useState(false);
  const seat = others.find(({ sessionPlayerId }) => sessionPlayerId === who);
  // The person left: in their place somebody else would be reported.
  const isGone = seat === undefined && !isBusy;
  const tellGone = useEffectEvent(() => {
    toast(errorText("player_not_found"), "bad");
    onClose();
  });
  useEffect(() => {
    if (isGone) tellGone();
  }, [isGone]);

  const report = async ({ sessionPlayerId: playerId, alias: content }: SessionPlayer) => {
    if (gameCode === undefined) return;
    setBusy(true);
    try {
      await reportContent({ gameCode, playerId, content, reason });
      toast(t("done"), "good");
      onClose();
    } catch (error) {
      console.error("not reported", error);
      toast(errorText(errorCodeOf(error)), "bad");
      setBusy(false);
    }
  };
  return (
    <Dialog open title={t("title")} onClose={onClose}>
      <div className={styles["panel"]}>
        <p>{t("text")}</p>
        <div className={styles["fields"]}>
          <SelectField
            label={t("who")}
            value={String(seat?.sessionPlayerId)}
            onChange={(id) =>
              setWho(others.find((one) => String(one.sessionPlayerId) === id)?.sessionPlayerId)
            }
          >
            {others.map(({ sessionPlayerId, alias }) => (
              <option key={sessionPlayerId} value={sessionPlayerId}>
                {displayName(alias)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={t("why")}
            value={reason}
            onChange={(value) => setReason(REPORT_REASONS.find((one) => one === value) ?? reason)}
          >
            {REPORT_REASONS.map((one) => (
              <option key={one} value={one}>
                {t(`admin:reason.${one}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <Button wide busy={isBusy} disabled={!seat} onClick={() => seat && void report(seat)}>
          {t("do")}
        </Button>
      </div>
    </Dialog>
  );
}
