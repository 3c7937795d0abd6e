import { useState } from "react";
import { useTranslation } from "react-i18next";
import { changePassword } from "../../client/api/logins.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { toast } from "../../ui/feedback/announcer.ts";
import { NewPasswordForm } from "../account/NewPasswordForm.tsx";
import { useSecondFactor } from "../account/second-factor/useSecondFactor.ts";
import { FirstPassword } from "./FirstPassword.tsx";
import styles from "./profile.module.css";
import { useRefetchLogins } from "./useLogins.ts";

/** Changes the password, or sets the first one. */
export function PasswordSection({ email }: { readonly email: string }) {
  const { t } = useTranslation(["account", "profile"]);
  const query = useSecondFactor();
  return (
    <section className={styles["card"]}>
      <h2 className={styles["heading"]}>{t("account:form.password")}</h2>
      <QueryView query={query}>
        {({ hasPassword }) => (hasPassword ? <OtherPassword /> : <FirstPassword email={email} />)}
      </QueryView>
    </section>
  );
}

function OtherPassword() {
  const { t } = useTranslation("profile");
  const [isOpen, setOpen] = useState(false);
  const othersEnded = useRefetchLogins();
  return (
    <div className={styles["part"]}>
      <p className={styles["quiet"]}>{t("password.text")}</p>
      {isOpen ? (
        <NewPasswordForm
          asksPresent
          save={async ({ present, password }) => {
            await changePassword(present, password);
            toast(t("password.done"), "good");
            setOpen(false);
            othersEnded();
          }}
        />
      ) : (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t("password.change")}
        </Button>
      )}
    </div>
  );
}
