import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { AccountMode } from "../account/modes.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";

const TitledForms = lazy(() => import("../account/TitledForms.tsx"));

interface GuestLimitDialogProps {
  /** Somebody is logged in to an account: the room can be opened after all. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** A guest opened as many rooms as guests may: why, and the sign-up right there. */
export default function GuestLimitDialog({ onDone, onClose }: GuestLimitDialogProps) {
  const { t } = useTranslation("common");
  const errorText = useErrorText();
  const [mode, setMode] = useState<AccountMode>("signUp");
  const [email, setEmail] = useState("");
  return (
    <Dialog open title={t("menu.signUp")} onClose={onClose}>
      <p role="alert">{errorText("guest_limit")}</p>
      <Suspense fallback={<Spinner />}>
        <TitledForms
          mode={mode}
          onMode={setMode}
          email={email}
          onEmail={setEmail}
          next={location.pathname + location.search}
          onDone={onDone}
        />
      </Suspense>
    </Dialog>
  );
}
