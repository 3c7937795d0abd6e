import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { buttonClass } from "../../ui/controls/Button.tsx";
import styles from "./payment.module.css";

/** Shown instead of prices on a site that sells nothing. */
export function FreeNotice() {
  const { t } = useTranslation("payment");
  return (
    <div className={styles["page"]}>
      <header className={styles["free"]}>
        <AvatarImage src="donut.webp" size="160px" />
        <h1 className={styles["title"]}>{t("free.title")}</h1>
        <p className={styles["lead"]}>{t("free.text")}</p>
        <Link to="/" className={buttonClass({ size: "big" })}>
          {t("free.button")}
        </Link>
      </header>
    </div>
  );
}
