import { Eye } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/Button.tsx";
import { useAnnouncement } from "../../ui/feedback/useAnnouncement.ts";
import styles from "./links.module.css";
import { useRoomChange } from "./useRoomChange.ts";

/** A note on the screen of a host who only watches, with the button to lead again. */
export default function WatchingNote() {
  const { t } = useTranslation("links");
  const change = useRoomChange();
  useAnnouncement(t("watch.note"));
  return (
    <aside className={styles["watching"]}>
      <Eye aria-hidden="true" />
      <span>{t("watch.note")}</span>
      <Button variant="quiet" onClick={() => change({ hostSpectate: false })}>
        {t("watch.end")}
      </Button>
    </aside>
  );
}
