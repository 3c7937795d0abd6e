import { useTranslation } from "react-i18next";
import { confirmEmail } from "../../../client/api/logins.ts";
import { refreshToken, useAccount } from "../../../client/auth/account.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { Card } from "../../../ui/page/PageCard.tsx";
import styles from "../account.module.css";
import { LoginPage } from "../LoginPage.tsx";
import { Done, Expired, Failed, Working } from "./LinkStates.tsx";
import { usePressedLink } from "./useLink.ts";

const CAST = ["pear.webp", "donut.webp"] as const;

/** Confirms the new email address of an account. Its owner has to be logged in. */
export function ConfirmEmail({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation("account");
  const account = useAccount();
  const { link, press } = usePressedLink(token, async (etoken) => {
    await confirmEmail(etoken);
    // The menu shows the address from the token.
    await refreshToken().catch((error: unknown) => console.warn("token refresh failed", error));
  });

  if (link.state === "done") {
    return <Done heading={t("confirmEmail.done")} text={t("confirmEmail.doneText")} cast={CAST} />;
  }
  if (link.state === "expired") {
    return <Expired />;
  }
  if (link.state === "failed") return <Failed code={link.code} onAgain={() => press()} />;
  if (account.kind === "unknown") return <Working heading={t("verify.confirm")} />;
  if (account.kind !== "user") return <LoginPage note={t("confirmEmail.loginFirst")} stays />;
  return (
    <Card heading={t("verify.confirm")} cast={CAST}>
      <div className={styles["told"]}>
        <p>{t("confirmEmail.text", { email: account.claims.sub ?? "" })}</p>
        <Button size="big" wide busy={link.state === "working"} onClick={() => press()}>
          {t("confirmEmail.submit")}
        </Button>
      </div>
    </Card>
  );
}
