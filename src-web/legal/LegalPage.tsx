import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useTitle } from "../ui/useTitle.ts";
import styles from "./legal.module.css";

/** The day both texts were last changed (specification, section 9). */
const UPDATED = new Date("2025-09-15T12:00:00Z");

const SECTIONS = {
  terms: [
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
  ],
  privacy: [
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
  ],
} as const;

/** A legal text: the short version, then its numbered sections. */
export function LegalPage({ page }: { readonly page: keyof typeof SECTIONS }) {
  const { t } = useTranslation(["legal", "common"]);
  const heading = t(`${page}.heading`);
  useTitle(heading);
  const updated = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return (
    <article className={styles["page"]}>
      <h1 className={styles["heading"]}>{heading}</h1>
      <div className={styles["sheet"]}>
        <p className={styles["updated"]}>{t("updated", { date: updated.format(UPDATED) })}</p>
        <p className={styles["short"]}>{t(`${page}.short`)}</p>
        {SECTIONS[page].map((section, at) => (
          <section key={section}>
            <h2>
              {at + 1}. {t(`${page}.${section}.title` as "terms.who.title")}
            </h2>
            <p>{t(`${page}.${section}.text` as "terms.who.text")}</p>
          </section>
        ))}
        <p>
          <Link to="/contact">{t("write")}</Link>
        </p>
      </div>
    </article>
  );
}
