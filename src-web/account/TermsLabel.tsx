import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import styles from "./account.module.css";

/** A page to read before one agrees: in a tab of its own, so that nothing typed is lost. */
function Page({ href, children }: { readonly href: string; readonly children?: ReactNode }) {
  return (
    <a className={styles["inline"]} href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** What one agrees to. */
export function TermsLabel() {
  const { t } = useTranslation("account");
  return (
    <Trans
      t={t}
      i18nKey="signUp.terms"
      components={{
        terms: <Page href="/terms-and-conditions" />,
        privacy: <Page href="/privacy-policy" />,
      }}
    />
  );
}
