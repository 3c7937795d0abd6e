import { useState } from "react";
import { EmailSent } from "./EmailSent.tsx";
import { SignUpForm } from "./SignUpForm.tsx";

export interface SignUpProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly onLogin: () => void;
}

/** From the form to the mail that is on its way. */
export function SignUp({ email, onEmail, onLogin }: SignUpProps) {
  const [sentTo, setSentTo] = useState<string>();
  return sentTo === undefined ? (
    <SignUpForm email={email} onEmail={onEmail} onLogin={onLogin} onSent={setSentTo} />
  ) : (
    <EmailSent email={sentTo} onLogin={onLogin} />
  );
}
