import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { EmptyPicture } from "../../ui/feedback/EmptyPicture.tsx";
import styles from "./admin.module.css";

/** A list without entries; `of` is the picture that goes with it. */
export function Nothing({ of = "packs" }: Partial<ComponentProps<typeof EmptyPicture>>) {
  const { t } = useTranslation("admin");
  return (
    <div className={styles["nothing"]}>
      <EmptyPicture of={of} />
      <p>{t("nothing")}</p>
    </div>
  );
}
