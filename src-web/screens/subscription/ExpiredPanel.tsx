import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useJoinAddress } from "../../client/joinUrl.ts";
import { dayOf } from "../../../src-shared/text/dates.ts";
import { useAccount } from "../../client/auth/account.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { QrCode } from "../../ui/feedback/QrCode.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { isHandheld } from "../../ui/hooks/media.ts";
import { useHasPages, PageLink } from "../../ui/page/navigation.tsx";
import styles from "./expired.module.css";
import { payPath } from "../../client/auth/checkoutLink.ts";

/** Side of the QR code, CSS pixels (specification, section 2). */
const QR = "150px";

interface ExpiredPanelProps {
  /** The room that waits for the payment, if there is one. */
  readonly gameCode?: string;
  /** When its host's time ended according to the room, ms since 1970. */
  readonly endedAt?: number | undefined;
  /** Somebody has begun a checkout for this room. */
  readonly isPaying?: boolean;
  /** Called when the user follows the link to the payment page. */
  readonly onLeave?: (() => void) | undefined;
}

/**
 * Says when the paid time ended and how to go on. A shared screen shows a QR code that leads to a phone; a
 * phone links to the payment page.
 */
export function ExpiredPanel({ gameCode, endedAt, isPaying = false, onLeave }: ExpiredPanelProps) {
  const { t } = useTranslation("payment");
  const account = useAccount();
  const address = useJoinAddress();
  const claims = "claims" in account ? account.claims : undefined;
  // In a room the end date is its host's, whoever is logged in on this screen.
  const own = gameCode === undefined ? claims?.subscriptionEndDate : undefined;
  const end = endedAt === undefined ? own : new Date(endedAt).toISOString();
  const path = payPath(claims?.userId, gameCode);
  const onPhone = isHandheld();
  // A television has no page but the room, and nobody types a card number with a remote control.
  const hasPages = useHasPages();
  return (
    <div className={cx(styles["panel"], !onPhone && styles["far"])}>
      <div className={styles["words"]}>
        <span className={styles["face"]} aria-hidden="true">
          <AvatarImage src="popcorn.webp" size="clamp(84px, 14vmin, 150px)" />
        </span>
        {end !== undefined && (
          <p className={styles["end"]}>{t("expired.end", { date: dayOf(end) })}</p>
        )}
        <p>{t(onPhone ? "expired.text" : "expired.scan")}</p>
      </div>
      {!onPhone && (
        <div className={styles["code"]}>
          <Suspense fallback={<span className={styles["blank"]} />}>
            <QrCode text={address.at(path)} label={t("expired.qr")} size={QR} />
          </Suspense>
          <p className={styles["typed"]}>{address.typed}/payment</p>
        </div>
      )}
      {(isPaying || !onPhone) && (
        <p className={styles["wait"]} role="status">
          <Spinner small />
          {t(isPaying ? "expired.paying" : "expired.waiting")}
        </p>
      )}
      {hasPages && (
        <PageLink
          to="/payment"
          search={gameCode === undefined ? {} : { gameCode }}
          className={buttonClass(onPhone ? { size: "big", wide: true } : { variant: "quiet" })}
          {...(onLeave && { onClick: onLeave })}
        >
          {t(onPhone ? "expired.again" : "expired.here")}
        </PageLink>
      )}
    </div>
  );
}
