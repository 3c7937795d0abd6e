import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { ExpiredPanel } from "./ExpiredPanel.tsx";
import { usePaidElsewhere } from "./usePaidElsewhere.ts";

interface ExpiredDialogProps {
  /** Called when time has been paid for this account: the room can be opened now. */
  readonly onPaid: () => void;
  readonly onClose: () => void;
}

/** Explains why no room was opened. A screen that waits here goes on by itself when somebody has paid. */
export default function ExpiredDialog({ onPaid, onClose }: ExpiredDialogProps) {
  const { t } = useTranslation("payment");
  usePaidElsewhere(onPaid);
  return (
    <Dialog open title={t("expired.title")} onClose={onClose}>
      <ExpiredPanel />
    </Dialog>
  );
}
