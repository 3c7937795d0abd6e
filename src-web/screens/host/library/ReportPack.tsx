import { useState } from "react";
import { useTranslation } from "react-i18next";
import { REPORT_REASONS, type ReportReason } from "../../../../src-shared/catalog/reports.ts";
import { reportPack } from "../../../client/api/packLibrary.ts";
import { errorCodeOf } from "../../../client/http/request.ts";
import { useErrorText } from "../../../i18n/errors.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Dialog } from "../../../ui/controls/Dialog.tsx";
import styles from "../../../ui/controls/panel.module.css";
import { toast } from "../../../ui/feedback/announcer.ts";
import { SelectField } from "../../../ui/forms/SelectField.tsx";

interface ReportPackProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Reports a pack to the operators of the site. */
export function ReportPack({ id, name, onClose }: ReportPackProps) {
  const { t } = useTranslation(["packs", "report", "admin"]);
  const errorText = useErrorText();
  const [reason, setReason] = useState<ReportReason>(REPORT_REASONS[0]);
  const [isBusy, setBusy] = useState(false);
  const report = async () => {
    setBusy(true);
    try {
      await reportPack(id, reason);
      toast(t("library.reported"), "good");
      onClose();
    } catch (error) {
      toast(errorText(errorCodeOf(error)), "bad");
      setBusy(false);
    }
  };
  return (
    <Dialog open title={t("library.report", { name })} onClose={onClose}>
      <div className={styles["panel"]}>
        <p>{t("library.reportText")}</p>
        <SelectField
          label={t("report:why")}
          value={reason}
          onChange={(value) => setReason(REPORT_REASONS.find((one) => one === value) ?? reason)}
        >
          {REPORT_REASONS.map((one) => (
            <option key={one} value={one}>
              {t(`admin:reason.${one}`)}
            </option>
          ))}
        </SelectField>
        <Button wide busy={isBusy} onClick={() => void report()}>
          {t("report:do")}
        </Button>
      </div>
    </Dialog>
  );
}
