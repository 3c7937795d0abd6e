import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { PASSWORD_MIN_LENGTH } from "../../../src-shared/catalog/formLimits.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { PasswordField } from "../../ui/forms/PasswordField.tsx";
import { useFieldErrors } from "../../ui/forms/useFieldErrors.ts";
import styles from "./account.module.css";
import { newPasswordFault, type NewPasswordDraft } from "./newPasswordRules.ts";
const LEAST = { least: PASSWORD_MIN_LENGTH };
const EMPTY: NewPasswordDraft = { present: "", password: "", confirm: "" };

interface NewPasswordFormProps {
  /** Whether the current password is required. It is not after a mailed link. */
  readonly asksPresent: boolean;
  /** May reject: the form then shows the reason, and marks the current password if that was wrong. */
  readonly save: (typed: NewPasswordDraft) => Promise<void>;
}

/** Form for a new password, typed twice. */
export function NewPasswordForm({ asksPresent, save }: NewPasswordFormProps) {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const [draft, setDraft] = useState(EMPTY);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { bind, clear, fail } = useFieldErrors<keyof NewPasswordDraft>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const fault = newPasswordFault(draft, asksPresent);
    if (fault) return fail([fault.field, t(`registration.${fault.reason}`, LEAST)]);
    setBusy(true);
    setFailure(undefined);
    try {
      await save(draft);
    } catch (error) {
      const code = errorCodeOf(error);
      if (code === "wrong_password") fail(["present", errorText(code)]);
      else setFailure(errorText(code));
    } finally {
      setBusy(false);
    }
  };

  const typed = (name: keyof NewPasswordDraft) => ({
    ...bind(name),
    name,
    value: draft[name],
    onChange: (event: { readonly target: { readonly value: string } }) => {
      const { value } = event.target;
      setDraft((before) => ({ ...before, [name]: value }));
      clear(name);
    },
  });
  return (
    <form className={styles["form"]} noValidate onSubmit={(event) => void submit(event)}>
      {asksPresent && (
        <PasswordField
          {...typed("present")}
          label={t("reset.present")}
          autoComplete="current-password"
          enterKeyHint="next"
        />
      )}
      <PasswordField
        {...typed("password")}
        label={t("reset.password")}
        hint={t("registration.password_short", LEAST)}
        autoComplete="new-password"
        enterKeyHint="next"
      />
      <PasswordField
        {...typed("confirm")}
        label={t("form.confirm")}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      <p className={styles["error"]} role="alert">
        {failure}
      </p>
      <Button type="submit" size="big" wide busy={isBusy}>
        {t("reset.submit")}
      </Button>
    </form>
  );
}
