import { useTranslation } from "react-i18next";
import styles from "./account.module.css";
import { rich } from "../../ui/page/rich.tsx";

/** Link to a page to read before agreeing. It opens in a new tab, so that nothing typed is lost. */
const page = (href: string) => (words: string) => (
  <a key={href} className={styles["inline"]} href={href} target="_blank" rel="noreferrer">
    {words}
  </a>
);

/** Label of the box for agreeing to the terms, with links to the texts. */
export function TermsLabel() {
  const { t } = useTranslation("account");
  return rich(t("signUp.terms"), {
    terms: page("/terms-and-conditions"),
    privacy: page("/privacy-policy"),
  });
}
