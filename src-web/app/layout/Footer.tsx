import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { SITE } from "../../i18n/site.ts";
import { useAwake } from "../../ui/hooks/useAwake.ts";
import styles from "./Footer.module.css";
import { useSells } from "../../ui/hooks/useSells.ts";
import { SiteLink } from "../../ui/page/SiteLink.tsx";
import { Newsletter } from "./Newsletter.tsx";
import { Support } from "./Support.tsx";

/** The footer of every page of the site. */
export function Footer() {
  const { t } = useTranslation("common");
  const sells = useSells();
  // A prerendered page does not know the support address, and its copy button would do nothing before
  // hydration.
  const support = useAwake() ? SITE.support : undefined;
  return (
    <footer className={styles["footer"]}>
      <h2 className="visually-hidden">{t("footer.title")}</h2>
      <Newsletter />
      <div className={styles["links"]}>
        <Link to="/contact" className={styles["link"]}>
          {t("menu.contact")}
        </Link>
        {sells && (
          <Link to="/payment/$" className={styles["link"]} data-sale="">
            {t("menu.pricing")}
          </Link>
        )}
        <SiteLink to="community">{t("footer.community")}</SiteLink>
        <SiteLink to="social">{t("footer.social")}</SiteLink>
        <Link to="/privacy-policy" className={styles["link"]}>
          {t("footer.privacy")}
        </Link>
        <Link to="/terms-and-conditions" className={styles["link"]}>
          {t("footer.terms")}
        </Link>
        {support && <Support address={support} />}
      </div>
      <p className={styles["tagline"]}>{t("footer.tagline")}</p>
    </footer>
  );
}
