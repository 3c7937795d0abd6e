import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { fetchInvites, revokeInvite, sendInvite } from "../../client/api/admin.ts";
import { LANGUAGE_NAMES } from "../../../src-shared/catalog/languages.ts";
import { EmailField } from "../../ui/forms/EmailField.tsx";
import { isEmail } from "../../ui/forms/rules.ts";
import { LanguageField } from "../../ui/forms/SelectField.tsx";
import { useFieldErrors } from "../../ui/forms/useFieldErrors.ts";
import { currentLanguage } from "../../i18n/language.ts";
import { dayOf } from "../../../src-shared/text/dates.ts";
import { Button } from "../../ui/controls/Button.tsx";
import styles from "./admin.module.css";
import { PagedList } from "./PagedList.tsx";
import { useAdminMutation } from "./useAdminMutation.ts";

/** Invites people by email and lists who was invited. */
export default function Invites() {
  const { t } = useTranslation(["admin", "account"]);
  const [email, setEmail] = useState("");
  const [language, setLanguage] = useState(currentLanguage);
  const [page, setPage] = useState(1);
  const { bind, clear, fail } = useFieldErrors<"email">();
  const sending = useAdminMutation(
    () => sendInvite(email.trim(), language),
    () => setEmail(""),
  );
  const revoking = useAdminMutation(revokeInvite);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmail(email)) return fail(["email", t("account:registration.email_invalid")]);
    sending.mutate(undefined);
  };

  return (
    <>
      <form className={styles["card"]} noValidate onSubmit={submit}>
        <div className={styles["pair"]}>
          <EmailField
            {...bind("email")}
            autoComplete="email"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              clear("email");
            }}
          />
          <LanguageField value={language} onChange={setLanguage} />
        </div>
        <Button type="submit" busy={sending.isPending}>
          {t("invites.send")}
        </Button>
      </form>
      <PagedList
        queryKey={["invites"]}
        fetchPage={fetchInvites}
        page={page}
        onPage={setPage}
        keyOf={({ inviteId }) => inviteId}
      >
        {(invite) => (
          <>
            <div className={styles["main"]}>
              <p className={styles["name"]}>{invite.email}</p>
              <p className={styles["facts"]}>
                {LANGUAGE_NAMES[invite.language]} ·{" "}
                {t("invites.by", { name: invite.invitedBy, date: dayOf(invite.createdAt) })}
              </p>
              <ul className={styles["badges"]}>
                <li data-state={invite.status}>{t(`invites.${invite.status}`)}</li>
              </ul>
            </div>
            {invite.status === "open" && (
              <Button
                variant="quiet"
                aria-label={t("named", { action: t("invites.revoke"), name: invite.email })}
                busy={revoking.isPending && revoking.variables === invite.inviteId}
                onClick={() => revoking.mutate(invite.inviteId)}
              >
                {t("invites.revoke")}
              </Button>
            )}
          </>
        )}
      </PagedList>
    </>
  );
}
