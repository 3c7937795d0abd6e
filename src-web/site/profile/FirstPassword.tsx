import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { forgotPassword } from "../../client/api/accounts.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { toast } from "../../ui/feedback/announcer.ts";
import { ResultMessage } from "../../ui/feedback/ResultMessage.tsx";
import styles from "./profile.module.css";

/** For users who log in with a provider or a mailed link: mails them a link to set a password. */
export function FirstPassword({ email }: { readonly email: string }) {
  const { t } = useTranslation("profile");
  const errorText = useErrorText();
  const asking = useMutation({
    mutationFn: () => forgotPassword(email),
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });
  if (asking.isSuccess) {
    return (
      <ResultMessage>
        <p>{t("delete.sent", { email })}</p>
      </ResultMessage>
    );
  }
  return (
    <div className={styles["part"]}>
      <p className={styles["quiet"]}>{t("password.none", { email })}</p>
      <Button variant="quiet" busy={asking.isPending} onClick={() => asking.mutate()}>
        {t("delete.mail")}
      </Button>
    </div>
  );
}
