import { Navigate, useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { RoomProvider } from "../room/index.ts";
import { dropHost, hostedRoom } from "../session/passport.ts";
import { clearGameSession } from "../session/storage.ts";
import { HostScreen } from "../stage/HostScreen.tsx";
import { DoorsProvider } from "../stage/leave.tsx";

/** /host/session: the screen everybody looks at. */
export default function HostSession() {
  const navigate = useNavigate();
  const [room] = useState(hostedRoom);
  const [attempt, setAttempt] = useState(0);
  const doors = useMemo(
    () => ({
      leave: () => {
        dropHost();
        clearGameSession();
        void navigate({ to: "/" });
      },
      reconnect: () => setAttempt((count) => count + 1),
    }),
    [navigate],
  );
  if (!room) return <Navigate to="/" />;
  return (
    <DoorsProvider value={doors}>
      <RoomProvider key={attempt} gameCode={room.gameCode} purpose="host" token={room.token}>
        <HostScreen />
      </RoomProvider>
    </DoorsProvider>
  );
}
