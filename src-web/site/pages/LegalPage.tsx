import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PageHead } from "./PageHead.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";
import styles from "./legal.module.css";

/** The day both texts were last changed (specification, section 9). */
const UPDATED = new Date("2025-09-15T12:00:00Z");

const TERMS = [
  "who",
  "age",
  "account",
  "rooms",
  "content",
  "conduct",
  "payment",
  "liability",
  "changes",
  "law",
  "language",
  "contact",
] as const;
const PRIVACY = [
  "who",
  "rooms",
  "account",
  "payment",
  "mail",
  "counting",
  "cookies",
  "sharing",
  "kept",
  "rights",
  "contact",
] as const;

function Section({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}

/** A legal text: the short version, then its numbered sections. */
export function LegalPage({ page }: { readonly page: "terms" | "privacy" }) {
  const { t } = useTranslation(["legal", "common"]);
  const isTerms = page === "terms";
  const heading = isTerms ? t("terms.heading") : t("privacy.heading");
  useTitle(heading);
  const updated = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return (
    <article className={styles["page"]}>
      <PageHead heading={heading} />
      <div className={styles["sheet"]}>
        <p className={styles["updated"]}>{t("updated", { date: updated.format(UPDATED) })}</p>
        <p className={styles["short"]}>{isTerms ? t("terms.short") : t("privacy.short")}</p>
        {isTerms
          ? TERMS.map((name, at) => (
              <Section
                key={name}
                title={`${at + 1}. ${t(`terms.${name}.title`)}`}
                text={t(`terms.${name}.text`)}
              />
            ))
          : PRIVACY.map((name, at) => (
              <Section
                key={name}
                title={`${at + 1}. ${t(`privacy.${name}.title`)}`}
                text={t(`privacy.${name}.text`)}
              />
            ))}
        <p>
          <Link to="/contact">{t("write")}</Link>
        </p>
      </div>
    </article>
  );
}
