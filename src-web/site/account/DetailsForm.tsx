import { useRef, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SignUp } from "../../../src-shared/api/accounts.ts";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import type { Language } from "../../../src-shared/catalog/languages.ts";
import { CheckField } from "../../ui/forms/CheckField.tsx";
import { EmailField } from "../../ui/forms/EmailField.tsx";
import { PasswordField } from "../../ui/forms/PasswordField.tsx";
import { NAME_MAX_LENGTH, PASSWORD_MIN_LENGTH } from "../../../src-shared/catalog/formLimits.ts";
import { LanguageField } from "../../ui/forms/SelectField.tsx";
import { useEarlyWriting } from "../../ui/forms/useEarlyWriting.ts";
import { useFieldErrors } from "../../ui/forms/useFieldErrors.ts";
import { ApiError } from "../../client/http/request.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { lastLook } from "../../client/storage/device.ts";
import { AvatarPicker } from "../../ui/avatar/AvatarPicker.tsx";
import { anyFree } from "../../ui/avatar/avatarSteps.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { useAwake } from "../../ui/hooks/useAwake.ts";
import styles from "./account.module.css";
import { signUpFault, type SignUpField } from "./signUpRules.ts";
import { TermsLabel } from "./TermsLabel.tsx";
const LEAST = { least: PASSWORD_MIN_LENGTH };

interface DetailsFormProps {
  readonly email: string;
  /** Left out when the address is fixed and shown read-only. */
  readonly onEmail?: (email: string) => void;
  readonly language: Language;
  /** Whether the newsletter box starts ticked. Only true where a later email asks for confirmation. */
  readonly newsTicked: boolean;
  readonly submit: string;
  /** Rejects when no account was created; both passwords are then cleared and marked. */
  readonly send: (details: SignUp) => Promise<void>;
  /** The error message to show, if there is one. */
  readonly failure?: string | undefined;
  /** Rendered below the button. */
  readonly children?: ReactNode;
}

/** Form with everything a new account needs (specification, sections 3 and 5). */
export function DetailsForm(props: DetailsFormProps) {
  const { email, onEmail, submit: submitLabel, send, failure, children } = props;
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const isAwake = useAwake();
  const form = useRef<HTMLFormElement>(null);
  useEarlyWriting(form);
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [confirm, setConfirm] = useState("");
  const [language, setLanguage] = useState(props.language);
  const [chosen, setChosen] = useState<string>();
  const [favourite] = useState(() => anyFree([], lastLook().avatarSrc) ?? "");
  // A prerendered page does not know the visitor's favourite: the build gives everybody the same character.
  const avatarSrc = chosen ?? (isAwake ? favourite : (PLAYER_AVATARS[0]?.src ?? ""));
  const [marketing, setMarketing] = useState(props.newsTicked);
  const [terms, setTerms] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { bind, clear, fail } = useFieldErrors<SignUpField>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const fault = signUpFault({ name, email, password, confirm, terms });
    if (fault) return fail([fault.field, t(`registration.${fault.reason}`, LEAST)]);
    setBusy(true);
    try {
      await send({
        name: name.trim(),
        email: email.trim(),
        password,
        language,
        marketingConsent: marketing,
        acceptTerms: terms,
        favoriteAvatarSrc: avatarSrc,
      });
    } catch (error) {
      console.error("sign-up failed", error);
      setPassword("");
      setConfirm("");
      const isWeak = error instanceof ApiError && error.code === "password_too_weak";
      fail(["password", isWeak ? errorText(error.code) : ""], ["confirm", ""]);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      ref={form}
      className={styles["details"]}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles["fields"]}>
        <Field
          {...bind("name")}
          label={t("form.name")}
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
          enterKeyHint="next"
          required
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            clear("name");
          }}
        />
        <EmailField
          {...bind("email")}
          autoComplete="username"
          enterKeyHint="next"
          readOnly={!onEmail}
          value={email}
          onChange={(event) => {
            onEmail?.(event.target.value);
            clear("email");
          }}
        />
        <PasswordField
          {...bind("password")}
          label={t("form.password")}
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
          enterKeyHint="next"
          value={confirm}
          onChange={(event) => {
            setConfirm(event.target.value);
            clear("confirm");
          }}
        />
        <LanguageField value={language} onChange={setLanguage} />
      </div>
      <div className={styles["character"]}>
        <h2 className={styles["label"]}>{t("signUp.avatar")}</h2>
        <AvatarPicker value={avatarSrc} used={[]} onChange={setChosen} />
      </div>
      <div className={styles["agree"]}>
        <CheckField
          name="marketingConsent"
          label={t("signUp.marketing")}
          checked={marketing}
          onChange={setMarketing}
        />
        <CheckField
          {...bind("terms")}
          name="acceptTerms"
          label={<TermsLabel />}
          required
          checked={terms}
          onChange={(isAccepted) => {
            setTerms(isAccepted);
            clear("terms");
          }}
        />
        <p className={styles["error"]} role="alert">
          {failure}
        </p>
        <Button type="submit" size="big" wide busy={isBusy}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
