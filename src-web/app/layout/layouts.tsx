import { Outlet, useLocation, useMatches, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Announcer } from "../../ui/feedback/Announcer.tsx";
import { cx } from "../../ui/hooks/cx.ts";
import styles from "./layouts.module.css";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { TitleBar } from "./TitleBar.tsx";

// The join screens have none.
const SiteExtras = lazy(() => import("./SiteExtras.tsx"));

/** Screens of the site: title bar above, footer below, the content in between. */
export function SiteLayout() {
  const { t } = useTranslation("common");
  const main = useRef<HTMLElement>(null);
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const isJoin = /^\/join/i.test(pathname);
  // Unknown addresses show the landing page as well.
  const isHome = useMatches({
    select: (matches) =>
      matches.some(({ routeId }) => routeId === "/site/" || routeId === "/site/$"),
  });

  // After a move to another page, keyboard and screen reader start at its content.
  useEffect(
    () =>
      router.subscribe("onResolved", ({ fromLocation, pathChanged }) => {
        const isTyping = main.current?.contains(document.activeElement) === true;
        if (fromLocation && pathChanged && !isTyping) main.current?.focus({ preventScroll: true });
      }),
    [router],
  );

  return (
    <div className={cx(styles["site"], isJoin && styles["fit"])}>
      <a className={styles["skip"]} href="#content">
        {t("skipToContent")}
      </a>
      <TitleBar isHome={isHome} />
      <main id="content" ref={main} className={styles["content"]} tabIndex={-1}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense fallback={null}>{!isJoin && <SiteExtras />}</Suspense>
      <Announcer />
    </div>
  );
}

/** Screens of a room: nothing but the room. */
export function BareLayout() {
  return (
    <>
      <Suspense fallback={<Loading />}>
        <Outlet />
      </Suspense>
      <Announcer />
    </>
  );
}
