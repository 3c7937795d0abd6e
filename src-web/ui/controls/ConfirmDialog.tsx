import { useTranslation } from "react-i18next";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import styles from "./panel.module.css";

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  /** Label of the dangerous button. */
  readonly action: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before something that cannot be undone. */
export function ConfirmDialog({
  open,
  title,
  text,
  action,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation("common");
  return (
    <Dialog open={open} title={title} onClose={onClose}>
      <div className={styles["confirm"]}>
        <p>{text}</p>
        <Button
          variant="danger"
          wide
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          {t("button.back")}
        </Button>
      </div>
    </Dialog>
  );
}
