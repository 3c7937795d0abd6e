import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { deleteAccount } from "../../../client/api/accounts.ts";
import { signOut, useAccount } from "../../../client/auth/account.ts";
import { forgetPerson } from "../../../client/storage/device.ts";
import { dropRooms } from "../../../client/storage/roomKeys.ts";
import { Button, buttonClass } from "../../../ui/controls/Button.tsx";
import styles from "../account.module.css";
import { Card } from "../../../ui/page/PageCard.tsx";
import { LoginPage } from "../LoginPage.tsx";
import { Done, Expired, Failed, Working } from "./LinkStates.tsx";
import { usePressedLink } from "./useLink.ts";

const CAST = ["carrot.webp", "broccoli.webp"] as const;

/** Final confirmation for deleting an account. Its owner has to be logged in. */
export function DeleteAccount({ token }: { readonly token: string | undefined }) {
  const { t } = useTranslation("account");
  const account = useAccount();
  const userId = account.kind === "user" ? account.claims.userId : "";
  const { link, press } = usePressedLink(token, async (dtoken) => {
    await deleteAccount(userId, dtoken);
    dropRooms();
    forgetPerson();
    signOut();
  });

  if (link.state === "done") {
    return <Done heading={t("delete.done")} text={t("delete.doneText")} cast={CAST} />;
  }
  if (link.state === "expired") {
    return <Expired />;
  }
  if (link.state === "failed") return <Failed code={link.code} onAgain={() => press()} />;
  if (account.kind === "unknown") return <Working heading={t("delete.heading")} />;
  if (account.kind !== "user") return <LoginPage note={t("delete.loginFirst")} stays />;
  return (
    <Card heading={t("delete.heading")} cast={CAST}>
      <div className={styles["told"]}>
        <p>{t("delete.text", { email: account.claims.sub ?? "" })}</p>
        <p className={styles["quiet"]}>{t("delete.kept")}</p>
        <Button variant="danger" wide busy={link.state === "working"} onClick={() => press()}>
          {t("delete.submit")}
        </Button>
        <Link to="/" className={buttonClass({ variant: "quiet", wide: true })}>
          {t("delete.stay")}
        </Link>
      </div>
    </Card>
  );
}
