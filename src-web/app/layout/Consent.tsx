import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { pageOf } from "../../../src-shared/catalog/pageName.ts";
import { consent, track, type Consent as Said } from "../../client/telemetry/analytics.ts";
import { storeConsent, shareConsent } from "../../client/telemetry/sharedConsent.ts";
import { isAdmin, useAccount } from "../../client/auth/account.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import styles from "./Consent.module.css";

/**
 * Asks for consent to analytics, with two equally prominent answers. Nothing waits for the answer. It is
 * asked once, and never of admins.
 */
export function Consent() {
  const { t } = useTranslation("site");
  const account = useAccount();
  const [isOpen, setOpen] = useState(() => consent() === undefined);
  const userId = account.kind === "user" && !isAdmin(account) ? account.claims.userId : undefined;
  useEffect(() => {
    if (userId === undefined) return;
    shareConsent(userId)
      .then(() => setOpen(consent() === undefined))
      .catch((error: unknown) => console.warn("consent not synced", error));
  }, [userId]);
  if (!isOpen || account.kind === "unknown" || isAdmin(account)) return null;

  const answer = (said: Said) => {
    storeConsent(said, userId);
    setOpen(false);
    if (userId !== undefined) {
      shareConsent(userId).catch((error: unknown) => console.warn("consent not synced", error));
    }
    if (said === "yes") track("page_viewed", { page: pageOf(location.pathname) });
  };
  return (
    <section className={styles["card"]} aria-labelledby="consent">
      <div className={styles["face"]}>
        <AvatarImage src="cookie.webp" size="64px" />
      </div>
      <div>
        <h2 id="consent" className={styles["heading"]}>
          {t("consent.heading")}
        </h2>
        <p className={styles["text"]}>{t("consent.text")}</p>
      </div>
      <div className={styles["answers"]}>
        <Button variant="quiet" onClick={() => answer("no")}>
          {t("consent.no")}
        </Button>
        <Button variant="quiet" onClick={() => answer("yes")}>
          {t("consent.yes")}
        </Button>
      </div>
    </section>
  );
}
