import { hostedRoom, lastSeatToken } from "../storage/roomKeys.ts";

/**
 * What this browser has to show for the night it was at: its seat, also weeks after the room is
 * gone, or the room it hosted. The server finds out itself whether it is of that night.
 */
export function roomTokenOfNight(): string | undefined {
  return lastSeatToken() ?? hostedRoom()?.token;
}
