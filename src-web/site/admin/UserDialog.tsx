import { useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { changeUser } from "../../client/api/admin.ts";
import type { AdminUser, UserChange } from "../../../src-shared/api/admin.ts";
import { CheckField } from "../../ui/forms/CheckField.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Dialog } from "../../ui/controls/Dialog.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import type { FieldHandle } from "../../ui/forms/useFieldHandle.ts";
import styles from "./admin.module.css";
import { DATE_RANGE } from "./dateFields.ts";
import { FactorReset } from "./FactorReset.tsx";
import { useAdminMutation } from "./useAdminMutation.ts";
import { changeOf, draftOf, RIGHTS } from "./userDraft.ts";

interface UserDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
}

/** Dialog for the roles, the block and the end of the free time of one account. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const { t } = useTranslation(["admin", "common"]);
  const [draft, setDraft] = useState(() => draftOf(user));
  const [isBadDate, setBadDate] = useState(false);
  const date = useRef<FieldHandle>(null);
  const saving = useAdminMutation((change: UserChange) => changeUser(user.userId, change), onClose);
  const isGuest = user.kind === "guest";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const change = changeOf(user, draft);
    if (change === "badDate") {
      setBadDate(true);
      date.current?.fail();
      return;
    }
    if (Object.keys(change).length === 0) return onClose();
    saving.mutate(change);
  };

  return (
    <Dialog open title={user.name || user.email || t("users.guest")} onClose={onClose}>
      <form className={styles["form"]} noValidate onSubmit={submit}>
        <p className={styles["facts"]}>
          {user.email}
          <br />
          {user.userId}
        </p>
        {RIGHTS.filter((right) => !isGuest || right === "isBlocked").map((right) => (
          <CheckField
            key={right}
            label={t(`right.${right}`)}
            hint={t(`rightHint.${right}`)}
            checked={draft[right]}
            onChange={(checked) => setDraft({ ...draft, [right]: checked })}
          />
        ))}
        {!isGuest && (
          <>
            <CheckField
              label={t("users.hasEnd")}
              {...(user.hasPaid && { hint: t("users.paidHint") })}
              checked={draft.hasEnd}
              onChange={(hasEnd) => setDraft({ ...draft, hasEnd })}
            />
            {draft.hasEnd && (
              <Field
                ref={date}
                label={t("users.end")}
                type="date"
                {...DATE_RANGE}
                value={draft.day}
                error={isBadDate ? t("users.badDate") : undefined}
                onChange={(event) => {
                  setBadDate(false);
                  setDraft({ ...draft, day: event.target.value });
                }}
              />
            )}
          </>
        )}
        {user.hasSecondFactor && <FactorReset user={user} onDone={onClose} />}
        <Button type="submit" wide size="big" busy={saving.isPending}>
          {t("save")}
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          {t("common:button.cancel")}
        </Button>
      </form>
    </Dialog>
  );
}
