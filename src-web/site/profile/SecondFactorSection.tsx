import { useTranslation } from "react-i18next";
import { SecondFactor } from "../account/second-factor/SecondFactor.tsx";
import styles from "./profile.module.css";

/** Section for logging in with a code from an app in addition to the password. */
export function SecondFactorSection() {
  const { t } = useTranslation("second-factor");
  return (
    <section className={styles["card"]}>
      <h2 className={styles["heading"]}>{t("heading")}</h2>
      <div className={styles["steps"]}>
        <SecondFactor />
      </div>
    </section>
  );
}
