import { useTranslation } from "react-i18next";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./links.module.css";

/** In place of the room's code where a stream watches: nobody can show it here, not even whoever leads. */
export default function HiddenCode({ small = false }: { readonly small?: boolean }) {
  const { t } = useTranslation("links");
  return (
    <section className={cx(styles["held"], small && styles["small"])} aria-label={t("hide.hidden")}>
      <b className={styles["hidden"]}>{t("hide.hidden")}</b>
      {!small && <span>{t("hide.how")}</span>}
    </section>
  );
}
