import { Crown, UserMinus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Circle, CircleMember } from "../../../../src-shared/api/circles.ts";
import { displayName } from "../../../../src-shared/text/displayName.ts";
import { handOn, removeMember } from "../../../client/api/circles.ts";
import { AvatarImage } from "../../../ui/avatar/AvatarImage.tsx";
import { ConfirmDialog } from "../../../ui/controls/ConfirmDialog.tsx";
import { IconButton } from "../../../ui/controls/IconButton.tsx";
import profile from "../profile.module.css";
import styles from "./circles.module.css";
import { useCircleChange } from "./useCircleChange.ts";

interface Question {
  readonly about: CircleMember;
  readonly what: "handOn" | "takeOut";
}

/** The members of the circle. Its leader can hand over the lead and remove people. */
export function People({ circle }: { readonly circle: Circle }) {
  const { t } = useTranslation("circles");
  const change = useCircleChange(circle.circleId);
  const [asking, setAsking] = useState<Question>();
  // One after the other: on a slow line a second request would be about people who are no longer as they are shown.
  const waits = change.isPending || undefined;
  const name = asking ? displayName(asking.about.name) : "";
  const confirm = ({ about, what }: Question) =>
    change.mutate(() =>
      what === "handOn"
        ? handOn(circle.circleId, about.id)
        : removeMember(circle.circleId, about.id),
    );
  return (
    <section className={profile["card"]} aria-labelledby="people">
      <h2 id="people" className={profile["heading"]}>
        {t("people.heading")}
      </h2>
      <ul className={styles["people"]}>
        {circle.members.map((member) => (
          <li key={member.id}>
            <AvatarImage src={member.avatarSrc} size="2.6em" lazy />
            <span>
              <b>{displayName(member.name)}</b>
              {member.isYou && <small>{t("people.you")}</small>}
              {member.leads && <small>{t("people.leads")}</small>}
            </span>
            {circle.leads && !member.isYou && (
              <span className={styles["tools"]}>
                <IconButton
                  label={t("people.handOnTitle", { name: displayName(member.name) })}
                  icon={<Crown />}
                  aria-disabled={waits}
                  onClick={() => setAsking({ about: member, what: "handOn" })}
                />
                <IconButton
                  label={t("people.takeOutTitle", { name: displayName(member.name) })}
                  icon={<UserMinus />}
                  aria-disabled={waits}
                  onClick={() => setAsking({ about: member, what: "takeOut" })}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== undefined}
        title={t(`people.${asking?.what ?? "handOn"}Title`, { name })}
        text={t(`people.${asking?.what ?? "handOn"}Text`)}
        action={t(`people.${asking?.what ?? "handOn"}`)}
        onClose={() => setAsking(undefined)}
        onConfirm={() => asking && confirm(asking)}
      />
    </section>
  );
}
