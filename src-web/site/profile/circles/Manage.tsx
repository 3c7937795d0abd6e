import { Download, LogOut, Trash2 } from "lucide-react";
import { useNavigate } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Circle } from "../../../../src-shared/api/circles.ts";
import { CIRCLE_NAME_MAX_LENGTH } from "../../../../src-shared/catalog/circles.ts";
import {
  deleteCircle,
  exportCircle,
  removeMember,
  renameCircle,
} from "../../../client/api/circles.ts";
import { Button } from "../../../ui/controls/Button.tsx";
import { ConfirmDialog } from "../../../ui/controls/ConfirmDialog.tsx";
import { toast } from "../../../ui/feedback/announcer.ts";
import { Field } from "../../../ui/forms/Field.tsx";
import { useFieldErrors } from "../../../ui/forms/useFieldErrors.ts";
import { saveFile } from "../../../ui/hooks/saveFile.ts";
import { useIsHere } from "../../../ui/hooks/useIsHere.ts";
import profile from "../profile.module.css";
import styles from "./circles.module.css";
import { useCircleChange } from "./useCircleChange.ts";

/** Actions for the whole circle: rename, export, leave, delete. */
export function Manage({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation("circles");
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { circleId, leads, members } = circle;
  const saving = useCircleChange(circleId);
  const leaving = useCircleChange(circleId);
  const removing = useCircleChange(circleId);
  const [asking, setAsking] = useState<"leave" | "remove">();
  const me = members.find(({ isYou }) => isYou);
  const save = async () => {
    const text = JSON.stringify(await exportCircle(circleId), null, 2);
    saveFile(new Blob([text], { type: "application/json" }), `${circle.name}.json`);
  };
  const leave = async () => {
    if (me) await removeMember(circleId, me.id);
    await goToList();
  };
  const remove = async () => {
    await deleteCircle(circleId);
    await goToList();
  };
  const goToList = async () => {
    // The user may be elsewhere by now.
    if (isHere()) await navigate({ to: "/circle/$", params: { _splat: "" } });
  };
  return (
    <section className={profile["card"]} aria-labelledby="manage">
      <h2 id="manage" className={profile["heading"]}>
        {t("manage.heading")}
      </h2>
      {leads && <Rename circle={circle} />}
      <div className={styles["row"]}>
        <Button
          variant="quiet"
          icon={<Download />}
          busy={saving.isPending}
          onClick={() => saving.mutate(save)}
        >
          {t("manage.export")}
        </Button>
        <Button
          variant="quiet"
          icon={<LogOut />}
          busy={leaving.isPending}
          onClick={() => setAsking("leave")}
        >
          {t("manage.leave")}
        </Button>
        {leads && (
          <Button
            variant="quiet"
            icon={<Trash2 />}
            busy={removing.isPending}
            onClick={() => setAsking("remove")}
          >
            {t("manage.remove")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        title={t(`manage.${asking ?? "leave"}`)}
        text={t(`manage.${asking ?? "leave"}Text`)}
        action={t(`manage.${asking ?? "leave"}`)}
        onClose={() => setAsking(undefined)}
        onConfirm={() => (asking === "remove" ? removing.mutate(remove) : leaving.mutate(leave))}
      />
    </section>
  );
}

function Rename({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation("circles");
  // What was typed; undefined while the field shows the circle's own name, which may change elsewhere.
  const [typed, setTyped] = useState<string>();
  const change = useCircleChange(circle.circleId, () => {
    setTyped(undefined);
    toast(t("manage.renamed"), "good");
  });
  const { bind, clear, fail } = useFieldErrors<"name">();
  const name = typed ?? circle.name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return fail(["name", t("manage.noName")]);
    change.mutate(() => renameCircle(circle.circleId, name));
  };
  return (
    <form className={styles["picker"]} onSubmit={submit} noValidate>
      <Field
        {...bind("name")}
        label={t("manage.name")}
        required
        value={name}
        maxLength={CIRCLE_NAME_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          clear("name");
        }}
      />
      <Button type="submit" variant="quiet" busy={change.isPending}>
        {t("manage.rename")}
      </Button>
    </form>
  );
}
