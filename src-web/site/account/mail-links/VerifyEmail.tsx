import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SITE } from "../../../i18n/site.ts";
import { ASKS_FOR_NEWS } from "../../../../src-shared/protocol/mailLinks.ts";
import { verifyEmail } from "../../../client/api/accounts.ts";
import { signIn, useAccount } from "../../../client/auth/account.ts";
import { Button, buttonClass } from "../../../ui/controls/Button.tsx";
import { ResultMessage } from "../../../ui/feedback/ResultMessage.tsx";
import styles from "../account.module.css";
import { Card } from "../../../ui/page/PageCard.tsx";
import { Expired, Failed } from "./LinkStates.tsx";
import { usePressedLink } from "./useLink.ts";

const open = async (token: string, wantsNews: boolean) =>
  signIn(await verifyEmail(token, wantsNews));

/** Whether the newsletter box was ticked on the sign-up form. */
const asksForNews = () =>
  new URLSearchParams(location.search).get(ASKS_FOR_NEWS.parameter) === ASKS_FOR_NEWS.value;

const CAST = ["donut.webp", "sushi-shades.webp"] as const;

/**
 * Page of the link that completes a sign-up: one press creates the account, logs its owner in and starts the
 * trial. It needs a press because mail scanners open links too and would let in whoever signed up. The
 * newsletter box starts ticked, so people who left it ticked confirm here whether they meant it.
 */
export function VerifyEmail({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const account = useAccount();
  const { link, press } = usePressedLink(token, open);
  const [asks] = useState(asksForNews);
  const [wantsNews, setWantsNews] = useState(false);
  const send = (wants: boolean) => {
    setWantsNews(wants);
    press(wants);
  };
  switch (link.state) {
    case "idle":
    case "working":
      return (
        <Card heading={t("verify.confirm")} cast={CAST}>
          <div className={styles["told"]}>
            <p>{t("verify.confirmText")}</p>
            {asks ? (
              <>
                <p>{t("verify.news")}</p>
                <div className={styles["row"]}>
                  <Button
                    size="big"
                    wide
                    busy={link.state === "working" && wantsNews}
                    onClick={() => send(true)}
                  >
                    {t("verify.withNews")}
                  </Button>
                  <Button
                    size="big"
                    wide
                    busy={link.state === "working" && !wantsNews}
                    onClick={() => send(false)}
                  >
                    {t("verify.withoutNews")}
                  </Button>
                </div>
              </>
            ) : (
              <Button size="big" wide busy={link.state === "working"} onClick={() => send(false)}>
                {t("verify.submit")}
              </Button>
            )}
          </div>
        </Card>
      );
    case "expired":
      return (
        <Expired
          help={{
            action: t("link.toLogin"),
            onAction: () => void navigate({ to: "/account/$", params: { _splat: "login" } }),
          }}
        />
      );
    case "failed":
      return <Failed code={link.code} onAgain={() => press(wantsNews)} />;
    case "done":
      return (
        <Card heading={t("verify.heading")} cast={CAST}>
          <ResultMessage className={styles["told"]}>
            <p>{t(SITE.sells ? "verify.text" : "verify.freeText")}</p>
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
          </ResultMessage>
        </Card>
      );
  }
}
