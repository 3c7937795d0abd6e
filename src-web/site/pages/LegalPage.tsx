import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dayInUtc } from "../../../src-shared/text/dates.ts";
import { useSells } from "../../ui/hooks/useSells.ts";
import { PageHead } from "./PageHead.tsx";
import { Operator, Processors } from "./Operator.tsx";
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
  "pictures",
  "payment",
  "mail",
  "counting",
  "cookies",
  "sharing",
  "kept",
  "rights",
  "contact",
] as const;

interface SectionProps {
  readonly title: string;
  readonly text: string;
  /** Only present where something is sold. */
  readonly isSale?: boolean;
  readonly children?: ReactNode;
}

function Section({ title, text, isSale = false, children }: SectionProps) {
  return (
    <section data-sale={isSale ? "" : undefined}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  );
}

/** A legal text: the short version, who runs the site, then its numbered sections. */
export function LegalPage({ page }: { readonly page: "terms" | "privacy" }) {
  const { t } = useTranslation(["legal", "common"]);
  const sells = useSells();
  const isTerms = page === "terms";
  const heading = isTerms ? t("terms.heading") : t("privacy.heading");
  useTitle(heading);
  return (
    <article className={styles["page"]}>
      <PageHead heading={heading} />
      <div className={styles["sheet"]}>
        <p className={styles["updated"]}>{t("updated", { date: dayInUtc(UPDATED) })}</p>
        <p className={styles["short"]}>{isTerms ? t("terms.short") : t("privacy.short")}</p>
        <Operator />
        {isTerms
          ? TERMS.map((name, at) => (
              <Section
                key={name}
                title={`${at + 1}. ${t(`terms.${name}.title`)}`}
                text={t(`terms.${name}.text`)}
              />
            ))
          : PRIVACY.filter((name) => sells || name !== "payment").map((name, at) => (
              <Section
                key={name}
                title={`${at + 1}. ${t(`privacy.${name}.title`)}`}
                text={t(`privacy.${name}.text`)}
                isSale={name === "payment"}
              >
                {name === "sharing" && <Processors />}
              </Section>
            ))}
        <p>
          <Link to="/contact">{t("write")}</Link>
        </p>
      </div>
    </article>
  );
}
