import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { verifyEmail } from "../../../client/api/accounts.ts";
import { signIn, useAccount } from "../../../client/auth/account.ts";
import { buttonClass } from "../../../ui/controls/Button.tsx";
import styles from "../account.module.css";
import { Card } from "../../../ui/page/PageCard.tsx";
import { Expired, Failed, Working } from "./LinkStates.tsx";
import { useLink } from "./useLink.ts";

const open = async (token: string) => signIn(await verifyEmail(token));

/** The link of a sign-up: the account is there, its owner logged in, the trial has begun. */
export function VerifyEmail({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const account = useAccount();
  const { link, again } = useLink("verify", token, open);
  switch (link.state) {
    case "working":
      return <Working heading={t("verify.working")} />;
    case "expired":
      return (
        <Expired
          action={t("link.toLogin")}
          onAction={() => void navigate({ to: "/account/$", params: { _splat: "login" } })}
        />
      );
    case "failed":
      return <Failed code={link.code} onAgain={again} />;
    case "done":
      return (
        <Card heading={t("verify.heading")} cast={["donut.webp", "sushi-shades.webp"]}>
          <div className={styles["told"]} role="status">
            <p>{t("verify.text")}</p>
            <div className={styles["row"]}>
              <Link to="/" className={buttonClass({ size: "big", wide: true })}>
                {t("verify.play")}
              </Link>
              {"claims" in account && (
                <Link
                  to="/user/$userId/$"
                  params={{ userId: account.claims.userId, _splat: "" }}
                  className={buttonClass({ variant: "quiet", wide: true })}
                >
                  {t("verify.profile")}
                </Link>
              )}
            </div>
          </div>
        </Card>
      );
  }
}
