import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { hostedRoom } from "../session/passport.ts";
import { ErrorBoundary } from "../shell/ErrorBoundary.tsx";
import { Loading } from "../shell/Loading.tsx";
import { SmartTvHome } from "../smartTv/SmartTvHome.tsx";
import { Announcer } from "../ui/Announcer.tsx";

/** The room loads this long after the code stands there, while somebody looks for their phone, ms. */
const ROOM_AFTER_MS = 3_000;

const loadRoom = () => import("../stage/HostRoom.tsx");
const HostRoom = lazy(() => loadRoom().then(({ HostRoom: made }) => ({ default: made })));
const AutoCreate = lazy(() =>
  import("../cast/AutoCreate.tsx").then(({ AutoCreate: made }) => ({ default: made })),
);

/** The few addresses a television opens by itself. */
type Place = "home" | "cast" | "room";

function placeOf(pathname: string): Place {
  if (/^\/autoCreate/iu.test(pathname)) return "cast";
  if (/^\/host(?:\/|$)/iu.test(pathname)) return "room";
  return "home";
}

const PATHS: Readonly<Record<Place, string>> = {
  home: "/smarttvhome",
  cast: "/autoCreate",
  room: "/host/session",
};

/** The whole of the light app: front door, cast device, room. No router: a remote cannot type addresses. */
export function TvApp() {
  const [place, setPlace] = useState(() => placeOf(location.pathname));
  const goTo = useCallback((next: Place) => {
    history.pushState(null, "", PATHS[next]);
    setPlace(next);
  }, []);
  useEffect(() => {
    const follow = () => setPlace(placeOf(location.pathname));
    addEventListener("popstate", follow);
    // A failure shows, and is handled, where the room itself is drawn.
    const timer = setTimeout(() => void loadRoom().catch(() => undefined), ROOM_AFTER_MS);
    return () => {
      removeEventListener("popstate", follow);
      clearTimeout(timer);
    };
  }, []);
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Screen place={place} goTo={goTo} />
      </Suspense>
      <Announcer />
    </ErrorBoundary>
  );
}

function Screen({ place, goTo }: { readonly place: Place; readonly goTo: (next: Place) => void }) {
  const enter = useCallback(() => goTo("room"), [goTo]);
  const leave = useCallback(() => goTo("home"), [goTo]);
  if (place === "cast") return <AutoCreate onRoom={enter} />;
  const hosted = place === "room" ? hostedRoom() : undefined;
  if (!hosted) return <SmartTvHome onRoom={enter} />;
  return <HostRoom gameCode={hosted.gameCode} token={hosted.token} onLeave={leave} />;
}
