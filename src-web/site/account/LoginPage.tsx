import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/errors.ts";
import type { ErrorCode } from "../../../src-shared/catalog/errorCodes.ts";
import { useAccount } from "../../client/auth/account.ts";
import styles from "./account.module.css";
import { AccountForms } from "./AccountForms.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { useIsHere } from "../../ui/hooks/useIsHere.ts";
import { Card } from "../../ui/page/PageCard.tsx";
import type { AccountMode } from "./modes.ts";
import { loginQuery } from "./next.ts";
import { challengeIn } from "./second-factor/challenge.ts";

interface LoginPageProps {
  readonly mode?: "login" | "forgot";
  /** Why a login is needed here. */
  readonly note?: string;
  /** Whether to stay on this address after the login, because the parent then renders another page. */
  readonly stays?: boolean;
}

/** The login as a page of its own. A failed login at a provider also returns here. */
export function LoginPage({ mode: first = "login", note, stays = false }: LoginPageProps) {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const account = useAccount();
  const [query] = useState(() => loginQuery(location.search));
  const [refusal] = useState(() => new URLSearchParams(location.search).get("error"));
  const [challenge] = useState(() => challengeIn(location.hash));
  const [email, setEmail] = useState(query.email);
  const [mode, setMode] = useState<AccountMode>(first);
  const isIn = account.kind === "user" && first === "login";
  // Who is logged in already is sent on and sees no form: not while the session is checked, and not while the
  // next page loads. A form that was shown stays, as it has to finish the login it began.
  const [isAsked, setAsked] = useState(stays || first !== "login");
  if (!isAsked && account.kind !== "unknown" && !isIn) setAsked(true);

  useEffect(() => {
    if (isIn && !stays) void navigate({ href: query.next, replace: true });
  }, [isIn, stays, navigate, query.next]);

  const done = () => {
    // The login may have taken long, and its user may be elsewhere by now.
    if (isHere()) void navigate({ href: query.next, replace: true });
  };

  if (!isAsked) return <Loading />;
  return (
    <Card heading={t(`title.${mode}`)} cast={["pear.webp", "fries.webp"]} wide={mode === "signUp"}>
      {note !== undefined && <p className={styles["told"]}>{note}</p>}
      {refusal !== null && (
        <p className={styles["error"]} role="alert">
          {
            // SAFETY: a value that is no known error code gets the text of `internal` (i18n/errors.ts).
            errorText(refusal as ErrorCode)
          }
        </p>
      )}
      <AccountForms
        mode={mode}
        onMode={setMode}
        email={email}
        onEmail={setEmail}
        needsAccount={stays}
        challenge={challenge}
        next={stays ? location.pathname + location.search : query.next}
        onDone={stays ? undefined : done}
      />
    </Card>
  );
}
