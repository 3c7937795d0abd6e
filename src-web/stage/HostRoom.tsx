import { useMemo, useState } from "react";
import { RoomProvider } from "../room/index.ts";
import { dropHost } from "../client/storage/roomKeys.ts";
import { clearGameSession } from "../client/storage/storage.ts";
import { HostScreen } from "../screens/HostScreen.tsx";
import { DoorsProvider } from "../screens/frame/leave.tsx";

interface HostRoomProps {
  readonly gameCode: string;
  /** The host's proof. */
  readonly token: string;
  /** The room is over for this screen. */
  readonly onLeave: () => void;
}

/** The room this device hosts, connected: what the big screen shows, whoever routes it. */
export function HostRoom({ gameCode, token, onLeave }: HostRoomProps) {
  const [attempt, setAttempt] = useState(0);
  const doors = useMemo(
    () => ({
      leave: () => {
        dropHost();
        clearGameSession();
        onLeave();
      },
      reconnect: () => setAttempt((count) => count + 1),
    }),
    [onLeave],
  );
  return (
    <DoorsProvider value={doors}>
      <RoomProvider key={attempt} gameCode={gameCode} purpose="host" token={token}>
        <HostScreen />
      </RoomProvider>
    </DoorsProvider>
  );
}
