import { hostedRoom, lastSeatToken } from "../storage/roomKeys.ts";
import { call } from "./call.ts";

/**
 * Returns the room token this browser has from the night: that of its seat, even weeks after the room is
 * gone, or of the room it hosted. The server checks whether it belongs to that night.
 */
function roomTokenOfNight(): string | undefined {
  return lastSeatToken() ?? hostedRoom()?.token;
}

/** Fetch a night by its address; the token shows which seat this browser had. */
export const fetchReel = (reelId: string) =>
  call("GET /reel/:reelId", { params: { reelId }, roomToken: roomTokenOfNight() });

/** Remove something the user made. */
export const removeItem = (reelId: string, gameId: string, keepsakeId: string) =>
  call("DELETE /reel/:reelId/games/:gameId/keepsakes/:keepsakeId", {
    params: { reelId, gameId, keepsakeId },
    roomToken: roomTokenOfNight(),
  });

/** Remove the complete night. */
export const removeReel = (reelId: string) =>
  call("DELETE /reel/:reelId", { params: { reelId }, roomToken: roomTokenOfNight() });
