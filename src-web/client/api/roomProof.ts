import { hostedRoom, keptPlace, playerSeat } from "../storage/roomKeys.ts";

/**
 * Returns the token a link gave this device, only on the screen the link is for: the same phone may also have
 * a seat in the room.
 */
function lentToken(gameCode: string): string | undefined {
  const { pathname } = location;
  const place = pathname.startsWith("/overlay/")
    ? "overlay"
    : (["remote", "screen"] as const).find((one) => pathname === `/host/${one}`);
  const kept = place && keptPlace(place);
  return kept?.session.gameCode === gameCode ? kept.token : undefined;
}

/** Returns this screen's token for the room: the host's, one from a link, or else its seat's. */
export function roomToken(gameCode: string): string | undefined {
  const hosted = hostedRoom();
  if (hosted?.gameCode === gameCode) return hosted.token;
  const seated = playerSeat();
  return lentToken(gameCode) ?? (seated?.gameCode === gameCode ? seated.token : undefined);
}
