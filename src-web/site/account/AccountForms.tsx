import { useEffect, useRef } from "react";
import styles from "./account.module.css";
import { EmailSent } from "./EmailSent.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { MailMeForm } from "./MailMeForm.tsx";
import type { AccountMode } from "./modes.ts";
import { SignUp } from "./SignUp.tsx";

export interface AccountFormsProps {
  readonly mode: AccountMode;
  readonly onMode: (mode: AccountMode) => void;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly next: string;
  readonly onDone?: (() => void) | undefined;
  /** Not for guests. */
  readonly needsAccount?: boolean;
}

/** The form of the mode, whatever stands around it. */
export function AccountForms(props: AccountFormsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const shown = useRef(props.mode);

  // What was pressed to come here is gone: keyboard and screen reader go on with the new form.
  useEffect(() => {
    if (shown.current !== props.mode) frame.current?.focus();
    shown.current = props.mode;
  }, [props.mode]);

  return (
    <div ref={frame} className={styles["frame"]} tabIndex={-1}>
      <ModeForm {...props} />
    </div>
  );
}

function ModeForm({ mode, ...rest }: AccountFormsProps) {
  const { onMode, email, onEmail } = rest;
  const toLogin = () => onMode("login");
  switch (mode) {
    case "login":
      return <LoginForm {...rest} />;
    case "signUp":
      return (
        <SignUp email={email} onEmail={onEmail} onLogin={toLogin} onSent={() => onMode("sent")} />
      );
    case "sent":
      return <EmailSent email={email.trim()} onLogin={toLogin} />;
    case "forgot":
    case "link":
      return (
        <MailMeForm key={mode} purpose={mode} email={email} onEmail={onEmail} onBack={toLogin} />
      );
  }
}
