import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../i18n/language.ts";
import { continueAsGuest } from "../session/account.ts";
import { AvatarImage } from "../ui/AvatarImage.tsx";
import { announce } from "../ui/announcer.ts";
import { Button } from "../ui/Button.tsx";
import styles from "./create.module.css";

/** The message that the server is not there stays this long (specification, section 9). */
const UNAVAILABLE_MS = 3_500;

/** Creating a room needs somebody who looks after it: be a guest with one tap. */
export function SignInPrompt({ onDone }: { readonly onDone?: () => void }) {
  const { t } = useTranslation(["site", "common"]);
  const [isBusy, setBusy] = useState(false);
  const [isUnavailable, setUnavailable] = useState(false);

  useEffect(() => {
    if (!isUnavailable) return undefined;
    const timeout = setTimeout(() => setUnavailable(false), UNAVAILABLE_MS);
    return () => clearTimeout(timeout);
  }, [isUnavailable]);

  const beGuest = async () => {
    setBusy(true);
    try {
      await continueAsGuest(currentLanguage());
      announce(t("common:menu.guest"));
      onDone?.();
    } catch (error) {
      console.error("guest login", error);
      setUnavailable(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles["prompt"]}>
      <AvatarImage src="bubble-tea.webp" size="120px" />
      <p>{t("create.needLoginText")}</p>
      <p className={styles["error"]} role="alert">
        {isUnavailable && t("common:error.server_unavailable")}
      </p>
      <Button size="big" wide busy={isBusy} onClick={() => void beGuest()}>
        {t("create.guest")}
      </Button>
    </div>
  );
}
