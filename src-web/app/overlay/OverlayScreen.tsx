import { useCallback, useEffect, useState } from "react";
import { reloadPage } from "../../client/auth/nativeBridge.ts";
import { RoomProvider, useRoomEvent, useRoomStatus, useTopic } from "../../room/index.ts";
import { ScoresProvider } from "../../game-kit/scores.tsx";
import { useRenewedToken } from "../../screens/frame/useRenewedToken.ts";
import { OverlayFrame } from "./OverlayFrame.tsx";
import { useOverlay } from "./useOverlay.ts";
import "./seeThrough.css";

/** How long a page that is too old for its room waits before it is loaded again, ms. */
const RELOAD_MS = 5_000;

interface OverlayScreenProps {
  /** The cover that stands for the room's code. */
  readonly cover: string;
  /** The token from the address. */
  readonly token: string;
}

/**
 * The picture over a stream: it only shows the room, makes no sound, and renders nothing when there is
 * nothing to show.
 */
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
  /**
   * Called when the room token is no longer valid, so that the address's token is exchanged for a new one.
   */
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

/** The picture stays on air during a reconnect; status messages do not belong on a stream. */
function Connected({ onOutlived }: Pick<OpenedProps, "onOutlived">) {
  const status = useRoomStatus();
  const hasRoom = useTopic("stage") !== undefined;
  // For example after the computer slept for a day: the room token has expired, the address's token has not.
  const isOutlived = status.kind === "closed" && status.why === "notAllowed";
  useEffect(() => {
    if (isOutlived) onOutlived();
  }, [isOutlived, onOutlived]);
  useRoomEvent("reloadPage", reloadPage);
  // Other screens have a button for this, which nobody could press here.
  const isTooOld = status.kind === "tooOld";
  useEffect(() => {
    if (!isTooOld) return undefined;
    const timeout = setTimeout(reloadPage, RELOAD_MS);
    return () => clearTimeout(timeout);
  }, [isTooOld]);
  const isOn = status.kind === "live" || status.kind === "reconnecting";
  if (!isOn || !hasRoom) return null;
  return (
    <ScoresProvider>
      <OverlayFrame />
    </ScoresProvider>
  );
}
