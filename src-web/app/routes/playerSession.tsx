import "../../ui/controls/radioKeys.ts";
import { Navigate, useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { leaveRoom } from "../../client/api/gameSession.ts";
import { RoomProvider } from "../../room/index.ts";
import { dropSeat, playerSeat } from "../../client/storage/roomKeys.ts";
import { clearGameSession } from "../../client/storage/storage.ts";
import { RoomExitProvider } from "../../screens/frame/roomExit.tsx";
import { useRenewedToken } from "../../screens/frame/useRenewedToken.ts";
import { PlayerScreen } from "../../screens/PlayerScreen.tsx";

/** /player/session and /player/game: somebody's phone. */
export default function PlayerSession() {
  const navigate = useNavigate();
  const [place] = useState(playerSeat);
  const [attempt, setAttempt] = useState(0);
  const proof = useRenewedToken(place?.gameCode, place?.token);
  const doors = useMemo(
    () => ({
      leave: () => {
        if (place) {
          // Kicked, or the room is gone: then there is no seat to give back any more.
          leaveRoom(place.gameCode, place.seat.sessionPlayerId).catch(() => undefined);
        }
        dropSeat();
        clearGameSession();
        void navigate({ to: "/" });
      },
      reconnect: () => setAttempt((count) => count + 1),
    }),
    [navigate, place],
  );
  if (!place) return <Navigate to="/joinGame" />;
  return (
    <RoomExitProvider value={doors}>
      <RoomProvider key={attempt} gameCode={place.gameCode} purpose="player" token={proof}>
        <PlayerScreen />
      </RoomProvider>
    </RoomExitProvider>
  );
}
