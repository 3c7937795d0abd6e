import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SITE } from "../../../i18n/site.ts";
import { acceptInvite, fetchInvite } from "../../../client/api/accounts.ts";
import type { SignUp } from "../../../../src-shared/api/accounts.ts";
import { useErrorText } from "../../../i18n/errors.ts";
import { signIn } from "../../../client/auth/account.ts";
import { track } from "../../../client/telemetry/analytics.ts";
import { toast } from "../../../ui/feedback/announcer.ts";
import styles from "../account.module.css";
import { useIsHere } from "../../../ui/hooks/useIsHere.ts";
import { Card } from "../../../ui/page/PageCard.tsx";
import { DetailsForm } from "../DetailsForm.tsx";
import { linkFailure } from "./linkState.ts";
import { Expired, Failed, Working } from "./LinkStates.tsx";
import { useLink } from "./useLink.ts";

/** Page of an invitation: who sent it, and the sign-up form without a choice of address. */
export function AcceptInvite({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation("account");
  const errorText = useErrorText();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { link, again } = useLink("invite", token, fetchInvite);
  const [failure, setFailure] = useState<string>();
  const [isOver, setOver] = useState(false);

  if (isOver || link.state === "expired") {
    return (
      <Expired
        help={{ action: t("link.toSignUp"), onAction: () => void navigate({ to: "/register" }) }}
      />
    );
  }
  if (link.state === "working") return <Working heading={t("invite.working")} />;
  if (link.state === "failed") return <Failed code={link.code} onAgain={again} />;

  const { email, invitedBy, language } = link.answer;
  const send = async (details: SignUp) => {
    setFailure(undefined);
    try {
      signIn(await acceptInvite(token ?? "", details));
    } catch (error) {
      const failed = linkFailure(error);
      if (failed.state === "expired") setOver(true);
      if (failed.state === "failed") setFailure(errorText(failed.code));
      throw error;
    }
    track("signed_up", {});
    toast(t("login.welcome"), "good");
    // The user may be elsewhere by now.
    if (isHere()) await navigate({ to: "/", replace: true });
  };
  return (
    <Card heading={t("invite.heading")} cast={["bubble-tea.webp", "pancake.webp"]} wide>
      <p className={styles["told"]}>{t("invite.text", { name: invitedBy })}</p>
      <DetailsForm
        email={email}
        language={language}
        newsTicked={false}
        submit={t("invite.submit")}
        send={send}
        failure={failure}
      >
        {SITE.sells && <p className={styles["quiet"]}>{t("signUp.trial")}</p>}
      </DetailsForm>
    </Card>
  );
}
