import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { logIn } from "../../client/api/accounts.ts";
import { useFieldErrors } from "../../ui/forms/useFieldErrors.ts";
import { EmailField } from "../../ui/forms/EmailField.tsx";
import { firstFault, isEmail, isFilled } from "../../ui/forms/rules.ts";
import { PasswordField } from "../../ui/forms/PasswordField.tsx";
import { useErrorText } from "../../i18n/errors.ts";
import { signIn, useAccount } from "../../client/auth/account.ts";
import { track } from "../../client/telemetry/analytics.ts";
import { announce } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";
import styles from "./account.module.css";
import { GuestButton } from "./GuestButton.tsx";
import { loginFailure } from "./loginFailure.ts";
import type { AccountMode } from "./modes.ts";
import { SocialButtons } from "./SocialButtons.tsx";
import { usePassingMessage } from "./usePassingMessage.ts";

/** How long messages about the server stay, ms (specification, section 8). */
const UNAVAILABLE_MS = 5_000;

interface LoginFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onMode: (mode: Exclude<AccountMode, "login" | "sent">) => void;
  /** Called when the password is right and the account has a second factor. */
  readonly onChallenge: (challenge: string) => void;
  /** Called once the user is signed in, as a guest or with an account. */
  readonly onDone?: (() => void) | undefined;
  /** Where to return after logging in on a provider's page. */
  readonly next: string;
  /** Whether what follows needs an account: being a guest is then not offered. */
  readonly needsAccount?: boolean | undefined;
}

type Name = "email" | "password";

/** Login form: email and password, and every other way to log in. */
export function LoginForm(props: LoginFormProps) {
  const { email, onEmail, onMode, onChallenge, onDone, next, needsAccount = false } = props;
  const { t } = useTranslation(["account", "common"]);
  const errorText = useErrorText();
  const account = useAccount();
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [passing, sayPassing] = usePassingMessage(UNAVAILABLE_MS);
  const { bind, clear, fail } = useFieldErrors<Name>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const fault = firstFault<Name, "email_required" | "email_invalid" | "password_helper_text">([
      { field: "email", reason: "email_required", isMet: isFilled(email) },
      { field: "email", reason: "email_invalid", isMet: isEmail(email) },
      { field: "password", reason: "password_helper_text", isMet: password !== "" },
    ]);
    if (fault) return fail([fault.field, t(`registration.${fault.reason}`)]);
    setBusy(true);
    sayPassing(undefined);
    try {
      const entered = await logIn(email.trim(), password);
      if ("challenge" in entered) return onChallenge(entered.challenge);
      signIn(entered);
      track("logged_in", { provider: "password" });
      announce(t("login.welcome"));
      onDone?.();
    } catch (error) {
      const failure = loginFailure(error);
      const text = errorText(failure.code);
      if (failure.kind === "passing") sayPassing(text);
      else fail([failure.kind, text]);
      if (failure.kind === "password") setPassword("");
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles["form"]} noValidate onSubmit={(event) => void submit(event)}>
      <EmailField
        {...bind("email")}
        autoComplete="username"
        enterKeyHint="next"
        value={email}
        onChange={(event) => {
          onEmail(event.target.value);
          clear("email");
        }}
      />
      <PasswordField
        {...bind("password")}
        label={t("form.password")}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          clear("password");
        }}
      />
      <p className={styles["error"]} role="alert">
        {passing}
      </p>
      <Button type="submit" size="big" wide busy={isBusy}>
        {t("login.submit")}
      </Button>
      <div className={styles["asides"]}>
        <button type="button" className={styles["aside"]} onClick={() => onMode("forgot")}>
          {t("login.forgot")}
        </button>
        <button type="button" className={styles["aside"]} onClick={() => onMode("link")}>
          {t("login.link")}
        </button>
      </div>
      <p className={styles["or"]}>
        <span>{t("login.or")}</span>
      </p>
      <div className={styles["others"]}>
        <SocialButtons next={next} />
        <Button variant="quiet" wide onClick={() => onMode("signUp")}>
          {t("login.signUp")}
        </Button>
        {account.kind === "visitor" && !needsAccount && (
          <GuestButton variant="quiet" label={t("login.guest")} onDone={onDone} />
        )}
      </div>
    </form>
  );
}
