import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { CheckField } from "../forms/CheckField.tsx";
import { EmailField } from "../forms/EmailField.tsx";
import { PasswordField } from "../forms/PasswordField.tsx";
import { LanguageField } from "../forms/SelectField.tsx";
import { useFaults } from "../forms/useFaults.ts";
import { currentLanguage } from "../i18n/language.ts";
import { track } from "../session/analytics.ts";
import { lastLook } from "../session/device.ts";
import { AvatarPicker } from "../ui/AvatarPicker.tsx";
import { anyFree } from "../ui/avatarSteps.ts";
import { Button } from "../ui/Button.tsx";
import { Field } from "../ui/Field.tsx";
import styles from "./account.module.css";
import { signUp } from "./calls.ts";
import { signUpFault, type SignUpField } from "./signUpRules.ts";
import { TermsLabel } from "./TermsLabel.tsx";

const LOCK_MS = 500;
const NAME_MAX_LENGTH = 60;

interface SignUpFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onLogin: () => void;
  /** The server took it: a mail goes to this address. */
  readonly onSent: (email: string) => void;
}

/** Everything an account needs (specification, sections 3 and 5). */
export function SignUpForm({ email, onEmail, onLogin, onSent }: SignUpFormProps) {
  const { t } = useTranslation("account");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [confirm, setConfirm] = useState("");
  const [language, setLanguage] = useState(currentLanguage);
  const [avatarSrc, setAvatarSrc] = useState(() => anyFree([], lastLook().avatarSrc) ?? "");
  const [marketing, setMarketing] = useState(true);
  const [terms, setTerms] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { bind, clear, fail } = useFaults<SignUpField>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const fault = signUpFault({ name, email, password, confirm, terms });
    if (fault) return fail({ [fault.field]: t(`registration.${fault.reason}`) }, fault.field);
    setBusy(true);
    try {
      await signUp({
        name: name.trim(),
        email: email.trim(),
        password,
        language,
        marketingConsent: marketing,
        acceptTerms: terms,
        favoriteAvatarSrc: avatarSrc,
      });
      track("signed_up", {});
      onSent(email.trim());
    } catch (error) {
      console.error("sign-up", error);
      setPassword("");
      setConfirm("");
      // Marked and without a word (specification, section 8).
      fail({ password: "", confirm: "" }, "password");
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      className={styles["signUp"]}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div className={styles["form"]}>
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
          autoComplete="new-password"
          enterKeyHint="next"
          required
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
          required
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
        <AvatarPicker value={avatarSrc} used={[]} onChange={setAvatarSrc} />
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
        <Button type="submit" size="big" wide busy={isBusy} lockMs={LOCK_MS}>
          {t("signUp.submit")}
        </Button>
        <p className={styles["quiet"]}>{t("signUp.trial")}</p>
        <button type="button" className={styles["aside"]} onClick={onLogin}>
          {t("signUp.login")}
        </button>
      </div>
    </form>
  );
}
