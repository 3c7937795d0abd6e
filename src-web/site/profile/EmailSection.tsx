import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changeEmail } from "../../client/api/logins.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { EmailField } from "../../ui/forms/EmailField.tsx";
import { isEmail, isFilled } from "../../ui/forms/rules.ts";
import { useFieldErrors } from "../../ui/forms/useFieldErrors.ts";
import { PresenceForm } from "../account/second-factor/PresenceForm.tsx";
import { useSecondFactor } from "../account/second-factor/useSecondFactor.ts";
import { ResultMessage } from "../../ui/feedback/ResultMessage.tsx";
import styles from "./profile.module.css";

type Progress =
  | { readonly kind: "closed" | "open" }
  | { readonly kind: "sent"; readonly to: string };

/**
 * The email address for logging in, and a form to change it. A new one takes effect once confirmed by mail.
 */
export function EmailSection({ email }: { readonly email: string }) {
  const { t } = useTranslation(["profile", "account"]);
  const query = useSecondFactor();
  const [progress, setProgress] = useState<Progress>({ kind: "closed" });
  return (
    <section className={styles["card"]}>
      <h2 className={styles["heading"]}>{t("account:form.email")}</h2>
      <div className={styles["part"]}>
        {progress.kind === "sent" ? (
          <ResultMessage>
            <p>{t("email.sent", { email: progress.to })}</p>
          </ResultMessage>
        ) : (
          <p className={styles["quiet"]}>{t("email.text", { email })}</p>
        )}
        {progress.kind === "closed" && (
          <Button variant="quiet" onClick={() => setProgress({ kind: "open" })}>
            {t("email.change")}
          </Button>
        )}
        {progress.kind === "open" && (
          <QueryView query={query}>
            {({ hasPassword, isOn }) => (
              <NewEmail
                asksPassword={hasPassword}
                asksCode={isOn}
                onSent={(to) => setProgress({ kind: "sent", to })}
              />
            )}
          </QueryView>
        )}
      </div>
    </section>
  );
}

interface NewEmailProps {
  readonly asksPassword: boolean;
  readonly asksCode: boolean;
  readonly onSent: (to: string) => void;
}

function NewEmail({ asksPassword, asksCode, onSent }: NewEmailProps) {
  const { t } = useTranslation(["profile", "account"]);
  const [typed, setTyped] = useState("");
  const { bind, clear, fail } = useFieldErrors<"email">();
  const isComplete = () => {
    const fault = isFilled(typed) ? "email_invalid" : "email_required";
    if (!isEmail(typed)) fail(["email", t(`account:registration.${fault}`)]);
    return isEmail(typed);
  };
  return (
    <PresenceForm
      asksPassword={asksPassword}
      asksCode={asksCode}
      submit={t("delete.mail")}
      isComplete={isComplete}
      work={({ password, code }) =>
        changeEmail(typed.trim(), password, asksCode ? code : undefined)
      }
      onDone={() => onSent(typed.trim())}
    >
      <EmailField
        {...bind("email")}
        label={t("email.label")}
        autoComplete="email"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          clear("email");
        }}
      />
    </PresenceForm>
  );
}
