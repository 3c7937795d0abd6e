import { Search } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchUsers } from "../../client/api/admin.ts";
import type { AdminUser } from "../../../src-shared/api/admin.ts";
import { dayOf } from "../../../src-shared/text/dates.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import styles from "./admin.module.css";
import { PagedList } from "./PagedList.tsx";
import { UserDialog } from "./UserDialog.tsx";
import { RIGHTS } from "./userDraft.ts";

/** Accounts, plus guests when searching; each opens a dialog for what can be changed. */
export default function UserList() {
  const { t } = useTranslation("admin");
  const [text, setText] = useState("");
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<AdminUser>();
  const search = useDeferredValue(text.trim());
  return (
    <>
      <search className={styles["search"]}>
        <Field
          label={t("users.search")}
          hint={t("users.hint")}
          type="search"
          autoComplete="off"
          end={<Search aria-hidden="true" />}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPage(1);
          }}
        />
      </search>
      <PagedList
        queryKey={["users", search]}
        fetchPage={(wanted) => fetchUsers(search, wanted)}
        page={page}
        onPage={setPage}
        keyOf={({ userId }) => userId}
      >
        {(user) => (
          <>
            <div className={styles["main"]}>
              <p className={styles["name"]}>{user.name || user.email || t("users.guest")}</p>
              <p className={styles["facts"]}>{user.email || user.userId}</p>
              <p className={styles["facts"]}>
                {t("users.since", { date: dayOf(user.createdAt) })} ·{" "}
                {user.subscriptionEndDate === undefined
                  ? t("users.unending")
                  : t("users.until", { date: dayOf(user.subscriptionEndDate) })}
              </p>
              <ul className={styles["badges"]}>
                {user.kind === "guest" && <li>{t("users.guest")}</li>}
                {user.hasPaid && <li>{t("users.paid")}</li>}
                {RIGHTS.filter((right) => user[right]).map((right) => (
                  <li key={right} data-right={right}>
                    {t(`right.${right}`)}
                  </li>
                ))}
              </ul>
            </div>
            <Button
              variant="quiet"
              aria-label={t("named", {
                action: t("users.change"),
                name: user.name || user.email || user.userId,
              })}
              onClick={() => setChosen(user)}
            >
              {t("users.change")}
            </Button>
          </>
        )}
      </PagedList>
      {chosen && (
        <UserDialog key={chosen.userId} user={chosen} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}
