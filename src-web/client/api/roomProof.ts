import { hostedRoom, keptPlace, playerSeat } from "../storage/roomKeys.ts";

/** What a link made of this device, on the screen that shows it only: the same phone may also sit in the room. */
function lentToken(gameCode: string): string | undefined {
  const { pathname } = location;
  const place = pathname.startsWith("/overlay/")
    ? "overlay"
    : (["remote", "screen"] as const).find((one) => pathname === `/host/${one}`);
  const kept = place && keptPlace(place);
  return kept?.session.gameCode === gameCode ? kept.token : undefined;
}

/** The proof this screen has of its place in the room: the host's, a lent one, or else its seat's. */
export function roomToken(gameCode: string): string | undefined {
  const hosted = hostedRoom();
  if (hosted?.gameCode === gameCode) return hosted.token;
  const seated = playerSeat();
  return lentToken(gameCode) ?? (seated?.gameCode === gameCode ? seated.token : undefined);
}
