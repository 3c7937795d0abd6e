import { useCallback, useEffect, useState } from "react";
import { RoomProvider, useRoomStatus, useTopic } from "../../room/index.ts";
import { ScoresProvider } from "../../game-kit/scores.tsx";
import { useRenewedToken } from "../../screens/frame/useRenewedToken.ts";
import { OverlayFrame } from "./OverlayFrame.tsx";
import { useOverlay } from "./useOverlay.ts";
import "./seeThrough.css";

interface OverlayScreenProps {
  /** What the room is called here. */
  readonly cover: string;
  /** What the address proves. */
  readonly token: string;
}

/** The picture over a stream: it only shows, makes no sound, and is nothing at all where there is nothing to show. */
export function OverlayScreen(props: OverlayScreenProps) {
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset["overlay"] = "";
    return () => {
      delete dataset["overlay"];
    };
  }, []);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  return <Opened key={attempt} {...props} onOutlived={again} />;
}

interface OpenedProps extends OverlayScreenProps {
  /** The proof does not hold any more: the address gives another one. */
  readonly onOutlived: () => void;
}

function Opened({ cover, token, onOutlived }: OpenedProps) {
  const proof = useOverlay(cover, token);
  const newest = useRenewedToken(cover, proof);
  if (proof === undefined) return null;
  return (
    <RoomProvider gameCode={cover} purpose="spectator" token={newest}>
      <Connected onOutlived={onOutlived} />
    </RoomProvider>
  );
}

/** What is on air stays there through a reconnect; no note of ours belongs on it. */
function Connected({ onOutlived }: Pick<OpenedProps, "onOutlived">) {
  const status = useRoomStatus();
  const hasRoom = useTopic("stage") !== undefined;
  // A computer that slept for a day: the address still proves what the proof does not any more.
  const isOutlived = status.kind === "closed" && status.why === "notAllowed";
  useEffect(() => {
    if (isOutlived) onOutlived();
  }, [isOutlived, onOutlived]);
  const isOn = status.kind === "live" || status.kind === "reconnecting";
  if (!isOn || !hasRoom) return null;
  return (
    <ScoresProvider>
      <OverlayFrame />
    </ScoresProvider>
  );
}
