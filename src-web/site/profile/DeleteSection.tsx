import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { initDeleteAccount } from "../../client/api/accounts.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { ResultMessage } from "../../ui/feedback/ResultMessage.tsx";
import styles from "./profile.module.css";

/** Starts the deletion of an account, which is then confirmed with a link in an email. */
export function DeleteSection({ email }: { readonly email: string }) {
  const { t } = useTranslation(["profile", "common"]);
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const asking = useMutation({
    mutationFn: initDeleteAccount,
    onSuccess: () => setAsking(false),
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });
  const close = () => setAsking(false);
  return (
    <section className={styles["card"]}>
      <h2 className={styles["heading"]}>{t("delete.heading")}</h2>
      {asking.isSuccess ? (
        <ResultMessage>
          <p>{t("delete.sent", { email })}</p>
        </ResultMessage>
      ) : (
        <>
          <p className={styles["quiet"]}>{t("delete.text")}</p>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            {t("delete.button")}
          </Button>
        </>
      )}
      <Dialog open={isAsking} title={t("delete.title")} onClose={close}>
        <div className={styles["confirm"]}>
          <p>{t("delete.confirm", { email })}</p>
          <Button variant="danger" wide busy={asking.isPending} onClick={() => asking.mutate()}>
            {t("delete.mail")}
          </Button>
          <Button variant="quiet" wide onClick={close}>
            {t("common:button.cancel")}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
