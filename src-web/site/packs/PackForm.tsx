import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { errorCodeOf } from "../../client/http/request.ts";
import { addPack, updatePack } from "../../client/api/packs.ts";
import type { PackDraft } from "../../../src-shared/api/packs.ts";
import { intlTag } from "../../../src-shared/catalog/languages.ts";
import {
  PACK_ENTRIES_MAX,
  PACK_ENTRY_LENGTH_MAX,
  PACK_NAME_LENGTH_MAX,
  type PackKind,
} from "../../../src-shared/catalog/packs.ts";
import { RATINGS } from "../../../src-shared/catalog/settings.ts";
import { PicturesField } from "./PicturesField.tsx";
import { CheckField } from "../../ui/forms/CheckField.tsx";
import { firstFault, isFilled } from "../../ui/forms/rules.ts";
import { LanguageField, SelectField } from "../../ui/forms/SelectField.tsx";
import { useFieldErrors } from "../../ui/forms/useFieldErrors.ts";
import { useErrorText } from "../../i18n/errors.ts";
import { track } from "../../client/telemetry/analytics.ts";
import { toast } from "../../ui/feedback/announcer.ts";
import { useIsHere } from "../../ui/hooks/useIsHere.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { checkEntries } from "./entries.ts";
import { EntriesField } from "./EntriesField.tsx";
import styles from "./packs.module.css";

interface PackFormProps {
  readonly userId: string;
  readonly kind: PackKind;
  /** Left out for a new pack. */
  readonly id?: string;
  readonly draft: PackDraft;
}

/** Form to edit a pack. */
export function PackForm({ userId, kind, id, draft }: PackFormProps) {
  const { t } = useTranslation("packs");
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const [name, setName] = useState(draft.name);
  const [language, setLanguage] = useState(draft.language);
  const [isPublic, setPublic] = useState(draft.isPublic);
  const [text, setText] = useState(() => draft.entries.join("\n"));
  const { bind, clear, fail } = useFieldErrors<"name" | "entries">();
  const [rating, setRating] = useState(draft.rating);
  const [pictures, setPictures] = useState(draft.entries);
  const [isUploading, setUploading] = useState(false);
  const checked =
    kind === "picture" ? { entries: pictures, faults: [], isTooMany: false } : checkEntries(text);

  const saving = useMutation({
    mutationFn: () => {
      const request = { name: name.trim(), language, isPublic, rating, entries: checked.entries };
      return id === undefined ? addPack(kind, request) : updatePack(kind, id, request);
    },
    onSuccess: async (pack) => {
      client.setQueryData(["pack", kind, pack.id], pack);
      void client.invalidateQueries({ queryKey: ["packs", kind] });
      void client.invalidateQueries({ queryKey: ["entryResults", pack.id] });
      track("pack_written", { kind, entryCount: pack.entries.length });
      toast(t("editor.saved"), "good");
      // The user may be elsewhere by now.
      if (id === undefined && isHere()) {
        const params = { userId, _splat: `packs/${kind}/${pack.id}` };
        await navigate({ to: "/user/$userId/$", params, replace: true });
      }
    },
    onError: (error) => toast(errorText(errorCodeOf(error)), "bad"),
  });

  // A new pack moves to a page of its own when it is saved: anything changed in between would be lost. The form
  // is not inert for that, which would take the focus away from the button for good.
  const isFrozen = id === undefined && saving.isPending;
  const unlessFrozen =
    <Value,>(change: (value: Value) => void) =>
    (value: Value) => {
      if (!isFrozen) change(value);
    };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving.isPending || isUploading) return;
    const fault = firstFault<"name" | "entries", "name" | "none" | "tooMany" | "faults">([
      { field: "name", reason: "name", isMet: isFilled(name) },
      { field: "entries", reason: "none", isMet: checked.entries.length > 0 },
      { field: "entries", reason: "tooMany", isMet: !checked.isTooMany },
      { field: "entries", reason: "faults", isMet: checked.faults.length === 0 },
    ]);
    if (fault?.reason === "none" && kind === "picture") return toast(t("pictures.none"), "bad");
    if (fault) {
      const sentence = t(`editor.fault.${fault.reason}`, { max: PACK_ENTRIES_MAX });
      return fail([fault.field, sentence]);
    }
    saving.mutate();
  };

  return (
    <form className={styles["form"]} noValidate aria-busy={isFrozen} onSubmit={submit}>
      <div className={styles["pair"]}>
        <Field
          {...bind("name")}
          label={t("editor.name")}
          name="packName"
          lang={intlTag(language)}
          autoComplete="off"
          maxLength={PACK_NAME_LENGTH_MAX}
          required
          value={name}
          onChange={unlessFrozen((event) => {
            setName(event.target.value);
            clear("name");
          })}
        />
        <LanguageField value={language} onChange={unlessFrozen(setLanguage)} />
      </div>
      <SelectField
        label={t("editor.rating")}
        value={rating}
        onChange={unlessFrozen((value) =>
          setRating(RATINGS.find((one) => one === value) ?? rating),
        )}
      >
        {RATINGS.map((one) => (
          <option key={one} value={one}>
            {t(`rating.${one}`)}
          </option>
        ))}
      </SelectField>
      {kind === "picture" ? (
        <PicturesField
          ids={pictures}
          isBusy={isUploading}
          isFrozen={isFrozen}
          onBusy={setUploading}
          onChange={unlessFrozen(setPictures)}
        />
      ) : (
        <EntriesField
          {...bind("entries")}
          label={t(`kind.${kind}`)}
          hint={t("editor.entriesHint", { length: PACK_ENTRY_LENGTH_MAX })}
          language={language}
          value={text}
          checked={checked}
          onChange={unlessFrozen((next) => {
            setText(next);
            clear("entries");
          })}
        />
      )}
      <CheckField
        label={t("editor.public")}
        hint={t("editor.publicHint")}
        checked={isPublic}
        onChange={unlessFrozen(setPublic)}
      />
      <Button type="submit" size="big" wide busy={saving.isPending || isUploading}>
        {t("editor.save")}
      </Button>
    </form>
  );
}
