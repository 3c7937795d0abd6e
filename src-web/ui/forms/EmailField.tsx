import { useTranslation } from "react-i18next";
import { Field, type FieldProps } from "./Field.tsx";

interface EmailFieldProps extends Omit<FieldProps, "label" | "type" | "name"> {
  /** `username` where it identifies who logs in, so that password managers recognise it. */
  readonly autoComplete: "username" | "email";
  /** Replaces the default label, where it is not simply the user's own address. */
  readonly label?: string;
}

/** An e-mail address: no capitals, no autocorrection, and the keyboard with the @. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation("account");
  return (
    <Field
      {...props}
      label={props.label ?? t("form.email")}
      type="email"
      name="email"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
    />
  );
}
