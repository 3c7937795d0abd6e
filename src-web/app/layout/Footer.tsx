import { Link } from "@tanstack/react-router";
import { Mail } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce } from "../../ui/feedback/announcer.ts";
import { SITE } from "../../i18n/site.ts";
import { useAwake } from "../../ui/hooks/useAwake.ts";
import styles from "./Footer.module.css";
import { useSells } from "../../ui/hooks/useSells.ts";
import { SiteLink } from "../../ui/page/SiteLink.tsx";
import { Newsletter } from "./Newsletter.tsx";

/** How long 'Copied' is shown, ms (specification, section 9). */
const COPIED_MS = 2_000;

/** The support address; a click copies it. */
function Support({ address }: { readonly address: string }) {
  const { t } = useTranslation("common");
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timeout = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timeout);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
      announce(t("button.copied"));
    } catch (error) {
      console.error("cannot copy", error);
    }
  };
  return (
    <button
      type="button"
      className={styles["mail"]}
      aria-label={t("footer.support", { address })}
      onClick={() => void copy()}
    >
      <Mail aria-hidden="true" />
      {copied ? t("button.copied") : address}
    </button>
  );
}

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
