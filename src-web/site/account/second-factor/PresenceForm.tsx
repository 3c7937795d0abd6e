import { useMutation } from "@tanstack/react-query";
import { useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TYPED_CODE_MAX_LENGTH } from "../../../../src-shared/catalog/secondFactor.ts";
import { errorCodeOf } from "../../../client/http/request.ts";
import { useErrorText } from "../../../i18n/errors.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Field } from "../../../ui/forms/Field.tsx";
import { PasswordField } from "../../../ui/forms/PasswordField.tsx";
import { useFieldErrors } from "../../../ui/forms/useFieldErrors.ts";
import { LogInAgain } from "./LogInAgain.tsx";
import styles from "./secondFactor.module.css";

interface PresenceFormProps<Answer> {
  /** False for accounts without a password: those must have logged in recently. */
  readonly asksPassword: boolean;
  readonly asksCode: boolean;
  readonly submit: string;
  readonly children?: ReactNode;
  /** Whether the fields in `children` may be sent; they show their own errors. */
  readonly isComplete?: () => boolean;
  readonly work: (typed: {
    readonly password: string | undefined;
    readonly code: string;
  }) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
}

type Name = "password" | "code";

/**
 * Form for a change to how an account is logged in to. Password and code prove that the user is its owner.
 */
export function PresenceForm<Answer>(props: PresenceFormProps<Answer>) {
  const { asksPassword, asksCode, submit, children, isComplete, work, onDone } = props;
  const { t } = useTranslation("second-factor");
  const errorText = useErrorText();
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const { bind, clear, fail } = useFieldErrors<Name>();
  const working = useMutation({
    mutationFn: () => work({ password: asksPassword ? password : undefined, code }),
    onSuccess: onDone,
    onError: (error) => {
      const reason = errorCodeOf(error);
      const field: Name = reason === "wrong_code" || !asksPassword ? "code" : "password";
      fail([field, errorText(reason)]);
      if (field === "code") setCode("");
    },
  });

  const go = (event: FormEvent) => {
    event.preventDefault();
    if (working.isPending) return;
    if (isComplete?.() === false) return;
    if (asksPassword && password === "") return fail(["password", t("password.required")]);
    if (asksCode && code.trim() === "") return fail(["code", t("code.required")]);
    working.mutate();
  };

  if (working.isError && errorCodeOf(working.error) === "login_again") {
    return <LogInAgain text={t("again.text")} />;
  }
  return (
    <form className={styles["form"]} noValidate onSubmit={go}>
      {children}
      {asksPassword && (
        <PasswordField
          {...bind("password")}
          label={t("password.label")}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            clear("password");
          }}
        />
      )}
      {asksCode && (
        <Field
          {...bind("code")}
          label={t("code.label")}
          hint={t("code.hint")}
          name="code"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={TYPED_CODE_MAX_LENGTH}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            clear("code");
          }}
        />
      )}
      <p className={styles["error"]} role="alert">
        {!asksPassword && !asksCode && working.isError && errorText(errorCodeOf(working.error))}
      </p>
      <Button type="submit" busy={working.isPending}>
        {submit}
      </Button>
    </form>
  );
}
