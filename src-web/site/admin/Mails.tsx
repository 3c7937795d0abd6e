import { useMutation } from "@tanstack/react-query";
import { Fragment, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchUnsent, readMail } from "../../client/api/admin.ts";
import { errorCodeOf } from "../../client/http/request.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { toast } from "../../ui/feedback/announcer.ts";
import { CopyByHand } from "../../ui/forms/CopyByHand.tsx";
import styles from "./admin.module.css";
import { instantOf } from "../../../src-shared/text/dates.ts";
import { PagedList } from "./PagedList.tsx";

/** Unsent emails. On a site without a mail provider an admin can read them and pass their links on. */
export default function Mails() {
  const { t } = useTranslation(["admin", "common", "links"]);
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const reading = useMutation({
    mutationFn: readMail,
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });
  const letter = reading.data;
  const [refused, setRefused] = useState<string>();
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      toast(t("common:button.copied"), "good");
    } catch {
      setRefused(link);
      toast(t("links:copyFailed"), "bad");
    }
  };
  return (
    <>
      <p className={styles["facts"]}>{t("mails.hint")}</p>
      <PagedList
        queryKey={["mails"]}
        fetchPage={fetchUnsent}
        page={page}
        onPage={setPage}
        keyOf={({ id }) => id}
      >
        {(mail) => (
          <>
            <div className={styles["main"]}>
              <p className={styles["name"]}>{mail.subject}</p>
              <p className={styles["facts"]}>
                {mail.to} · {instantOf(mail.createdAt)}
              </p>
              {mail.tries > 0 && (
                <p className={styles["facts"]}>
                  {t("mails.tries", { tries: mail.tries })} {mail.error}
                </p>
              )}
            </div>
            {mail.isReadable && (
              <Button
                variant="quiet"
                aria-label={t("named", { action: t("mails.read"), name: mail.subject })}
                busy={reading.isPending && reading.variables === mail.id}
                onClick={() => reading.mutate(mail.id)}
              >
                {t("mails.read")}
              </Button>
            )}
          </>
        )}
      </PagedList>
      <Dialog
        open={letter !== undefined}
        title={letter?.subject ?? ""}
        size="wide"
        onClose={reading.reset}
      >
        {letter && (
          <div className={styles["form"]}>
            <p className={styles["facts"]}>{letter.to}</p>
            {letter.links.slice(0, 1).map((link) => (
              <Fragment key={link}>
                <Button onClick={() => void copy(link)}>{t("mails.copy")}</Button>
                {refused === link && <CopyByHand label={t("mails.copy")} url={link} />}
              </Fragment>
            ))}
            <p className={styles["letter"]}>{letter.text}</p>
          </div>
        )}
      </Dialog>
    </>
  );
}
