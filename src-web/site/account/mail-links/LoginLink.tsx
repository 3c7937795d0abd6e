import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { consumeLoginToken } from "../../../client/api/accounts.ts";
import { signIn } from "../../../client/auth/account.ts";
import { track } from "../../../client/telemetry/analytics.ts";
import { toast } from "../../../ui/feedback/announcer.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import styles from "../account.module.css";
import { useIsHere } from "../../../ui/hooks/useIsHere.ts";
import { Card } from "../../../ui/page/PageCard.tsx";
import { CodeForm } from "../second-factor/CodeForm.tsx";
import { Expired, Failed } from "./LinkStates.tsx";
import { usePressedLink } from "./useLink.ts";

/** Page of a login link: one press logs in and leads to the start page. */
export function LoginLink({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [challenge, setChallenge] = useState<string>();
  const home = async () => {
    toast(t("login.welcome"), "good");
    // The user may be elsewhere by now.
    if (isHere()) await navigate({ to: "/", replace: true });
  };
  const toLogin = () => void navigate({ to: "/account/$", params: { _splat: "login" } });
  const { link, press } = usePressedLink(token, async (ltoken) => {
    const entered = await consumeLoginToken(ltoken);
    if ("challenge" in entered) return setChallenge(entered.challenge);
    signIn(entered);
    track("logged_in", { provider: "link" });
    await home();
  });
  if (challenge !== undefined) {
    return (
      <Card heading={t("loginLink.heading")} cast={["taco.webp", "avocado.webp"]}>
        <CodeForm challenge={challenge} onDone={() => void home()} onBack={toLogin} />
      </Card>
    );
  }
  if (link.state === "expired") {
    return <Expired help={{ action: t("link.toLogin"), onAction: toLogin }} />;
  }
  if (link.state === "failed") return <Failed code={link.code} onAgain={() => press()} />;
  return (
    <Card heading={t("loginLink.heading")} cast={["taco.webp", "avocado.webp"]}>
      <div className={styles["told"]}>
        <p>{t("loginLink.text")}</p>
        <Button size="big" wide busy={link.state !== "idle"} onClick={() => press()}>
          {t("loginLink.submit")}
        </Button>
      </div>
    </Card>
  );
}
