import { use, useMemo } from "react";
import type { GameType } from "../../../src-shared/catalog/gameTypes.ts";
import { RoomProvider } from "../../room/index.ts";
import { HostScreen } from "../../screens/HostScreen.tsx";
import { RoomExitProvider } from "../../screens/frame/roomExit.tsx";
import { PlayerScreen } from "../../screens/PlayerScreen.tsx";
import { recordedSocket } from "./RecordedSocket.ts";
import { recordingOf } from "./recordings.ts";

const DOORS = { leave: () => undefined, reconnect: () => undefined };

interface RecordedScreenProps {
  readonly gameType: GameType;
  /** Index of the moment in the recording. */
  readonly at: number;
  /** Player id of the phone; undefined for the television. */
  readonly viewer: number | undefined;
}

/** The token, which no room checks. */
const recorded = () => "recorded";

/** A real screen showing one recorded moment. Suspends while the recording loads. */
export function RecordedScreen({ gameType, at, viewer }: RecordedScreenProps) {
  const { moments } = use(recordingOf(gameType));
  const moment = moments[at] ?? moments[0];
  const socket = useMemo(() => moment && recordedSocket(moment, viewer), [moment, viewer]);
  const code = moment?.topics.gameSessionUpdated?.gameCode;
  if (!socket || code === undefined) return null;
  const purpose = viewer === undefined ? "host" : "player";
  return (
    <RoomExitProvider value={DOORS}>
      <RoomProvider gameCode={code} purpose={purpose} token={recorded} socket={socket}>
        {viewer === undefined ? <HostScreen /> : <PlayerScreen />}
      </RoomProvider>
    </RoomExitProvider>
  );
}
