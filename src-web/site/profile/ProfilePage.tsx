import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { fetchProfile } from "../../client/api/profile.ts";
import type { Profile } from "../../../src-shared/api/profile.ts";
import { UNKNOWN_AVATAR_SRC } from "../../../src-shared/catalog/avatars.ts";
import { AvatarImage } from "../../ui/avatar/AvatarImage.tsx";
import { bringIntoView } from "../../ui/hooks/bringIntoView.ts";
import { cx } from "../../ui/hooks/cx.ts";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { dayOf } from "../../../src-shared/text/dates.ts";
import { QueryView } from "../../client/query/QueryView.tsx";
import styles from "./profile.module.css";
import { tabOf, type Tab } from "./tab.ts";

interface ProfilePageProps {
  readonly userId: string;
  /** The part of the address after the user: which tab, and what in it. */
  readonly splat: string;
  /** All tabs in order. */
  readonly tabs: readonly Tab[];
}

/** The user's profile with its tabs. */
export function ProfilePage({ userId, splat, tabs }: ProfilePageProps) {
  const query = useQuery({ queryKey: ["profile", userId], queryFn: () => fetchProfile(userId) });
  const { tab, rest } = tabOf(tabs, splat);
  return (
    <div className={styles["page"]}>
      <QueryView query={query}>
        {(profile) => (
          <>
            <Head profile={profile} />
            <Tabs userId={userId} tabs={tabs} current={tab?.path ?? ""} />
            <Suspense fallback={<Loading />}>
              {tab && <tab.Screen profile={profile} rest={rest} />}
            </Suspense>
          </>
        )}
      </QueryView>
    </div>
  );
}

function Head({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation("profile");
  const { name, email, createdAt, subscription, favoriteAvatarSrc } = profile;
  const { status, endDate } = subscription;
  return (
    <header className={styles["head"]}>
      <AvatarImage
        src={favoriteAvatarSrc ?? UNKNOWN_AVATAR_SRC}
        size="clamp(72px, min(12vw, 24dvh), 180px)"
      />
      <div className={styles["who"]}>
        <h1 className={styles["name"]}>{name || email}</h1>
        <p className={styles["mail"]}>{email}</p>
        <ul className={styles["badges"]}>
          <li>{t("head.since", { date: dayOf(createdAt) })}</li>
          <li className={styles[status]}>
            {endDate === null
              ? t("head.unending")
              : t(`head.subscription.${status}`, { date: dayOf(endDate) })}
          </li>
        </ul>
      </div>
    </header>
  );
}

interface TabsProps {
  readonly userId: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
}

function Tabs({ userId, tabs, current }: TabsProps) {
  const { t } = useTranslation(["profile", "payment"]);
  return (
    <nav className={styles["tabs"]} aria-label={t("title")}>
      {tabs.map(({ path, labelKey, Icon }) => (
        <Link
          key={path}
          to="/user/$userId/$"
          params={{ userId, _splat: path }}
          className={cx(styles["tab"], path === current && styles["here"])}
          ref={path === current ? bringIntoView : undefined}
          aria-current={path === current ? "page" : undefined}
          activeOptions={{ exact: true }}
        >
          <Icon aria-hidden="true" />
          {t(labelKey)}
        </Link>
      ))}
    </nav>
  );
}
