import { useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { PASSWORD_MIN_LENGTH } from "../../../../src-shared/catalog/formLimits.ts";
import { checkResetToken, resetPassword } from "../../../client/api/accounts.ts";
import { firstFault } from "../../../ui/forms/rules.ts";
import { PasswordField } from "../../../ui/forms/PasswordField.tsx";
import { useFieldErrors } from "../../../ui/forms/useFieldErrors.ts";
import { useErrorText } from "../../../i18n/errors.ts";
import { signOut } from "../../../client/auth/account.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import styles from "../account.module.css";
import { Card } from "../../../ui/page/PageCard.tsx";
import { isLongEnough } from "../signUpRules.ts";
import { linkFailure } from "./linkState.ts";
import { Expired, Failed, Working } from "./LinkStates.tsx";
import { useLink } from "./useLink.ts";

const CAST = ["egg.webp", "onigiri.webp"] as const;
const LOCK_MS = 500;
const LEAST = { least: PASSWORD_MIN_LENGTH };

/** A new password, by the link of a mail. */
export function ResetPassword({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const { link, again } = useLink("reset", token, checkResetToken);
  const [outcome, setOutcome] = useState<"open" | "done" | "expired">("open");
  const toLogin = () => void navigate({ to: "/account/$", params: { _splat: "login" } });

  if (outcome === "done") {
    return (
      <Card heading={t("reset.done")} cast={CAST}>
        <div className={styles["told"]} role="status">
          <p>{t("reset.doneText")}</p>
          <Button wide size="big" onClick={toLogin}>
            {t("link.toLogin")}
          </Button>
        </div>
      </Card>
    );
  }
  if (outcome === "expired" || link.state === "expired") {
    return (
      <Expired
        action={t("reset.askAgain")}
        onAction={() => void navigate({ to: "/account/$", params: { _splat: "forgotPassword" } })}
      />
    );
  }
  if (link.state === "working") return <Working heading={t("reset.heading")} />;
  if (link.state === "failed") return <Failed code={link.code} onAgain={again} />;
  return (
    <Card heading={t("reset.heading")} cast={CAST}>
      <NewPassword token={token ?? ""} onEnd={setOutcome} />
    </Card>
  );
}

interface NewPasswordProps {
  readonly token: string;
  readonly onEnd: (outcome: "done" | "expired") => void;
}

function NewPassword({ token, onEnd }: NewPasswordProps) {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const [password, setPassword] = useState("");
  const [confirm, setConfirm] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { bind, clear, fail } = useFieldErrors<"password" | "confirm">();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const fault = firstFault<
      "password" | "confirm",
      "password_required" | "password_short" | "confirm_required" | "password_mismatch"
    >([
      { field: "password", reason: "password_required", isMet: password !== "" },
      { field: "password", reason: "password_short", isMet: isLongEnough(password) },
      { field: "confirm", reason: "confirm_required", isMet: confirm !== "" },
      { field: "confirm", reason: "password_mismatch", isMet: password === confirm },
    ]);
    if (fault) return fail([fault.field, t(`registration.${fault.reason}`, LEAST)]);
    setBusy(true);
    setFailure(undefined);
    try {
      await resetPassword(token, password);
      // Every session of the account has ended, this browser's among them.
      signOut();
      onEnd("done");
    } catch (error) {
      const failed = linkFailure(error);
      if (failed.state === "failed") setFailure(errorText(failed.code));
      else onEnd("expired");
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles["form"]} noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        {...bind("password")}
        label={t("reset.password")}
        hint={t("registration.password_short", LEAST)}
        name="password"
        autoComplete="new-password"
        enterKeyHint="next"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          clear("password");
        }}
      />
      <PasswordField
        {...bind("confirm")}
        label={t("form.confirm")}
        name="confirm"
        autoComplete="new-password"
        enterKeyHint="go"
        value={confirm}
        onChange={(event) => {
          setConfirm(event.target.value);
          clear("confirm");
        }}
      />
      <p className={styles["error"]} role="alert">
        {failure}
      </p>
      <Button type="submit" size="big" wide busy={isBusy} lockMs={LOCK_MS}>
        {t("reset.submit")}
      </Button>
    </form>
  );
}
