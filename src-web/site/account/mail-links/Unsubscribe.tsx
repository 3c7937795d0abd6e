import { useTranslation } from "react-i18next";
import { unsubscribe } from "../../../client/api/site.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import styles from "../account.module.css";
import { Card } from "../../../ui/page/PageCard.tsx";
import { Expired, Failed, ToStart } from "./LinkStates.tsx";
import { usePressedLink } from "./useLink.ts";

/** Ends the newsletter with one press and no questions. */
export function Unsubscribe({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation("account");
  const { link, press } = usePressedLink(token, unsubscribe);
  if (link.state === "expired") {
    return <Expired />;
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
          <ToStart />
        ) : (
          <Button wide size="big" busy={link.state === "working"} onClick={() => press()}>
            {t("unsubscribe.submit")}
          </Button>
        )}
      </div>
    </Card>
  );
}
