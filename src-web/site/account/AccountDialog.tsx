import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { AccountForms } from "./AccountForms.tsx";
import type { AccountMode } from "./modes.ts";
import { loginQuery } from "./next.ts";

interface AccountDialogProps {
  /** The form shown first. */
  readonly mode: AccountMode;
  /** Whether a real account is needed: being a guest is then not offered. */
  readonly needsAccount?: boolean;
  readonly onClose: () => void;
}

/** Dialog for logging in and signing up on top of the current screen, which stays behind it. */
export default function AccountDialog({
  mode: first,
  needsAccount = false,
  onClose,
}: AccountDialogProps) {
  const { t } = useTranslation("account");
  const [mode, setMode] = useState(first);
  const [email, setEmail] = useState(() => loginQuery(location.search).email);
  return (
    <Dialog
      open
      title={t(`title.${mode}`)}
      size={mode === "signUp" ? "wide" : "normal"}
      onClose={onClose}
    >
      <AccountForms
        mode={mode}
        onMode={setMode}
        email={email}
        onEmail={setEmail}
        needsAccount={needsAccount}
        next={location.pathname + location.search}
        onDone={onClose}
      />
    </Dialog>
  );
}
