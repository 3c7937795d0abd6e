import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../client/http/request.ts";
import { forgotPassword, sendLoginLink } from "../../client/api/accounts.ts";
import { EmailField } from "../../ui/forms/EmailField.tsx";
import { firstFault, isEmail, isFilled } from "../../ui/forms/rules.ts";
import { useFieldErrors } from "../../ui/forms/useFieldErrors.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { ResultMessage } from "../../ui/feedback/ResultMessage.tsx";
import styles from "./account.module.css";

interface MailMeFormProps {
  /** Which link to mail: to set a new password, or to log in. */
  readonly purpose: "forgot" | "link";
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onBack: () => void;
}

/** Requests a mailed link. Shows the same confirmation whether or not the account exists. */
export function MailMeForm({ purpose, email, onEmail, onBack }: MailMeFormProps) {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const [progress, setProgress] = useState<"idle" | "sending" | "sent">("idle");
  const [failure, setFailure] = useState<string>();
  const { bind, clear, fail } = useFieldErrors<"email">();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (progress === "sending") return;
    const fault = firstFault<"email", "email_required" | "email_invalid">([
      { field: "email", reason: "email_required", isMet: isFilled(email) },
      { field: "email", reason: "email_invalid", isMet: isEmail(email) },
    ]);
    if (fault) return fail(["email", t(`registration.${fault.reason}`)]);
    setProgress("sending");
    setFailure(undefined);
    try {
      const address = email.trim();
      await (purpose === "forgot" ? forgotPassword(address) : sendLoginLink(address));
      setProgress("sent");
    } catch (error) {
      setProgress("idle");
      setFailure(errorText(error instanceof ApiError ? error.code : "error.server_unavailable"));
    }
  };

  const back = (
    <Button variant="quiet" wide onClick={onBack}>
      {t("mailMe.back")}
    </Button>
  );
  if (progress === "sent") {
    return (
      <ResultMessage className={styles["told"]}>
        <AvatarImage src="toast.webp" size="120px" />
        <p className={styles["strong"]}>{t(`mailMe.${purpose}.sent`)}</p>
        <p>{t("mailMe.sentText", { email: email.trim() })}</p>
        {back}
      </ResultMessage>
    );
  }
  return (
    <form className={styles["form"]} noValidate onSubmit={(event) => void submit(event)}>
      <p>{t(`mailMe.${purpose}.text`)}</p>
      <EmailField
        {...bind("email")}
        autoComplete="username"
        enterKeyHint="send"
        value={email}
        onChange={(event) => {
          onEmail(event.target.value);
          clear("email");
        }}
      />
      <p className={styles["error"]} role="alert">
        {failure}
      </p>
      <Button type="submit" size="big" wide busy={progress === "sending"}>
        {t(`mailMe.${purpose}.submit`)}
      </Button>
      {back}
    </form>
  );
}
