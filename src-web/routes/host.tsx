import { useLocation } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { Loading } from "../shell/Loading.tsx";

const HostSession = lazy(() => import("./hostSession.tsx"));
const LentScreen = lazy(() => import("./lentScreen.tsx"));

/** /host/session is the screen that leads; /host/screen and /host/remote are what a link made of a device. */
export default function Host() {
  const { pathname } = useLocation();
  const place = (["screen", "remote"] as const).find((one) => pathname === `/host/${one}`);
  return (
    <Suspense fallback={<Loading />}>
      {place ? <LentScreen key={place} place={place} /> : <HostSession />}
    </Suspense>
  );
}
