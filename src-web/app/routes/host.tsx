import { getRouteApi } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Loading } from "../../ui/feedback/Loading.tsx";

const HostSession = lazy(() => import("./hostSession.tsx"));
const LinkedScreen = lazy(() => import("./linkedScreen.tsx"));
const route = getRouteApi("/bare/host/$");

/** /host/session is the host's screen; /host/screen and /host/remote are for devices that opened a link. */
export default function Host() {
  // Read from the route, not from the location: that changes with each step of leaving, and a device without
  // a room would keep navigating away for ever.
  const { _splat: splat } = route.useParams();
  const place = (["screen", "remote"] as const).find((one) => one === splat);
  return (
    <Suspense fallback={<Loading />}>
      {place ? <LinkedScreen key={place} place={place} /> : <HostSession />}
    </Suspense>
  );
}
