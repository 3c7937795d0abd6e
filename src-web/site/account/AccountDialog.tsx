import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { AccountForms } from "./AccountForms.tsx";
import type { AccountMode } from "./modes.ts";
import { loginQuery } from "./next.ts";

export interface AccountDialogProps {
  /** What it begins with. */
  readonly mode: AccountMode;
  /** Not for guests. */
  readonly needsAccount?: boolean;
  readonly onClose: () => void;
}

/** Logging in and signing up over whatever screen one is on, and back to it. */
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
