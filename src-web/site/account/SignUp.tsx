import { useTranslation } from "react-i18next";
import { signUp } from "../../client/api/accounts.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { track } from "../../client/telemetry/analytics.ts";
import { useSells } from "../../ui/hooks/useSells.ts";
import styles from "./account.module.css";
import { DetailsForm } from "./DetailsForm.tsx";

interface SignUpProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onLogin: () => void;
  /** Called when the server accepted the sign-up: an email is on its way. */
  readonly onSent: () => void;
}

/** The sign-up form. A failure shows no message (specification, section 8). */
export function SignUp({ email, onEmail, onLogin, onSent }: SignUpProps) {
  const { t } = useTranslation("account");
  const sells = useSells();
  return (
    <DetailsForm
      email={email}
      onEmail={onEmail}
      language={currentLanguage()}
      newsTicked
      submit={t("signUp.submit")}
      send={async (details) => {
        await signUp(details);
        track("signed_up", {});
        onSent();
      }}
    >
      {sells && (
        <p className={styles["quiet"]} data-sale="">
          {t("signUp.trial")}
        </p>
      )}
      <button type="button" className={styles["aside"]} onClick={onLogin}>
        {t("signUp.login")}
      </button>
    </DetailsForm>
  );
}
