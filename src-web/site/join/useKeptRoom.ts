import { useLayoutEffect, useState } from "react";
import { findSession } from "../../client/api/gameSession.ts";
import { ApiError } from "../../client/http/request.ts";
import { dropHost, dropSeat, keptRoom, type KeptRoom } from "../../client/storage/roomKeys.ts";

/**
 * The room that this device was in when its tab was closed; nothing once the room says that it is over. It is
 * there before the first frame, and a page that the build wrote out left its place free (scripts/wake-page.js):
 * nothing moves under a finger.
 */
export function useKeptRoom(): KeptRoom | undefined {
  const [room, setRoom] = useState<KeptRoom>();

  useLayoutEffect(() => {
    delete document.documentElement.dataset["keptRoom"];
    const kept = keptRoom();
    if (!kept) return undefined;
    let isOutdated = false;
    // The page was written out by the build, which knows no device: what this one keeps comes with its first frame.
    // oxlint-disable-next-line react/set-state-in-effect
    setRoom(kept);
    const forget = () => {
      if (kept.place === "seat") dropSeat(kept.seat);
      else dropHost(kept.session.gameCode);
      if (!isOutdated) setRoom(undefined);
    };
    findSession(kept.session.gameCode).then(
      ({ active }) => {
        if (!active) forget();
      },
      (error: unknown) => {
        // Only a room that says it is gone is gone; a bad connection is not.
        if (error instanceof ApiError && error.status === 404) forget();
      },
    );
    return () => {
      isOutdated = true;
    };
  }, []);

  return room;
}
