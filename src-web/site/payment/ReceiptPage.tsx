import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useTranslation } from "react-i18next";
import { fetchReceipt } from "../../client/api/payment.ts";
import type { Receipt } from "../../../src-shared/api/payment.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { Wordmark } from "../../ui/page/Wordmark.tsx";
import { dayOf } from "../../../src-shared/text/dates.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import profileStyles from "../profile/profile.module.css";
import { Button, buttonClass } from "../../ui/controls/Button.tsx";
import styles from "./subscription.module.css";
import { useMoney } from "./useMoney.ts";

interface ReceiptPageProps {
  readonly userId: string;
  readonly paymentId: string;
}

/** One receipt, to read and to print. */
export function ReceiptPage({ userId, paymentId }: ReceiptPageProps) {
  const { t } = useTranslation("payment");
  const query = useQuery({
    queryKey: ["receipt", userId, paymentId],
    queryFn: () => fetchReceipt(userId, paymentId),
  });
  return (
    <>
      <BackLink userId={userId} to="subscription">
        {t("receipt.back")}
      </BackLink>
      <QueryView query={query}>{(receipt) => <Paper receipt={receipt} />}</QueryView>
    </>
  );
}

function Paper({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation("payment");
  const money = useMoney();
  const { number, createdAt, currency, billedTo, lines, total, invoiceUrl } = receipt;
  return (
    <>
      <article className={styles["paper"]} aria-labelledby="receipt">
        <header className={styles["letterhead"]}>
          <Wordmark />
          <h2 id="receipt" className={profileStyles["heading"]}>
            {t("receipt.title", { number })}
          </h2>
        </header>
        <dl className={styles["heads"]}>
          <div>
            <dt>{t("receipt.date")}</dt>
            <dd>{dayOf(createdAt)}</dd>
          </div>
          <div>
            <dt>{t("receipt.for")}</dt>
            <dd>
              {billedTo.name}
              <br />
              {billedTo.email}
            </dd>
          </div>
        </dl>
        <table className={styles["lines"]}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t("receipt.item")}</th>
              <th scope="col">{t("receipt.amount")}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.kind}>
                <td>
                  {line.kind === "refund"
                    ? t("receipt.refund")
                    : t("receipt.period", {
                        plan: t(`plan.${line.planId}`),
                        from: dayOf(line.periodStart),
                        to: dayOf(line.periodEnd),
                      })}
                </td>
                <td className="tabular">{money(line.amount, currency)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t("receipt.total")}</th>
              <td className="tabular">{money(total, currency)}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles["small"]}>{t("receipt.taxes")}</p>
      </article>
      <div className={styles["under"]}>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t("receipt.print")}
        </Button>
        {invoiceUrl !== undefined && (
          <a className={buttonClass({ variant: "quiet" })} href={invoiceUrl} rel="noreferrer">
            {t("receipt.invoice")}
          </a>
        )}
      </div>
    </>
  );
}
