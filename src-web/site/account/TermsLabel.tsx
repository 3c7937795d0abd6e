import { useTranslation } from "react-i18next";
import styles from "./account.module.css";
import { rich } from "../../ui/page/rich.tsx";

/** A page to read before one agrees: in a tab of its own, so that nothing typed is lost. */
const page = (href: string) => (words: string) => (
  <a key={href} className={styles["inline"]} href={href} target="_blank" rel="noreferrer">
    {words}
  </a>
);

/** What one agrees to. */
export function TermsLabel() {
  const { t } = useTranslation("account");
  return rich(t("signUp.terms"), {
    terms: page("/terms-and-conditions"),
    privacy: page("/privacy-policy"),
  });
}
