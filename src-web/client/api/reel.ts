import { hostedRoom, lastSeatToken } from "../storage/roomKeys.ts";
import { call } from "./call.ts";

/**
 * What this browser has to show for the night it was at: its seat, also weeks after the room is
 * gone, or the room it hosted. The server finds out itself whether it is of that night.
 */
function roomTokenOfNight(): string | undefined {
  return lastSeatToken() ?? hostedRoom()?.token;
}

/** A night by its address, with what this browser can prove about who sat where. */
export const fetchReel = (reelId: string) =>
  call("GET /reel/:reelId", { params: { reelId }, roomToken: roomTokenOfNight() });

/** Take away something one made. */
export const removeItem = (reelId: string, gameId: string, keepsakeId: string) =>
  call("DELETE /reel/:reelId/games/:gameId/keepsakes/:keepsakeId", {
    params: { reelId, gameId, keepsakeId },
    roomToken: roomTokenOfNight(),
  });

/** Take the whole night away. */
export const removeReel = (reelId: string) =>
  call("DELETE /reel/:reelId", { params: { reelId }, roomToken: roomTokenOfNight() });
