import { House, VenetianMask } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useTopic } from "../../../room/index.ts";
import { useAnnouncement } from "../../../ui/feedback/useAnnouncement.ts";
import styles from "./backstage.module.css";

/**
 * Shown when the time is up and the stage does not end yet: backstage is still checking, or a stream's
 * viewers are still voting.
 */
export default function HeldNote() {
  const { t } = useTranslation("backstage");
  const isForStream = useTopic("stage")?.awaitsStream === true;
  const text = isForStream ? t("heldForStream") : t("held");
  useAnnouncement(text);
  return (
    <p className={styles["held"]}>
      {isForStream ? <House aria-hidden="true" /> : <VenetianMask aria-hidden="true" />}
      {text}
    </p>
  );
}
