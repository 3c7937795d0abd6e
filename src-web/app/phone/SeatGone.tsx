import { useEffect } from "react";
import { dropSeat, keptSeat } from "../../client/storage/roomKeys.ts";
import { stored, type StoredSeat } from "../../client/storage/storage.ts";
import { useRoomStatus } from "../../room/index.ts";

/**
 * Forgets a seat as soon as its player is kicked, or has moved it to another phone. Otherwise who closes the page
 * there and then would be offered the seat again, as one that is still theirs.
 */
export function SeatGone({ seat }: { readonly seat: StoredSeat }) {
  const { kind } = useRoomStatus();
  useEffect(() => {
    // A seat that moved to another tab of this browser is kept with that tab's token.
    const hasMovedAway = kind === "moved" && keptSeat()?.token === stored("playerRoomToken");
    if (kind === "kicked" || hasMovedAway) dropSeat(seat);
  }, [kind, seat]);
  return null;
}
