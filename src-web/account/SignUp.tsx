import { useState } from "react";
import { useTranslation } from "react-i18next";
import { currentLanguage } from "../i18n/language.ts";
import { track } from "../session/analytics.ts";
import styles from "./account.module.css";
import { signUp } from "./calls.ts";
import { DetailsForm } from "./DetailsForm.tsx";
import { EmailSent } from "./EmailSent.tsx";

export interface SignUpProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onLogin: () => void;
}

/** From the form to the mail that is on its way. A failure says nothing (specification, section 8). */
export function SignUp({ email, onEmail, onLogin }: SignUpProps) {
  const { t } = useTranslation("account");
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <EmailSent email={sentTo} onLogin={onLogin} />;
  return (
    <DetailsForm
      email={email}
      onEmail={onEmail}
      language={currentLanguage()}
      submit={t("signUp.submit")}
      send={async (details) => {
        await signUp(details);
        track("signed_up", {});
        setSentTo(details.email);
      }}
    >
      <p className={styles["quiet"]}>{t("signUp.trial")}</p>
      <button type="button" className={styles["aside"]} onClick={onLogin}>
        {t("signUp.login")}
      </button>
    </DetailsForm>
  );
}
