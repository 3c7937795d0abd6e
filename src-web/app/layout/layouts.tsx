import { Outlet, useLocation, useMatches, useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Announcer } from "../../ui/feedback/Announcer.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { EnteringOverlay } from "../../ui/page/EnteringOverlay.tsx";
import { RouterNavigation } from "./RouterNavigation.tsx";
import { SiteShell, startAtContent } from "./SiteShell.tsx";
import { useFocusStaysNear } from "./useFocusStaysNear.ts";

// Loaded lazily, since the join screens do not need it.
const SiteExtras = lazy(() => import("./SiteExtras.tsx"));

/** Wraps every screen: navigation to the others, and the overlay shown while entering a room. */
export function RootLayout() {
  return (
    <RouterNavigation>
      <Outlet />
      <EnteringOverlay />
    </RouterNavigation>
  );
}

/** Layout of the site's screens: title bar above, footer below, the content in between. */
export function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const isJoin = /^\/join/i.test(pathname);
  // Unknown addresses show the landing page as well.
  const isHome = useMatches({
    select: (matches) =>
      matches.some(({ routeId }) => routeId === "/site/" || routeId === "/site/$"),
  });

  useEffect(
    () =>
      router.subscribe("onResolved", ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) startAtContent(main.current);
      }),
    [router],
  );

  useFocusStaysNear(main);

  return (
    <SiteShell
      isHome={isHome}
      fits={isJoin}
      main={main}
      below={<Suspense fallback={null}>{!isJoin && <SiteExtras />}</Suspense>}
    >
      <Outlet />
    </SiteShell>
  );
}

/** Layout of a room's screens: nothing but the room. */
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
