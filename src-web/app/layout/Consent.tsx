import { useState } from "react";
import { useTranslation } from "react-i18next";
import { updateProfile } from "../../client/api/profile.ts";
import {
  pageOf,
  consent,
  setConsent,
  track,
  type Consent as Said,
} from "../../client/telemetry/analytics.ts";
import { isAdmin, useAccount } from "../../client/auth/account.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import styles from "./Consent.module.css";

/** The account says the same as this device, for the server to know it as well. */
function keepWithAccount(userId: string, said: Said): void {
  updateProfile(userId, { analyticsConsent: said === "yes" }).catch((error: unknown) =>
    console.warn("consent", error),
  );
}

/** May we count? Two equal answers, nothing waits for one. Asked once, and never of admins. */
export function Consent() {
  const { t } = useTranslation("site");
  const account = useAccount();
  const [isOpen, setOpen] = useState(() => consent() === undefined);
  if (!isOpen || account.kind === "unknown" || isAdmin(account)) return null;

  const answer = (said: Said) => {
    setConsent(said);
    setOpen(false);
    if (account.kind === "user") keepWithAccount(account.claims.userId, said);
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
