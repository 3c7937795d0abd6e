import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Loading } from "../../ui/feedback/Loading.tsx";

const HostSession = lazy(() => import("./hostSession.tsx"));
const LentScreen = lazy(() => import("./lentScreen.tsx"));
const route = getRouteApi("/bare/host/$");

/** /host/session is the screen that leads; /host/screen and /host/remote are what a link made of a device. */
export default function Host() {
  // Not the location: it changes with every step of leaving, and whoever has no room would leave for ever.
  const { _splat: splat } = route.useParams();
  const place = (["screen", "remote"] as const).find((one) => one === splat);
  return (
    <Suspense fallback={<Loading />}>
      {place ? <LentScreen key={place} place={place} /> : <HostSession />}
    </Suspense>
  );
}
