import { useEffect } from "react";
import { RoomProvider, useTopic } from "../../room/index.ts";

interface LiveRoomProps {
  readonly gameCode: string;
  readonly onUsed: (used: readonly string[]) => void;
  /** The room was closed while somebody stood at its door. */
  readonly onClosed: () => void;
}

function Listener({ onUsed, onClosed }: Omit<LiveRoomProps, "gameCode">) {
  const used = useTopic("usedAvatars");
  const isClosed = useTopic("gameSessionUpdated")?.active === false;
  useEffect(() => {
    if (used) onUsed(used);
  }, [used, onUsed]);
  useEffect(() => {
    if (isClosed) onClosed();
  }, [isClosed, onClosed]);
  return null;
}

/** Watches a room from its door: needs no seat, may only look. Loaded after the screen stands. */
export default function LiveRoom({ gameCode, ...rest }: LiveRoomProps) {
  return (
    <RoomProvider gameCode={gameCode} purpose="join">
      <Listener {...rest} />
    </RoomProvider>
  );
}
