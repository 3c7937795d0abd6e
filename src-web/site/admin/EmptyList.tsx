import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { EmptyPicture } from "../../ui/feedback/EmptyPicture.tsx";
import styles from "./admin.module.css";

/** Placeholder for an empty list; `of` picks its picture. */
export function EmptyList({ of = "packs" }: Partial<ComponentProps<typeof EmptyPicture>>) {
  const { t } = useTranslation("admin");
  return (
    <div className={styles["nothing"]}>
      <EmptyPicture of={of} />
      <p>{t("nothing")}</p>
    </div>
  );
}
