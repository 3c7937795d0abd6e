import { useTranslation } from "react-i18next";
import { AccountForms, type AccountFormsProps } from "./AccountForms.tsx";
import styles from "./account.module.css";

/** The forms under a heading of their own, for a dialog whose title is about something else. */
export default function TitledForms(props: AccountFormsProps) {
  const { t } = useTranslation("account");
  return (
    <div className={styles["titled"]}>
      <h3 className={styles["strong"]}>{t(`title.${props.mode}`)}</h3>
      <AccountForms {...props} />
    </div>
  );
}
