import { Trans, useTranslation } from "react-i18next";
import styles from "./account.module.css";

/** What one agrees to, with the pages to read it: in a tab of their own, so that nothing typed is lost. */
export function TermsLabel() {
  const { t } = useTranslation("account");
  const page = (href: string) => (
    <a className={styles["inline"]} href={href} target="_blank" rel="noreferrer" />
  );
  return (
    <Trans
      t={t}
      i18nKey="signUp.terms"
      components={{ terms: page("/terms-and-conditions"), privacy: page("/privacy-policy") }}
    />
  );
}
