import { isFinalRefusal } from "../http/request.ts";
import { dropLeft, dropSeat, keepLeft, leftSeat } from "../storage/roomKeys.ts";
import type { StoredSeat } from "../storage/storage.ts";
import { leaveRoom } from "./gameSession.ts";

/** Tells a room that its player has left, if that could not be sent or was not answered before. */
export async function tellLeft(): Promise<void> {
  const left = leftSeat();
  if (!left) return;
  try {
    await leaveRoom(left.holder.gameCode, left.holder.sessionPlayerId, left.token);
  } catch (error) {
    // After a kick, or when the room is gone, there is no seat left to give back. Without a network there is.
    if (!isFinalRefusal(error)) return;
  }
  dropLeft(left.holder);
}

/** Gives this tab's seat back. Without a network, the next page that opens on this device does. */
export function leaveSeat(seat: Pick<StoredSeat, "gameCode" | "sessionPlayerId">): void {
  keepLeft();
  void tellLeft();
  dropSeat(seat);
}
