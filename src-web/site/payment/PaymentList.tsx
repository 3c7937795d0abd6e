import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Payment } from "../../../src-shared/api/payment.ts";
import { dayOf } from "../../../src-shared/text/dates.ts";
import profileStyles from "../profile/profile.module.css";
import { cx } from "../../ui/hooks/cx.ts";
import { EmptyPicture } from "../../ui/feedback/EmptyPicture.tsx";
import styles from "./subscription.module.css";
import { useMoney } from "./useMoney.ts";

interface PaymentListProps {
  readonly userId: string;
  readonly payments: readonly Payment[];
}

/** The user's payments, newest first, each linked to its receipt. */
export function PaymentList({ userId, payments }: PaymentListProps) {
  const { t } = useTranslation("payment");
  const money = useMoney();
  return (
    <section className={profileStyles["card"]} aria-labelledby="payments">
      <h2 id="payments" className={profileStyles["heading"]}>
        {t("payments.heading")}
      </h2>
      {payments.length === 0 && (
        <>
          <EmptyPicture of="payments" />
          <p className={styles["none"]}>{t("payments.none")}</p>
        </>
      )}
      <ul className={styles["payments"]}>
        {payments.map(({ paymentId, number, createdAt, planId, amount, currency, status }) => (
          <li key={paymentId}>
            <Link
              to="/user/$userId/$"
              params={{ userId, _splat: `subscription/${paymentId}` }}
              className={styles["payment"]}
            >
              <span className={styles["what"]}>{t(`plan.${planId}`)}</span>
              <span className={styles["facts"]}>
                {dayOf(createdAt)} · {t("payments.number", { number })}
              </span>
              <span className={cx(styles["sum"], "tabular")}>
                {money(amount, currency)}
                {status !== "paid" && <small>{t(`payments.${status}`)}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
