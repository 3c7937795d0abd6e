import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchMessages, removeMessage } from "../../client/api/admin.ts";
import type { Message } from "../../../src-shared/api/adminSite.ts";
import { Button, buttonClass } from "../../ui/controls/Button.tsx";
import { ConfirmDialog } from "../../ui/controls/ConfirmDialog.tsx";
import styles from "./admin.module.css";
import { instantOf } from "../../../src-shared/text/dates.ts";
import { PagedList } from "./PagedList.tsx";
import { useAdminMutation } from "./useAdminMutation.ts";

/** Messages that people wrote to the team. Handled ones are deleted. */
export default function Messages() {
  const { t } = useTranslation("admin");
  const [page, setPage] = useState(1);
  const [asking, setAsking] = useState<Message>();
  const removing = useAdminMutation(removeMessage);
  return (
    <>
      <PagedList
        queryKey={["messages"]}
        fetchPage={fetchMessages}
        page={page}
        onPage={setPage}
        keyOf={({ id }) => id}
      >
        {(message) => (
          <>
            <div className={styles["main"]}>
              <p className={styles["name"]}>{message.name}</p>
              <p className={styles["facts"]}>
                {message.email} · {instantOf(message.createdAt)}
              </p>
              <p className={styles["letter"]}>{message.message}</p>
            </div>
            <div className={styles["actions"]}>
              <a
                className={buttonClass()}
                aria-label={t("named", { action: t("messages.answer"), name: message.name })}
                href={`mailto:${encodeURIComponent(message.email)}`}
              >
                {t("messages.answer")}
              </a>
              <Button
                variant="quiet"
                aria-label={t("named", { action: t("messages.remove"), name: message.name })}
                busy={removing.isPending && removing.variables === message.id}
                onClick={() => setAsking(message)}
              >
                {t("messages.remove")}
              </Button>
            </div>
          </>
        )}
      </PagedList>
      <ConfirmDialog
        open={asking !== undefined}
        title={t("messages.removeTitle")}
        text={t("messages.removeText", { name: asking?.name ?? "" })}
        action={t("messages.remove")}
        onClose={() => setAsking(undefined)}
        onConfirm={() => asking && removing.mutate(asking.id)}
      />
    </>
  );
}
