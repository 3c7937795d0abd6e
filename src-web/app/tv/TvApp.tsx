import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { isCastDevice } from "../../../src-shared/catalog/televisions.ts";
import { hostedRoom } from "../../client/storage/roomKeys.ts";
import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import { Loading } from "../../ui/feedback/Loading.tsx";
import { SmartTvHome } from "../../site/televisions/SmartTvHome.tsx";
import { Announcer } from "../../ui/feedback/Announcer.tsx";
import { goBack } from "../../platform/television/backKey.ts";
import { PATHS, placeOf, type Place } from "./places.ts";

/**
 * How long after the first screen appears the room is preloaded, ms: people are looking for their phones
 * then.
 */
const ROOM_AFTER_MS = 3_000;

const loadRoom = () => import("../../screens/HostScreen.tsx");
const HostRoom = lazy(() => loadRoom().then(({ HostRoom: made }) => ({ default: made })));
const OverlayScreen = lazy(() =>
  import("../overlay/OverlayScreen.tsx").then(({ OverlayScreen: made }) => ({
    default: made,
  })),
);
const loadCast = async () => {
  const [made, { trustOwnScripts }] = await Promise.all([
    import("../../site/televisions/AutoCreate.tsx"),
    import("../layout/trustedTypes.ts"),
  ]);
  // Only a cast device runs a script of another origin.
  trustOwnScripts();
  return made;
};
const AutoCreate = lazy(() => loadCast().then(({ AutoCreate: made }) => ({ default: made })));

/** The place that the address stands for now. */
const placeNow = () => placeOf(location.pathname, hostedRoom() !== undefined);

/**
 * The whole light app of televisions: front page, cast device, room, overlay. It has no router, since nobody
 * types addresses with a remote control.
 */
export function TvApp() {
  const [place, setPlace] = useState(placeNow);
  const goTo = useCallback((next: Place) => {
    history.pushState(null, "", PATHS[next]);
    setPlace(next);
  }, []);
  useEffect(() => {
    if (place === "cast" || !isCastDevice(navigator.userAgent)) return;
    // The room may be on long after it was cast, and its page may have been reloaded since.
    loadCast().then(
      ({ listenForSenders }) => listenForSenders(() => setPlace("cast")),
      console.error,
    );
  }, [place]);
  useEffect(() => {
    const follow = () => {
      // In the middle of a game Back is usually pressed by mistake: the room stays, and closes its topmost
      // dialog or opens its menu.
      const stays = place === "room" && hostedRoom() !== undefined && goBack();
      if (stays) history.pushState(null, "", PATHS.room);
      else setPlace(placeNow());
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, [place]);
  useEffect(() => {
    if (place === "overlay") return undefined;
    // A failure is shown and handled where the room itself is rendered.
    const timer = setTimeout(() => void loadRoom().catch(() => undefined), ROOM_AFTER_MS);
    return () => clearTimeout(timer);
  }, [place]);
  return (
    <ErrorBoundary>
      <Suspense fallback={<Loading />}>
        <Screen place={place} goTo={goTo} />
      </Suspense>
      <Announcer />
    </ErrorBoundary>
  );
}

interface ScreenProps {
  readonly place: Place;
  readonly goTo: (next: Place) => void;
}

function Screen({ place, goTo }: ScreenProps) {
  const enter = useCallback(() => goTo("room"), [goTo]);
  const leave = useCallback(() => goTo("home"), [goTo]);
  if (place === "overlay") {
    const [, , cover = ""] = location.pathname.split("/");
    return <OverlayScreen cover={cover} token={location.hash.slice(1)} />;
  }
  if (place === "cast") return <AutoCreate onRoom={enter} />;
  const hosted = place === "room" ? hostedRoom() : undefined;
  if (!hosted) return <SmartTvHome onRoom={enter} />;
  return <HostRoom gameCode={hosted.gameCode} token={hosted.token} onLeave={leave} />;
}
