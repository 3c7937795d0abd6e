import "../../ui/controls/radioKeys.ts";
import { useEffect, useMemo, useState } from "react";
import { leaveSeat } from "../../client/api/leaveSeat.ts";
import { RoomProvider } from "../../room/index.ts";
import { playerSeat } from "../../client/storage/roomKeys.ts";
import { clearGameSession } from "../../client/storage/storage.ts";
import { RoomExitProvider } from "../../screens/frame/roomExit.tsx";
import { useRenewedToken } from "../../screens/frame/useRenewedToken.ts";
import { PlayerScreen } from "../../screens/PlayerScreen.tsx";
import { arrive } from "../../ui/page/entering.ts";
import { usePageNavigation } from "../../ui/page/navigation.tsx";
import { SeatGone } from "./SeatGone.tsx";

/** /player/session and /player/game: the phone of a player. */
export default function PlayerSession() {
  const { go } = usePageNavigation();
  const [place] = useState(playerSeat);
  const [attempt, setAttempt] = useState(0);
  const proof = useRenewedToken(place?.gameCode, place?.token);
  const doors = useMemo(
    () => ({
      leave: () => {
        if (place) leaveSeat(place.seat);
        clearGameSession();
        go("/");
      },
      reconnect: () => setAttempt((count) => count + 1),
    }),
    [go, place],
  );
  if (!place) return <NoSeat />;
  return (
    <RoomExitProvider value={doors}>
      <RoomProvider key={attempt} gameCode={place.gameCode} purpose="player" token={proof}>
        <PlayerScreen />
        <SeatGone seat={place.seat} />
      </RoomProvider>
    </RoomExitProvider>
  );
}

/** Sends a phone without a seat to the page that asks for a room's code. */
function NoSeat() {
  const { go } = usePageNavigation();
  useEffect(() => {
    arrive();
    go("/joinGame", { replace: true });
  }, [go]);
  return null;
}
