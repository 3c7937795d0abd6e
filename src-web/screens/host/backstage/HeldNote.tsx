import { VenetianMask } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./backstage.module.css";

/** The time is up and nothing happens yet: backstage is having a look. */
export default function HeldNote() {
  const { t } = useTranslation("backstage");
  return (
    <p className={styles["held"]} role="status">
      <VenetianMask aria-hidden="true" />
      {t("held")}
    </p>
  );
}
