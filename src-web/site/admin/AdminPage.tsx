import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { bringIntoView } from "../../ui/hooks/bringIntoView.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import styles from "./admin.module.css";
import { SECTIONS, sectionOf } from "./sections.ts";

/** The admin pages: navigation on one side, one section on the other. On a phone the navigation is a row. */
export function AdminPage({ splat }: { readonly splat: string }) {
  const { t } = useTranslation("admin");
  const section = sectionOf(splat);
  const path = section?.path;
  return (
    <div className={styles["page"]}>
      <nav className={styles["nav"]} aria-label={t("title")}>
        {SECTIONS.map(({ path: one, labelKey, Icon }) => (
          <Link
            key={one}
            to="/admin/$"
            params={{ _splat: one }}
            className={cx(styles["entry"], one === path && styles["here"])}
            ref={one === path ? bringIntoView : undefined}
            aria-current={one === path ? "page" : undefined}
            activeOptions={{ exact: true }}
          >
            <Icon aria-hidden="true" />
            {t(labelKey)}
          </Link>
        ))}
      </nav>
      <div className={styles["content"]}>
        {section && <h1 className={styles["title"]}>{t(section.labelKey)}</h1>}
        <Suspense fallback={<Spinner />}>{section && <section.Screen key={path} />}</Suspense>
      </div>
    </div>
  );
}
