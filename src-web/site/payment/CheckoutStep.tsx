import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ApiError } from "../../client/http/request.ts";
import type { Cost } from "../../../src-shared/api/payment.ts";
import type { PlanId } from "../../../src-shared/catalog/plans.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { logOut } from "../../client/auth/account.ts";
import type { AccessClaims } from "../../client/auth/token.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button, buttonClass } from "../../ui/controls/Button.tsx";
import { useAnnouncement } from "../../ui/feedback/useAnnouncement.ts";
import styles from "./payment.module.css";
import { useBeginning } from "./useBeginning.ts";
import { useMoney } from "./useMoney.ts";
import { isHintedAt, type PaymentSearch } from "../../client/auth/checkoutLink.ts";

interface CheckoutStepProps {
  readonly cost: Cost;
  readonly search: PaymentSearch;
  readonly claims: AccessClaims;
  /** The plan that already renews automatically. */
  readonly owned: PlanId | undefined;
  readonly onBack: () => void;
}

/** Summary of what is about to be bought and by whom, then redirects to the payment provider. */
export function CheckoutStep({ cost, search, claims, owned, onBack }: CheckoutStepProps) {
  const { t } = useTranslation("payment");
  const errorText = useErrorText();
  const money = useMoney();
  const { planId, currency, amount, interval } = cost;
  const { gameCode } = search;
  const beginning = useBeginning({ planId, currency, ...(gameCode && { gameCode }) });
  const code = beginning.error instanceof ApiError ? beginning.error.code : undefined;
  if (owned !== undefined || code === "already_subscribed") {
    return <Already userId={claims.userId} />;
  }
  if (code === "payment_not_configured") return <Closed />;
  const isOther = !isHintedAt(search, claims.userId);
  const price = money(amount, currency);
  return (
    <section className={styles["sheet"]} aria-label={t("step.checkout")}>
      {(isOther || code === "not_yours") && (
        <p className={styles["warn"]} role="alert">
          {t("confirm.otherAccount")}
        </p>
      )}
      <dl className={styles["order"]}>
        <div>
          <dt>{t(`plan.${planId}`)}</dt>
          <dd className="tabular">{price}</dd>
        </div>
        <div>
          <dt>{t("confirm.payer")}</dt>
          <dd>{claims.sub}</dd>
        </div>
      </dl>
      <p className={styles["quiet"]}>{t(`confirm.renews.${interval}`, { price })}</p>
      {beginning.error && code !== "not_yours" && (
        <p className={styles["warn"]} role="alert">
          {errorText(code ?? "internal")}
        </p>
      )}
      <Button
        size="big"
        wide
        busy={beginning.isPending || beginning.isSuccess}
        onClick={() => beginning.mutate()}
      >
        {t("confirm.pay", { price })}
      </Button>
      <p className={styles["fine"]}>{t("confirm.secure")}</p>
      <div className={styles["pair"]}>
        <Button variant="quiet" wide onClick={onBack}>
          {t("confirm.otherPlan")}
        </Button>
        <Button variant="quiet" wide onClick={() => void logOut()}>
          {t("confirm.changeAccount")}
        </Button>
      </div>
    </section>
  );
}

function Already({ userId }: { readonly userId: string }) {
  const { t } = useTranslation("payment");
  useAnnouncement(`${t("already.heading")} ${t("already.text")}`);
  return (
    <section className={styles["sheet"]}>
      <AvatarImage src="sushi-shades.webp" size="120px" />
      <h1 className={styles["heading"]}>{t("already.heading")}</h1>
      <p>{t("already.text")}</p>
      <Link
        to="/user/$userId/$"
        params={{ userId, _splat: "subscription" }}
        className={buttonClass({ size: "big" })}
      >
        {t("already.manage")}
      </Link>
    </section>
  );
}

function Closed() {
  const { t } = useTranslation("payment");
  return (
    <section className={styles["sheet"]} role="alert">
      <AvatarImage src="onigiri.webp" size="120px" />
      <h2 className={styles["heading"]}>{t("off.heading")}</h2>
      <p>{t("off.text")}</p>
      <Link to="/contact" className={buttonClass({ variant: "quiet" })}>
        {t("off.contact")}
      </Link>
    </section>
  );
}
