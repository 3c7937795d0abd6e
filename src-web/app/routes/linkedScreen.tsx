import "../../ui/controls/radioKeys.ts";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { lazy, useMemo, useState } from "react";
import { RoomProvider } from "../../room/index.ts";
import { dropPlace, keptPlace, type Place } from "../../client/storage/roomKeys.ts";
import { RoomExitProvider } from "../../screens/frame/roomExit.tsx";
import { useRenewedToken } from "../../screens/frame/useRenewedToken.ts";

const HostScreen = lazy(() =>
  import("../../screens/HostScreen.tsx").then(({ HostScreen: Screen }) => ({ default: Screen })),
);
const RemoteScreen = lazy(() =>
  import("../../screens/RemoteScreen.tsx").then(({ RemoteScreen: Screen }) => ({
    default: Screen,
  })),
);

/** The screen of a device that opened a link: a further screen of a room, or a remote of its host. */
export default function LinkedScreen({ place }: { readonly place: Exclude<Place, "overlay"> }) {
  const navigate = useNavigate();
  const [kept] = useState(() => keptPlace(place));
  const [attempt, setAttempt] = useState(0);
  const proof = useRenewedToken(kept?.session.gameCode, kept?.token);
  const doors = useMemo(
    () => ({
      leave: () => {
        dropPlace(place);
        void navigate({ to: "/" });
      },
      reconnect: () => setAttempt((count) => count + 1),
    }),
    [navigate, place],
  );
  if (!kept) return <Navigate to="/" />;
  const { session } = kept;
  const purpose = place === "screen" ? "spectator" : "remote";
  return (
    <RoomExitProvider value={doors}>
      <RoomProvider key={attempt} gameCode={session.gameCode} purpose={purpose} token={proof}>
        {place === "screen" ? <HostScreen /> : <RemoteScreen />}
      </RoomProvider>
    </RoomExitProvider>
  );
}
