import { UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { useSeats } from "../../room/index.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { useTold } from "../../ui/feedback/useTold.ts";
import { activity } from "../../platform/discord/activity.ts";
import styles from "./CrewLine.module.css";
import { missingFrom, useCrew } from "../../platform/discord/crew.ts";

/**
 * In the lobby of a Discord activity: who is in the call but not in the room yet, and a button to invite more
 * people.
 */
export default function CrewLine() {
  const { t } = useTranslation("discord");
  const { list } = useFormats();
  const crew = useCrew();
  const seats = useSeats();
  const people = seats.filter(({ robot }) => !robot);
  const { count, names } = missingFrom(
    crew,
    people.map(({ alias }) => alias),
  );
  const isAlone = seats.length === 1 && count === 0;
  const missing =
    count > 0 ? t("crew.missing", { names: names ? list(names) : String(count) }) : "";
  useTold(missing);
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
