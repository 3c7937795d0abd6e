import { useTranslation } from "react-i18next";
import { SITE } from "../../i18n/site.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { ResultMessage } from "../../ui/feedback/ResultMessage.tsx";
import styles from "./account.module.css";
import { BOLD, rich } from "../../ui/page/rich.tsx";

interface EmailSentProps {
  readonly email: string;
  readonly onLogin: () => void;
}

/** Confirmation of a sign-up: what to do in the inbox, and what the account includes. */
export function EmailSent({ email, onLogin }: EmailSentProps) {
  const { t } = useTranslation("account");
  return (
    <ResultMessage className={styles["told"]}>
      <AvatarImage src="toast.webp" size="140px" />
      <p>{rich(t("sent.text", { email }), BOLD)}</p>
      {SITE.sells && <p className={styles["quiet"]}>{t("sent.trial")}</p>}
      <p className={styles["quiet"]}>{t("sent.nothing")}</p>
      <Button wide size="big" onClick={onLogin}>
        {t("sent.login")}
      </Button>
    </ResultMessage>
  );
}
