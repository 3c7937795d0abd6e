import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PASSWORD_MAX_LENGTH } from "../../../src-shared/catalog/formLimits.ts";
import { Field, type FieldProps } from "./Field.tsx";
import styles from "./forms.module.css";

interface PasswordFieldProps extends Omit<FieldProps, "type" | "end" | "autoComplete"> {
  /** What a password manager should offer here. */
  readonly autoComplete: "current-password" | "new-password";
}

/** A password, with a button to show what was typed. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation("account");
  const [isShown, setShown] = useState(false);
  const label = t(isShown ? "form.hidePassword" : "form.showPassword");
  return (
    <Field
      {...props}
      maxLength={PASSWORD_MAX_LENGTH}
      required
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles["peek"]}
          aria-label={label}
          title={label}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </button>
      }
    />
  );
}
