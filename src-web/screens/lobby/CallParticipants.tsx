import { UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { useSeats } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { useAnnouncement } from "../../ui/feedback/useAnnouncement.ts";
import { activity } from "../../platform/discord/activity.ts";
import styles from "./CallParticipants.module.css";
import { missingFrom, useParticipants } from "../../platform/discord/participants.ts";

/**
 * In the lobby of a Discord activity: who is in the call but not in the room yet, and a button to invite more
 * people.
 */
export default function CallParticipants() {
  const { t } = useTranslation("discord");
  const { list } = useFormats();
  const participants = useParticipants();
  const seats = useSeats();
  const people = seats.filter(({ robot }) => !robot);
  const { count, names } = missingFrom(
    participants,
    people.map(({ alias }) => alias),
  );
  const isAlone = seats.length === 1 && count === 0;
  const missing =
    count > 0 ? t("crew.missing", { names: names ? list(names) : String(count) }) : "";
  useAnnouncement(missing);
  return (
    <div className={styles["crew"]}>
      {isAlone && <p className={styles["missing"]}>{t("crew.first")}</p>}
      {missing !== "" && <p className={styles["missing"]}>{missing}</p>}
      <Button
        variant="quiet"
        icon={<UserPlus />}
        onClick={() => void activity().then(({ invite }) => invite())}
      >
        {t("crew.invite")}
      </Button>
    </div>
  );
}
