import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { checkResetToken, resetPassword } from "../../../client/api/accounts.ts";
import { errorCodeOf } from "../../../client/http/request.ts";
import { signOut } from "../../../client/auth/account.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { ResultMessage } from "../../../ui/feedback/ResultMessage.tsx";
import styles from "../account.module.css";
import { Card } from "../../../ui/page/PageCard.tsx";
import { NewPasswordForm } from "../NewPasswordForm.tsx";
import { linkFailure } from "./linkState.ts";
import { Expired, Failed, Working } from "./LinkStates.tsx";
import { useLink } from "./useLink.ts";

const CAST = ["egg.webp", "onigiri.webp"] as const;

/** Sets a new password with the link from an email. */
export function ResetPassword({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const { link, again } = useLink("reset", token, checkResetToken);
  const [outcome, setOutcome] = useState<"open" | "done" | "expired">("open");
  const toLogin = () => void navigate({ to: "/account/$", params: { _splat: "login" } });

  if (outcome === "done") {
    return (
      <Card heading={t("reset.done")} cast={CAST}>
        <ResultMessage className={styles["told"]}>
          <p>{t("reset.doneText")}</p>
          <Button wide size="big" onClick={toLogin}>
            {t("link.toLogin")}
          </Button>
        </ResultMessage>
      </Card>
    );
  }
  if (outcome === "expired" || link.state === "expired") {
    return (
      <Expired
        help={{
          action: t("reset.askAgain"),
          onAction: () => void navigate({ to: "/account/$", params: { _splat: "forgotPassword" } }),
        }}
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
  const save = async (password: string) => {
    try {
      await resetPassword(token, password);
    } catch (error) {
      // A password that is too common has to be changed in the form; the link is still valid.
      const isWeak = errorCodeOf(error) === "password_too_weak";
      if (isWeak || linkFailure(error).state === "failed") throw error;
      return onEnd("expired");
    }
    // The server has ended every session of the account, including this browser's.
    signOut();
    onEnd("done");
  };
  return <NewPasswordForm asksPresent={false} save={({ password }) => save(password)} />;
}
