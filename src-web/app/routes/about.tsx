import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PLAYER_AVATARS } from "../../../src-shared/catalog/avatars.ts";
import { SITE_GAMES } from "../../../src-shared/catalog/gameTypes.ts";
import { LANGUAGES } from "../../../src-shared/catalog/languages.ts";
import styles from "../../site/pages/about.module.css";
import { Crowd } from "../../site/pages/Crowd.tsx";
import { PageHead } from "../../site/pages/PageHead.tsx";
import { SiteLink } from "../../ui/page/SiteLink.tsx";
import { buttonClass } from "../../ui/controls/Button.tsx";
import { useTitle } from "../../ui/page/useTitle.ts";

const FACTS = [
  { key: "about.games", count: SITE_GAMES.length },
  { key: "about.characters", count: PLAYER_AVATARS.length },
  { key: "about.languages", count: LANGUAGES.length },
] as const;

/** /about: what Hubbub is, and where to meet the people behind it. */
export default function AboutScreen() {
  const { t } = useTranslation(["pages", "common", "site"]);
  useTitle(t("common:menu.about"));
  return (
    <article className={styles["page"]}>
      <PageHead heading={t("about.heading")} />
      <Crowd className={styles["crowd"]} sizes="(max-width: 56rem) 100vw, 56rem" />
      <div className={styles["story"]}>
        <p>{t("about.lead")}</p>
        <p>{t("about.story1")}</p>
        <p>{t("about.story2")}</p>
        <p>{t("about.story3")}</p>
      </div>
      <ul className={styles["facts"]}>
        {FACTS.map(({ key, count }) => (
          <li key={key} className={styles["fact"]}>
            <strong>{count}</strong>
            <span>{t(key, { count })}</span>
          </li>
        ))}
      </ul>
      <nav className={styles["links"]} aria-label={t("about.meet")}>
        <SiteLink to="blog">{t("about.blog")}</SiteLink>
        <SiteLink to="community">{t("common:footer.community")}</SiteLink>
        <Link to="/contact" className={buttonClass({ variant: "quiet" })}>
          {t("about.write")}
        </Link>
        <Link to="/games" className={buttonClass()}>
          {t("about.play")}
        </Link>
      </nav>
    </article>
  );
}
