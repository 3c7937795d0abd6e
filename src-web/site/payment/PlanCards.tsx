import { useTranslation } from "react-i18next";
import type { Cost } from "../../../src-shared/api/payment.ts";
import type { PlanId } from "../../../src-shared/catalog/plans.ts";
import { currentTag } from "../../i18n/language.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import { monthly, saving } from "./money.ts";
import styles from "./plans.module.css";
import { useMoney } from "./useMoney.ts";

const FACES: Readonly<Record<PlanId, string>> = {
  monthly: "popcorn.webp",
  yearly: "sushi-shades.webp",
};

interface PlanCardsProps {
  readonly costs: readonly Cost[];
  /** The plan that already renews automatically. */
  readonly owned: PlanId | undefined;
  /** Whether the user has no account yet; accounts have already had the free days. */
  readonly isNew: boolean;
  readonly onChoose: (plan: PlanId) => void;
}

/** The plans side by side, each drawn as a ticket. */
export function PlanCards({ costs, owned, isNew, onChoose }: PlanCardsProps) {
  const { t } = useTranslation("payment");
  const days = costs[0]?.trialDays ?? 0;
  return (
    <>
      <ul className={styles["plans"]}>
        {costs.map((cost) => (
          <li key={cost.planId} className={cx(styles["plan"], styles[cost.planId])}>
            <span className={styles["face"]} aria-hidden="true">
              <AvatarImage src={FACES[cost.planId]} size="var(--face)" />
            </span>
            <Plan cost={cost} share={saving(costs)} />
            <div className={styles["stub"]}>
              {owned === undefined ? (
                <Button size="big" wide variant="quiet" onClick={() => onChoose(cost.planId)}>
                  {t(`choose.${cost.planId}`)}
                </Button>
              ) : (
                <p className={styles["owned"]}>
                  {owned === cost.planId ? t("owned") : t("ownedOther")}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isNew && <p className={styles["trial"]}>{t("trial", { count: days })}</p>}
    </>
  );
}

function Plan({ cost, share }: { readonly cost: Cost; readonly share: number }) {
  const { t } = useTranslation("payment");
  const money = useMoney();
  const { planId, interval, amount, currency } = cost;
  const percent = new Intl.NumberFormat(currentTag(), { style: "percent" }).format(share);
  return (
    <>
      <h2 className={styles["planName"]}>{t(`plan.${planId}`)}</h2>
      <p className={cx(styles["price"], "tabular")}>
        <strong>{money(amount, currency)}</strong> <span>{t(`per.${interval}`)}</span>
      </p>
      {interval === "year" ? (
        <p className={styles["note"]}>
          {share > 0 && <b className={styles["save"]}>{t("save", { percent })}</b>}{" "}
          {t("equals", { price: money(monthly(cost), currency) })}
        </p>
      ) : (
        <p className={styles["note"]}>{t("flexible")}</p>
      )}
    </>
  );
}
