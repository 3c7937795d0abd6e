import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/errors.ts";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { SignInPrompt } from "./SignInPrompt.tsx";
import styles from "./create.module.css";

interface GuestLimitDialogProps {
  /** Called once the user is logged in to an account, so that the room can be opened after all. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Shown when a guest has opened as many rooms as guests may: explains why, and offers the sign-up. */
export default function GuestLimitDialog({ onDone, onClose }: GuestLimitDialogProps) {
  const { t } = useTranslation("site");
  const errorText = useErrorText();
  return (
    <Dialog open title={t("create.thirdRoom")} onClose={onClose}>
      <p role="alert" className={styles["reason"]}>
        {errorText("guest_limit")}
      </p>
      <SignInPrompt begins="signUp" onDone={onDone} />
    </Dialog>
  );
}
