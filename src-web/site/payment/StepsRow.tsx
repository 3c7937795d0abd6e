import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./payment.module.css";
import { STEPS, type Step } from "../../client/auth/checkoutLink.ts";

/** Progress through the steps of a purchase. */
export function StepsRow({ at }: { readonly at: Step }) {
  const { t } = useTranslation("payment");
  const reached = STEPS.indexOf(at);
  return (
    <ol className={styles["steps"]} aria-label={t("step.label")}>
      {STEPS.map((step, index) => (
        <li
          key={step}
          className={cx(
            styles["step"],
            index < reached && styles["past"],
            step === at && styles["now"],
          )}
          aria-current={step === at ? "step" : undefined}
        >
          <span className={styles["stepMark"]} aria-hidden="true">
            {index < reached ? <Check /> : index + 1}
          </span>
          <span className={styles["stepName"]}>{t(`step.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
