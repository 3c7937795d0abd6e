import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { unsubscribe } from "../../../client/api/site.ts";
import { Button, buttonClass } from "../../../ui/controls/Button.tsx";
import styles from "../account.module.css";
import { Card } from "../../../ui/page/PageCard.tsx";
import { Expired, Failed } from "./LinkStates.tsx";
import { usePressedLink } from "./useLink.ts";

/** No more news: one press, no questions. */
export function Unsubscribe({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation("account");
  const navigate = useNavigate();
  const { link, press } = usePressedLink(token, unsubscribe);
  if (link.state === "expired") {
    return <Expired action={t("link.toStart")} onAction={() => void navigate({ to: "/" })} />;
  }
  if (link.state === "failed") return <Failed code={link.code} onAgain={() => press()} />;
  const isDone = link.state === "done";
  return (
    <Card
      heading={t(isDone ? "unsubscribe.done" : "unsubscribe.heading")}
      cast={["lemon.webp", "peach.webp"]}
    >
      <div className={styles["told"]} role="status">
        <p>{t(isDone ? "unsubscribe.doneText" : "unsubscribe.text")}</p>
        {isDone ? (
          <Link to="/" className={buttonClass({ wide: true })}>
            {t("link.toStart")}
          </Link>
        ) : (
          <Button wide size="big" busy={link.state === "working"} onClick={() => press()}>
            {t("unsubscribe.submit")}
          </Button>
        )}
      </div>
    </Card>
  );
}
