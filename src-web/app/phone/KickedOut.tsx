import { useEffect } from "react";
import { dropSeat } from "../../client/storage/roomKeys.ts";
import type { StoredSeat } from "../../client/storage/storage.ts";
import { useRoomStatus } from "../../room/index.ts";

/**
 * Forgets a seat as soon as its player is kicked. Otherwise who closes the page there and then would be offered
 * the seat again, as one that is still theirs.
 */
export function KickedOut({ seat }: { readonly seat: StoredSeat }) {
  const { kind } = useRoomStatus();
  useEffect(() => {
    if (kind === "kicked") dropSeat(seat);
  }, [kind, seat]);
  return null;
}
