import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { TYPED_CODE_MAX_LENGTH } from "../../../../src-shared/catalog/secondFactor.ts";
import { passSecondFactor } from "../../../client/api/secondFactor.ts";
import { signIn } from "../../../client/auth/account.ts";
import { errorCodeOf } from "../../../client/http/request.ts";
import { track } from "../../../client/telemetry/analytics.ts";
import { useErrorText } from "../../../i18n/errors.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { announce } from "../../../ui/feedback/announcer.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { useFieldErrors } from "../../../ui/forms/useFieldErrors.ts";
import styles from "./secondFactor.module.css";

interface CodeFormProps {
  readonly challenge: string;
  readonly onDone?: (() => void) | undefined;
  /** Starts the login over: the challenge has expired, or it was the wrong account. */
  readonly onBack: () => void;
}

/** Last step of a login: a code from the app, or a recovery code. */
export function CodeForm({ challenge, onDone, onBack }: CodeFormProps) {
  const { t } = useTranslation(["second-factor", "account"]);
  const errorText = useErrorText();
  const [code, setCode] = useState("");
  const [isBusy, setBusy] = useState(false);
  const { bind, clear, fail } = useFieldErrors<"code">();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (code.trim() === "") return fail(["code", t("code.required")]);
    setBusy(true);
    try {
      signIn(await passSecondFactor(challenge, code));
      track("logged_in", { provider: "code" });
      announce(t("account:login.welcome"));
      onDone?.();
    } catch (error) {
      fail(["code", errorText(errorCodeOf(error))]);
      setCode("");
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles["form"]} noValidate onSubmit={(event) => void submit(event)}>
      <p>{t("login.text")}</p>
      <Field
        {...bind("code")}
        label={t("code.label")}
        hint={t("login.hint")}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={TYPED_CODE_MAX_LENGTH}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          clear("code");
        }}
      />
      <Button type="submit" size="big" wide busy={isBusy}>
        {t("account:login.submit")}
      </Button>
      <Button variant="quiet" wide onClick={onBack}>
        {t("login.back")}
      </Button>
    </form>
  );
}
