import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import type { Profile, ProfileChange } from "../../../src-shared/api/profile.ts";
import { CheckField } from "../../ui/forms/CheckField.tsx";
import { NAME_MAX_LENGTH } from "../../../src-shared/catalog/formLimits.ts";
import { isFilled } from "../../ui/forms/rules.ts";
import { LanguageField } from "../../ui/forms/SelectField.tsx";
import { useFieldErrors } from "../../ui/forms/useFieldErrors.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { AvatarPicker } from "../../ui/avatar/AvatarPicker.tsx";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { DeleteSection } from "./DeleteSection.tsx";
import { EmailSection } from "./EmailSection.tsx";
import { ExportSection } from "./ExportSection.tsx";
import { LoginsSection } from "./LoginsSection.tsx";
import { PasswordSection } from "./PasswordSection.tsx";
import { SecondFactorSection } from "./SecondFactorSection.tsx";
import styles from "./profile.module.css";
import { saveProfile } from "./saveProfile.ts";
import type { TabProps } from "./tab.ts";

/** Changes that are not saved yet. */
type Edits = Partial<Pick<Profile, keyof ProfileChange>>;

/** Removes the saved changes, but keeps fields that were changed again during the request. */
function without(now: Edits, sent: Edits): Edits {
  const isLeft = ([key, value]: [string, unknown]) => sent[key as keyof Edits] !== value;
  return Object.fromEntries(Object.entries(now).filter(isLeft));
}

/** Form for name, language, character and consents. */
export default function MeTab({ profile }: TabProps) {
  const { t } = useTranslation(["profile", "account"]);
  const errorText = useErrorText();
  const client = useQueryClient();
  const headingId = useId();
  const { bind, clear, fail } = useFieldErrors<"name">();
  const [change, setChange] = useState<Edits>({});
  const edit = (part: Edits) => setChange((before) => ({ ...before, ...part }));
  const draft = { ...profile, ...change };
  const isChanged = Object.keys(change).length > 0;

  const saving = useMutation({
    mutationFn: (sent: Edits) =>
      saveProfile(profile, { ...sent, ...(sent.name && { name: sent.name.trim() }) }),
    onSuccess: (changed, sent) => {
      client.setQueryData(["profile", profile.userId], changed);
      setChange((now) => without(now, sent));
      toast(t("me.saved"), "good");
    },
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending || !isChanged) return;
    if (!isFilled(draft.name)) return fail(["name", t("account:registration.name_required")]);
    saving.mutate(change);
  };

  return (
    <>
      <form className={styles["card"]} noValidate aria-labelledby={headingId} onSubmit={submit}>
        <h2 id={headingId} className={styles["heading"]}>
          {t("me.heading")}
        </h2>
        <div className={styles["columns"]}>
          <div className={styles["column"]}>
            <Field
              {...bind("name")}
              label={t("account:form.name")}
              name="name"
              autoComplete="name"
              maxLength={NAME_MAX_LENGTH}
              required
              value={draft.name}
              onChange={(event) => {
                edit({ name: event.target.value });
                clear("name");
              }}
            />
            <LanguageField value={draft.language} onChange={(language) => edit({ language })} />
            <CheckField
              label={t("me.marketing")}
              checked={draft.marketingConsent}
              onChange={(marketingConsent) => edit({ marketingConsent })}
            />
            <CheckField
              label={t("me.analytics")}
              hint={t("me.analyticsHint")}
              checked={draft.analyticsConsent}
              onChange={(analyticsConsent) => edit({ analyticsConsent })}
            />
            <CheckField
              label={t("me.keepsAnswers")}
              hint={t("me.keepsAnswersHint")}
              checked={draft.keepsAnswers}
              onChange={(keepsAnswers) => edit({ keepsAnswers })}
            />
          </div>
          <div className={styles["character"]}>
            <h3 className={styles["label"]}>{t("account:signUp.avatar")}</h3>
            <AvatarPicker
              value={draft.favoriteAvatarSrc ?? ""}
              used={[]}
              onChange={(favoriteAvatarSrc) => edit({ favoriteAvatarSrc })}
            />
          </div>
        </div>
        {/* Not `disabled`: a button that is would lose the focus whenever it has saved. */}
        <Button
          type="submit"
          size="big"
          busy={saving.isPending}
          aria-disabled={saving.isPending || !isChanged || undefined}
        >
          {t("me.save")}
        </Button>
      </form>
      <EmailSection email={profile.email} />
      <PasswordSection email={profile.email} />
      <SecondFactorSection />
      <LoginsSection />
      <ExportSection userId={profile.userId} />
      <DeleteSection email={profile.email} />
    </>
  );
}
