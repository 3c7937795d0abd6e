import { useEffect } from "react";
import { RoomProvider, useTopic } from "../../room/index.ts";

interface LiveRoomProps {
  readonly gameCode: string;
  readonly onUsed: (used: readonly string[]) => void;
  /** Called when the room closes while the user is still choosing a name and character. */
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

/** Watches a room without a seat, for the join page. Loaded after the page is rendered. */
export default function LiveRoom({ gameCode, ...rest }: LiveRoomProps) {
  return (
    <RoomProvider gameCode={gameCode} purpose="join">
      <Listener {...rest} />
    </RoomProvider>
  );
}
