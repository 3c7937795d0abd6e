import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../../i18n/language.ts";
import { continueAsGuest } from "../../client/auth/account.ts";
import { announce } from "../../ui/feedback/announcer.ts";
import { Button, type ButtonLook } from "../../ui/controls/Button.tsx";
import styles from "./GuestButton.module.css";
import { usePassingMessage } from "./usePassingMessage.ts";

/** How long the message about an unreachable server stays, ms (specification, section 9). */
const UNAVAILABLE_MS = 3_500;

interface GuestButtonProps extends ButtonLook {
  readonly label: string;
  readonly onDone?: (() => void) | undefined;
}

/** Button that makes the visitor a guest with one tap. */
export function GuestButton({ label, onDone, ...look }: GuestButtonProps) {
  const { t } = useTranslation("common");
  const [isBusy, setBusy] = useState(false);
  const [unavailable, sayUnavailable] = usePassingMessage(UNAVAILABLE_MS);

  const beGuest = async () => {
    setBusy(true);
    try {
      await continueAsGuest(currentLanguage());
      announce(t("menu.guest"));
      onDone?.();
    } catch (error) {
      console.error("guest login failed", error);
      sayUnavailable(t("error.server_unavailable"));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles["guest"]}>
      <p className={styles["error"]} role="alert">
        {unavailable}
      </p>
      <Button {...look} wide busy={isBusy} onClick={() => void beGuest()}>
        {label}
      </Button>
    </div>
  );
}
