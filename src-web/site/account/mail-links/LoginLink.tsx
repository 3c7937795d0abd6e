import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { consumeLoginToken } from "../../../client/api/accounts.ts";
import { signIn } from "../../../client/auth/account.ts";
import { track } from "../../../client/telemetry/analytics.ts";
import { toast } from "../../../ui/feedback/announcer.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import styles from "../account.module.css";
import { Card } from "../../../ui/page/PageCard.tsx";
import { Expired, Failed } from "./LinkStates.tsx";
import { usePressedLink } from "./useLink.ts";

/** A link that logs in: one press, and on to the start. */
export function LoginLink({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const { link, press } = usePressedLink(token, async (ltoken) => {
    signIn(await consumeLoginToken(ltoken));
    track("logged_in", { provider: "link" });
    toast(t("login.welcome"), "good");
    await navigate({ to: "/", replace: true });
  });
  if (link.state === "expired") {
    return (
      <Expired
        action={t("link.toLogin")}
        onAction={() => void navigate({ to: "/account/$", params: { _splat: "login" } })}
      />
    );
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
