import { useEffect, useRef, useState } from "react";
import styles from "./account.module.css";
import { EmailSent } from "./EmailSent.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { MailMeForm } from "./MailMeForm.tsx";
import type { AccountMode } from "./modes.ts";
import { CodeForm } from "./second-factor/CodeForm.tsx";
import { SignUp } from "./SignUp.tsx";

export interface AccountFormsProps {
  readonly mode: AccountMode;
  readonly onMode: (mode: AccountMode) => void;
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly next: string;
  readonly onDone?: (() => void) | undefined;
  /** Whether a real account is needed: being a guest is then not offered. */
  readonly needsAccount?: boolean;
  /** Challenge of a login that only lacks its second factor. */
  readonly challenge?: string | undefined;
}

/** The form for the current mode, without the dialog or page around it. */
export function AccountForms(props: AccountFormsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [challenge, setChallenge] = useState(props.challenge);
  const form = challenge === undefined ? props.mode : "code";
  const shown = useRef(form);

  // The button that led here is gone, so move the keyboard focus and the screen reader to the new form.
  useEffect(() => {
    if (shown.current !== form) frame.current?.focus();
    shown.current = form;
  }, [form]);

  return (
    <div ref={frame} className={styles["frame"]} tabIndex={-1}>
      {challenge === undefined ? (
        <ModeForm {...props} onChallenge={setChallenge} />
      ) : (
        <CodeForm
          challenge={challenge}
          onDone={props.onDone}
          onBack={() => setChallenge(undefined)}
        />
      )}
    </div>
  );
}

interface ModeFormProps extends AccountFormsProps {
  readonly onChallenge: (challenge: string) => void;
}

function ModeForm({ mode, ...rest }: ModeFormProps) {
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
