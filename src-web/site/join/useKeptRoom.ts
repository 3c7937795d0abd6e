import { useLayoutEffect, useState } from "react";
import { findSession } from "../../client/api/gameSession.ts";
import { ApiError } from "../../client/http/request.ts";
import { dropHost, dropSeat, keptRoom, type KeptRoom } from "../../client/storage/roomKeys.ts";

/**
 * The room that this device was in when its tab was closed; undefined once the room reports that it is over.
 * It is known before the first frame, and prerendered pages reserve its space (scripts/wake-page.js), so that
 * nothing moves under a finger.
 */
export function useKeptRoom(): KeptRoom | undefined {
  const [room, setRoom] = useState<KeptRoom>();

  useLayoutEffect(() => {
    delete document.documentElement.dataset["keptRoom"];
    const kept = keptRoom();
    if (!kept) return undefined;
    let isOutdated = false;
    // The build prerenders the page without knowing the device, so the kept room is set before the first
    // frame.
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
        // Only a 404 means that the room is gone; a failed connection does not.
        if (error instanceof ApiError && error.status === 404) forget();
      },
    );
    return () => {
      isOutdated = true;
    };
  }, []);

  return room;
}
