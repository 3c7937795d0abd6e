import { lazy, Suspense, useEffect } from "react";
import { hideExpired, useIsExpiredShown } from "../../client/auth/subscription.ts";

const ExpiredOverlay = lazy(() => import("./ExpiredOverlay.tsx"));

/** Shows on a room's screen that hosting has to be paid for. Must be inside a RoomProvider. */
export function LazyExpiredOverlay() {
  const isShown = useIsExpiredShown();
  useEffect(() => hideExpired, []);
  return <Suspense fallback={null}>{isShown && <ExpiredOverlay />}</Suspense>;
}
