import { useTranslation } from "react-i18next";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./links.module.css";

/**
 * Shown instead of the room's code while the room is streamed: nobody can reveal the code here, not even the
 * host.
 */
export default function HiddenCode({ small = false }: { readonly small?: boolean }) {
  const { t } = useTranslation("links");
  return (
    <section className={cx(styles["held"], small && styles["small"])} aria-label={t("hide.hidden")}>
      <b className={styles["hidden"]}>{t("hide.hidden")}</b>
      {!small && <span>{t("hide.how")}</span>}
    </section>
  );
}
