import { useTranslation } from "react-i18next";
import { confirmNewsletter } from "../../../client/api/site.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import styles from "../account.module.css";
import { Card } from "../../../ui/page/PageCard.tsx";
import { Done, Expired, Failed } from "./LinkStates.tsx";
import { usePressedLink } from "./useLink.ts";

const CAST = ["popcorn.webp", "pretzel.webp"] as const;

const confirm = (token: string) => confirmNewsletter(token);

/** Second half of the double opt-in. It needs a press, since mail scanners open links too. */
export function Newsletter({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation("account");
  const { link, press } = usePressedLink(token, confirm);
  switch (link.state) {
    case "idle":
    case "working":
      return (
        <Card heading={t("newsletter.confirm")} cast={CAST}>
          <div className={styles["told"]}>
            <p>{t("newsletter.confirmText")}</p>
            <Button size="big" wide busy={link.state === "working"} onClick={() => press()}>
              {t("newsletter.submit")}
            </Button>
          </div>
        </Card>
      );
    case "expired":
      return <Expired />;
    case "failed":
      return <Failed code={link.code} onAgain={() => press()} />;
    case "done":
      return <Done heading={t("newsletter.heading")} text={t("newsletter.text")} cast={CAST} />;
  }
}
