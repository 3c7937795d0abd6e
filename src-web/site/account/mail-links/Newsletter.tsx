import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { confirmNewsletter } from "../../../client/api/site.ts";
import { buttonClass } from "../../../ui/controls/Button.tsx";
import styles from "../account.module.css";
import { Card } from "../../../ui/page/PageCard.tsx";
import { Expired, Failed, Working } from "./LinkStates.tsx";
import { useLink } from "./useLink.ts";

/** The second half of the double opt-in. */
export function Newsletter({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const { link, again } = useLink("newsletter", token, confirmNewsletter);
  switch (link.state) {
    case "working":
      return <Working heading={t("newsletter.working")} />;
    case "expired":
      return <Expired action={t("link.toStart")} onAction={() => void navigate({ to: "/" })} />;
    case "failed":
      return <Failed code={link.code} onAgain={again} />;
    case "done":
      return (
        <Card heading={t("newsletter.heading")} cast={["popcorn.webp", "pretzel.webp"]}>
          <div className={styles["told"]} role="status">
            <p>{t("newsletter.text")}</p>
            <Link to="/" className={buttonClass({ wide: true })}>
              {t("link.toStart")}
            </Link>
          </div>
        </Card>
      );
  }
}
