import { getRouteApi } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LoginPage } from "../../site/account/LoginPage.tsx";
import { QueryProvider } from "../../client/query/QueryProvider.tsx";
import { ProfilePage } from "../../site/profile/ProfilePage.tsx";
import { tabOf } from "../../site/profile/tab.ts";
import { useAccount } from "../../client/auth/account.ts";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { SITE } from "../../i18n/site.ts";
import { FREE_TABS, TABS } from "./userTabs.ts";
import { useTitle } from "../../ui/page/useTitle.ts";

const route = getRouteApi("/site/user/$userId/$");

/** /user/{userId}/…: the user's own page. A visitor is asked to log in first, and stays on this address. */
export default function UserScreen() {
  const { t } = useTranslation("profile");
  const { userId, _splat: splat = "" } = route.useParams();
  const account = useAccount();
  const tabs = SITE.sells ? TABS : FREE_TABS;
  const { tab } = tabOf(tabs, splat);
  const mayShow = account.kind === "unknown" || account.kind === "user";
  useTitle(t("title"));
  useEffect(() => {
    // Fetched while the session is checked and the profile loads, and not after both. If it fails now, the tab
    // says so when it is shown.
    if (mayShow) tab?.load().catch(() => undefined);
  }, [mayShow, tab]);
  if (account.kind === "unknown") return <Loading />;
  if (account.kind !== "user") return <LoginPage note={t("loginFirst")} stays />;
  return (
    <QueryProvider>
      <ProfilePage key={userId} userId={userId} splat={splat} tabs={tabs} />
    </QueryProvider>
  );
}
