import { useState } from "react";
import { useTranslation } from "react-i18next";
import accountStyles from "../account/account.module.css";
import { AccountForms } from "../account/AccountForms.tsx";
import type { AccountMode } from "../account/modes.ts";
import { loginQuery } from "../account/next.ts";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./payment.module.css";

/** Paid time belongs to an account: asks the user to log in, or to sign up and use the free days first. */
export function AccountStep({ trialDays }: { readonly trialDays: number }) {
  const { t } = useTranslation(["payment", "account"]);
  const [mode, setMode] = useState<AccountMode>("login");
  const [email, setEmail] = useState(() => loginQuery(location.search).email);
  return (
    <section
      className={cx(styles["sheet"], mode === "signUp" && styles["broad"])}
      aria-label={t(`account:title.${mode}`)}
    >
      <p className={accountStyles["told"]}>
        {mode === "signUp" ? t("account.trial", { count: trialDays }) : t("account.text")}
      </p>
      <AccountForms
        mode={mode}
        onMode={setMode}
        email={email}
        onEmail={setEmail}
        next={location.pathname + location.search}
        needsAccount
      />
    </section>
  );
}
